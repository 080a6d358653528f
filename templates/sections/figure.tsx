import type { ReactNode } from 'react'
import type { Rich } from '../model/site'

/** A framed picture with a caption. */
export function Figure({ children, caption }: { children: ReactNode; caption?: Rich | undefined }) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption.html }} />}
    </figure>
  )
}
