/**
 * shared/drawings.md and shared/plates.md: the words in and about drawings. The generator's English labels define which
 * labels there are, and which names in braces each one holds.
 */
import type * as z from 'zod'
import english from '../labels/en.json'
import { file, formed, group, text } from './fields'

/** Names in braces that labels may contain. Each drawing fills in its own. */
export const drawingBlanks = ['number', 'from', 'to', 'layer', 'layers', 'place'] as const

/** A label that contains the same names in braces as its English words, apart from those that mean the same everywhere. */
function label(help: string, words: string) {
  const names = drawingBlanks.filter((name) => words.includes(`{${name}}`))
  const braced = names.map((name) => `{${name}}`).join(' and ')
  const all = new RegExp(names.map((name) => `(?=[^]*\\{${name}\\})`).join(''))
  const others = drawingBlanks.filter((name) => !names.includes(name))
  const foreign = new RegExp(`\\{(${others.join('|')})\\}`, 'i')
  const bare = text(help).refine((typed) => !foreign.test(typed), {
    error: ({ input }) =>
      `holds ${foreign.exec(input as string)![0]}, which this drawing does not fill in; write ${help}`,
  })
  return names.length === 0 ? bare : formed(bare, all, `is to hold ${braced}`, `write ${help}`)
}

/** Returns the help of a label. Those for people who cannot see the drawing are too long to quote. */
function helpOf(name: string, words: string): string {
  return name === 'alt' ? kindOf(name) : `${kindOf(name)}, "${words}"`
}

function kindOf(name: string): string {
  if (name === 'title') return 'what is drawn, in two or three words'
  if (name === 'alt') return 'what it shows, for people who cannot see it'
  if (name === 'view') return 'how it is drawn'
  if (name.endsWith('Note')) return 'the line below'
  return name.endsWith('Short') ? 'the same on phones' : 'a label'
}

type Labels = { [name: string]: string | Labels }

const labelsLike = (words: string | Labels, name: string): z.ZodType =>
  typeof words === 'string'
    ? label(helpOf(name, words), words)
    : group(words.title ? `the drawing "${String(words.title)}"` : `the labels of "${name}"`, shapeOf(words))

const shapeOf = (all: Labels) =>
  Object.fromEntries(Object.entries(all).map(([name, words]) => [name, labelsLike(words, name)]))

/** Returns the schema of a file whose English words these are. */
const fileOf = <All extends Labels>(all: All) =>
  file(shapeOf(all) as { [Name in keyof All]: z.ZodType<All[Name]> })

export const drawings = fileOf(english['shared/drawings.md'])
export const plates = fileOf(english['shared/plates.md'])
