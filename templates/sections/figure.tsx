import type { ReactNode } from 'react'
import type { Rich } from '../model/site'

/** A picture in its frame, with a line under it. */
export function Figure({ children, caption }: { children: ReactNode; caption?: Rich | undefined }) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption.html }} />}
    </figure>
  )
}
