import type { ReactNode } from 'react'
import type { Rich } from '../model/site'
import { inner } from './rich'

/** A framed picture with a caption. */
export function Figure({
  id,
  children,
  caption,
}: {
  id?: string
  children: ReactNode
  caption?: Rich | undefined
}) {
  return (
    <figure id={id} className="figure">
      {children}
      {caption && <figcaption dangerouslySetInnerHTML={inner(caption)} />}
    </figure>
  )
}
