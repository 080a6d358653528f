import type { Items } from '../model/site'
import { Rich } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'
import { PicturesBeside, SmallPicture } from './small-picture'

/** The piers that stand side by side in their plate. The first entries below it are about them. */
const panels = 4

/** Returns the class of a list that is not in threes. */
export const inRow = (count: number): string => (count % 4 === 0 ? ' fours' : '')

/**
 * Titled pieces of text: methods, benefits, signs of damage. They are side by side, but in rows below another such list.
 * Four or seven are in rows first. Entries that all have a picture are always side by side. If only some have one, the
 * pictures are beside the list, so that its rows are alike. Notes, which have no pictures, are small and side by side.
 */
export function items(id: string, content: Items | undefined, asNotes = false): Block | undefined {
  if (!content) return undefined
  const isBelowPanels = content.plate === 'piers' && content.items.length >= panels
  const pictured = content.items.filter(({ picture }) => picture).length
  const isMixed = pictured > 0 && pictured < content.items.length
  const count = content.items.length
  const isNotes = asNotes && pictured === 0
  const look = pictured === count ? ' pictured' : ''
  const as = (layout: 'items' | 'ruled') => ({
    layout,
    ...section(
      id,
      content,
      <>
        {isMixed && <PicturesBeside of={content.items} />}
        <ul
          className={
            layout === 'items'
              ? `items${isNotes ? ' notes' : look}${inRow(count)}`
              : `ruled ${isBelowPanels ? 'panels' : 'aside'}`
          }
        >
          {content.items.map(({ title, description, picture }) => (
            <li key={title}>
              {!isMixed && <SmallPicture of={picture} />}
              <EntryTitle>{title}</EntryTitle>
              <Rich value={description} />
            </li>
          ))}
        </ul>
      </>,
    ),
  })
  if (isMixed || isBelowPanels) return as('ruled')
  if (look || isNotes) return as('items')
  return count % 3 === 1
    ? { ...as('ruled'), otherwise: as('items') }
    : { ...as('items'), otherwise: as('ruled') }
}
