import type { Items, SignPicture, Signs } from '../model/site'
import { useDrawing } from '../drawing-address'
import { signPath } from '../model/urls'
import { Rich } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'

/** Titled pieces of text: methods, benefits, reasons, cost factors. They stand side by side, but not below such a list. */
export const items = (id: string, content: Items | undefined) => itemList(id, content, 'items')

/** The same as a list to go through from top to bottom: limits, and what to look at before calling. */
export const list = (id: string, content: Items | undefined) => itemList(id, content, 'ruled')

function itemList(id: string, content: Items | undefined, usual: 'items' | 'ruled'): Block | undefined {
  if (!content) return undefined
  const as = (layout: 'items' | 'ruled') => ({
    layout,
    ...section(
      id,
      content,
      <ul className={layout}>
        {content.items.map(({ title, description }) => (
          <li key={title}>
            <EntryTitle>{title}</EntryTitle>
            <Rich value={description} />
          </li>
        ))}
      </ul>,
    ),
  })
  return { ...as(usual), otherwise: as(usual === 'items' ? 'ruled' : 'items') }
}

/** Signs of damage: pictures side by side or, where some have none, rows, of which others have their picture at the end. */
export function signs(content: Signs | undefined): Block | undefined {
  if (!content) return undefined
  const layout = content.items.every(({ picture }) => picture) ? 'items' : 'ruled'
  return {
    layout,
    ...section(
      'signs',
      content,
      <ul className={`${layout} signs`}>
        {content.items.map((sign) => (
          <li key={sign.title}>
            {sign.picture && <DrawnSign picture={sign.picture} />}
            <h3>{sign.title}</h3>
            <Rich value={sign.description} />
          </li>
        ))}
      </ul>,
    ),
  }
}

/** The text beside it says what it shows, so that the picture needs no words of its own. */
function DrawnSign({ picture }: { picture: SignPicture }) {
  const address = useDrawing(signPath(picture))
  return <img src={address} alt="" width={320} height={200} loading="lazy" decoding="async" />
}
