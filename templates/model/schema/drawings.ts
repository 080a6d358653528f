/**
 * Labels: the words in and about drawings (shared/drawings.md and shared/plates.md), and those of the frame. The
 * generator's English labels define which labels there are, and which names in braces each one holds.
 */
import type * as z from 'zod'
import english from '../labels/en.json'
import { file, formed, group, list, text } from './fields'

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

function kindOf(name: string): string {
  if (name === 'title') return 'what is drawn, in two or three words'
  if (name === 'alt') return 'what it shows, for people who cannot see it'
  if (name === 'view') return 'how it is drawn'
  if (name.endsWith('Note')) return 'the line below'
  return name.endsWith('Short') ? 'the same on phones' : 'a label'
}

type Labels = { [name: string]: string | string[] | Labels }

/** Returns the schema of these English words: a label, a list of as many, or a group of labels. */
function labelsLike(words: string | string[] | Labels, name: string, help = kindOf(name)): z.ZodType {
  // Those for people who cannot see the drawing are too long to quote.
  if (typeof words === 'string') return label(name === 'alt' ? help : `${help}, "${words}"`, words)
  if (Array.isArray(words)) return list(help, text('a label'), words.length, words.length)
  return group(
    words.title ? `the drawing "${String(words.title)}"` : `the labels of "${name}"`,
    shapeOf(words),
  )
}

type HelpOf<All> = { [Name in keyof All]?: string }

const shapeOf = <All extends Labels>(all: All, help: HelpOf<All> = {}) =>
  Object.fromEntries(
    Object.entries(all).map(([name, words]) => [name, labelsLike(words, name, help[name])]),
  ) as { [Name in keyof All]: z.ZodType<All[Name]> }

/** Returns the schema of a group of labels whose English words these are, with help for those that need it. */
export const labels = <All extends Labels>(meaning: string, all: All, help?: HelpOf<All>) =>
  group(meaning, shapeOf(all, help))

export const drawings = file(shapeOf(english['shared/drawings.md']))
export const plates = file(shapeOf(english['shared/plates.md']))
