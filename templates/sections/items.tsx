import type { Items } from '../model/site'
import { Rich, withLead } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'
import { PicturesBeside, SmallPicture } from './small-picture'

/** The piers that stand side by side in their plate. The first entries below it are about them. */
const panels = 4

/** Returns the class of a list that is not in threes. */
export const inRow = (count: number): string => (count === 5 ? ' five' : count % 4 === 0 ? ' fours' : '')

/**
 * Titled pieces of text: methods, benefits, signs of damage. They are side by side, but not below another such list.
 * If only some have a picture, the pictures are beside the list, so that its rows are alike.
 */
export function items(id: string, content: Items | undefined): Block | undefined {
  if (!content) return undefined
  const isBelowPanels = content.plate === 'piers' && content.items.length >= panels
  const pictured = content.items.filter(({ picture }) => picture).length
  const isMixed = pictured > 0 && pictured < content.items.length
  const count = content.items.length
  const look = pictured === 0 ? '' : ` pictured${count % 3 === 2 ? ' and-two' : ''}`
  const leads = pictured === 0 && count % 3 === 1
  const inColumns = leads ? 'items leads' : `items${look}${inRow(count)}`
  const inRows = isBelowPanels ? 'ruled panels' : look && !isMixed ? `ruled${look} rows` : 'ruled aside'
  const as = (layout: 'items' | 'ruled') => ({
    layout,
    ...section(
      id,
      content,
      <>
        {isMixed && <PicturesBeside of={content.items} />}
        <ul className={layout === 'items' ? inColumns : inRows}>
          {content.items.map(({ title, description, picture }, i) => (
            <li key={title}>
              {!isMixed && <SmallPicture of={picture} />}
              <EntryTitle>{title}</EntryTitle>
              <Rich value={leads && layout === 'items' && i === 0 ? withLead(description) : description} />
            </li>
          ))}
        </ul>
      </>,
    ),
  })
  return isMixed || isBelowPanels ? as('ruled') : { ...as('items'), otherwise: as('ruled') }
}
