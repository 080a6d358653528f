import type { Names } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'

/** Up to this many names are beside their heading. */
const mostBeside = 8

/** A plain list of names, such as neighborhoods. On paper it is left out if its introduction tells them all. */
export function names(id: string, content: Names | undefined): Block | undefined {
  if (!content) return undefined
  const { intro, items } = content
  const isTold = intro && items.every((name) => intro.html.includes(name))
  return section(
    id,
    content,
    <ul className={`names${items.length > mostBeside ? '' : ' aside'}${isTold ? ' told' : ''}`}>
      {items.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>,
  )
}
