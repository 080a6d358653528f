import type { Names } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'

/** Up to this many names are beside their heading, and up to this many are one below the other. */
const [mostBeside, mostStacked] = [8, 3]

/** A plain list of names, such as neighborhoods. */
export function names(id: string, content: Names | undefined): Block | undefined {
  const count = content?.items.length ?? 0
  return (
    content &&
    section(
      id,
      content,
      <ul
        className={count > mostBeside ? 'names' : count > mostStacked ? 'names aside' : 'names aside stacked'}
      >
        {content.items.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>,
    )
  )
}
