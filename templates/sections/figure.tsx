import type { ReactNode } from 'react'
import type { Evidence, Rich } from '../model/site'
import { PhotoImage } from './photo'
import { Shot } from './shot'

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
export function Photo({ picture }: { picture: Evidence }) {
  return (
    <Figure caption={picture.caption}>
      {picture.photo ? <Shot photo={picture} first /> : <PhotoImage picture={picture} first />}
    </Figure>
  )
}
