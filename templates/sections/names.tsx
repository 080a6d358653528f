import type { Names } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'

/** Up to this many names are one row in larger type, and up to this many are beside their heading. */
const [mostInRow, mostBeside] = [3, 8]

/** A plain list of names, such as neighborhoods. */
export function names(id: string, content: Names | undefined): Block | undefined {
  const count = content?.items.length ?? 0
  return (
    content &&
    section(
      id,
      content,
      <ul className={count > mostBeside ? 'names' : count > mostInRow ? 'names aside' : 'names row'}>
        {content.items.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>,
    )
  )
}
