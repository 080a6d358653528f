import type { Items } from '../model/site'
import { Rich } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'
import { SmallPicture } from './small-picture'

/**
 * Titled pieces of text: methods, benefits, signs of damage. They stand side by side, but not below such a list. Where
 * some have no picture they are rows, of which the others have theirs at the end.
 */
export function items(id: string, content: Items | undefined): Block | undefined {
  const pictured = content?.items.filter(({ picture }) => picture).length
  return itemList(id, content, pictured && pictured < content!.items.length ? 'ruled' : 'items')
}

/** The same as a list to go through from top to bottom: limits, and what to look at before calling. */
const list = (id: string, content: Items | undefined) => itemList(id, content, 'ruled')

function itemList(id: string, content: Items | undefined, usual: 'items' | 'ruled'): Block | undefined {
  if (!content) return undefined
  const hasPictures = content.items.some(({ picture }) => picture)
  const as = (layout: 'items' | 'ruled') => ({
    layout,
    ...section(
      id,
      content,
      <ul className={hasPictures ? `${layout} pictured` : layout}>
        {content.items.map(({ title, description, picture }) => (
          <li key={title}>
            <SmallPicture of={picture} />
            <EntryTitle>{title}</EntryTitle>
            <Rich value={description} />
          </li>
        ))}
      </ul>,
    ),
  })
  return { ...as(usual), otherwise: as(usual === 'items' ? 'ruled' : 'items') }
}
