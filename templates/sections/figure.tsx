import type { ReactNode } from 'react'
import type { Picture, Rich } from '../site'

/** A drawing in its frame, with a line under it. */
export function Figure({ children, caption }: { children: ReactNode; caption?: Rich | undefined }) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption.html }} />}
    </figure>
  )
}

/**
 * A picture at the top of a page, in its frame. It is in the first screen, so it loads at once; inside
 * `picture` React does not add a preload for it, which would only say the same twice.
 */
export function Photo({ picture }: { picture: Picture }) {
  const { src, alt, width, height } = picture
  return (
    <Figure>
      <picture>
        <img src={src} alt={alt} width={width} height={height} fetchPriority="high" />
      </picture>
    </Figure>
  )
}
