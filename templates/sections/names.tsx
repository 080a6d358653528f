import type { Names } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'

/** A plain list of names, such as neighborhoods. */
export const names = (id: string, content: Names | undefined): Block | undefined =>
  content &&
  section(
    id,
    content,
    <ul className="names">
      {content.items.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>,
  )
