import type { Items } from '../model/site'
import { Rich } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'
import { SmallPicture } from './small-picture'

/**
 * Titled pieces of text: methods, benefits, signs of damage. They are side by side, but not below another such list.
 * If only some have a picture, the items are rows with the picture at the end.
 */
export function items(id: string, content: Items | undefined): Block | undefined {
  if (!content) return undefined
  const pictured = content.items.filter(({ picture }) => picture).length
  const usual = pictured > 0 && pictured < content.items.length ? 'ruled' : 'items'
  const as = (layout: 'items' | 'ruled') => ({
    layout,
    ...section(
      id,
      content,
      <ul className={pictured > 0 ? `${layout} pictured` : layout}>
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
