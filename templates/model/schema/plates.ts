/**
 * shared/plates.md: the words of plates and of the drawings of services. The generator's English labels define which
 * drawings there are, and which labels each one has.
 */
import english from '../labels/en.json'
import { label } from './drawings'
import { file, group } from './fields'

/** Returns the help of a label, from its name. */
function kindOf(name: string): string {
  if (name === 'title') return 'what is drawn, in two or three words'
  if (name === 'alt') return 'what it shows, for people who cannot see it'
  if (name === 'view') return 'how it is drawn'
  if (name.endsWith('Note')) return 'the line below'
  return name.endsWith('Short') ? 'the same on phones' : 'a label'
}

type Drawing<Labels> = ReturnType<typeof group<{ [Name in keyof Labels]: ReturnType<typeof label> }>>

/** Returns the schema of a set of drawings, from the English labels of each. */
function drawings<All extends Record<string, { title: string }>>(all: All) {
  const rules = Object.entries(all).map(([name, labels]) => {
    const fields = Object.entries(labels).map(([name, words]) => [
      name,
      label(name === 'alt' ? kindOf(name) : `${kindOf(name)}, "${words}"`),
    ])
    return [name, group(`the drawing "${labels.title}"`, Object.fromEntries(fields) as never)]
  })
  return Object.fromEntries(rules) as { [Name in keyof All]: Drawing<All[Name]> }
}

const { services, plates: wide } = english['shared/plates.md']

export const plates = file({
  services: group('how each service works, the drawing at the top of its page', drawings(services)),
  plates: group('drawings as wide as a section', drawings(wide)),
})
