/**
 * The words of plates and of the drawings of services: shared/plates.md. Which there are, and what each says in English,
 * is known from the generator's own labels.
 */
import english from '../labels/en.json'
import { label } from './drawings'
import { file, group } from './fields'

/** What the help of a label says of it, by its name. */
function kindOf(name: string): string {
  if (name === 'title') return 'what is drawn, in two or three words'
  if (name === 'alt') return 'what it shows, for those who cannot see it'
  if (name === 'view') return 'how it is drawn'
  if (name.endsWith('Note')) return 'the line below'
  return name.endsWith('Short') ? 'the same on phones' : 'a label'
}

type Drawing<Labels> = ReturnType<typeof group<{ [Name in keyof Labels]: ReturnType<typeof label> }>>

/** The rules for some drawings, from the labels of each. */
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
