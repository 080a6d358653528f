import type { ReactNode } from 'react'
import type { Rich } from '../model/site'
import { inner } from './rich'

/** A picture with a caption. */
export function Figure({
  id,
  children,
  caption,
  framed,
}: {
  id?: string
  /** True for a document, such as a map. */
  framed?: boolean
  children: ReactNode
  caption?: Rich | undefined
}) {
  return (
    <figure id={id} className={framed ? 'figure framed' : 'figure'}>
      {children}
      {caption && <figcaption dangerouslySetInnerHTML={inner(caption)} />}
    </figure>
  )
}
