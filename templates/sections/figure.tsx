import type { ReactNode } from 'react'
import type { Picture, Rich } from '../site'
import { PhotoImage } from './photo'

/** A drawing in its frame, with a line under it. */
export function Figure({ children, caption }: { children: ReactNode; caption?: Rich | undefined }) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption.html }} />}
    </figure>
  )
}

/** A picture at the top of a page, in its frame. It is in the first screen, so it loads at once. */
export function Photo({ picture }: { picture: Picture }) {
  return (
    <Figure>
      <PhotoImage picture={picture} first />
    </Figure>
  )
}
