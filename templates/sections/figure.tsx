import type { ReactNode } from 'react'
import type { Picture, Rich } from '../../content/types'

/** A drawing in its frame, with a line under it. */
export function Figure({ children, caption }: { children: ReactNode; caption?: Rich }) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption.html }} />}
    </figure>
  )
}

/** The owner's own photo at the top of a page. It is in the first screen, so it loads at once. */
export function Photo({ picture }: { picture: Picture }) {
  const { src, alt, width, height } = picture
  return <img src={src} alt={alt} width={width} height={height} fetchPriority="high" />
}
