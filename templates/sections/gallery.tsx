import { hook } from '../../client/hooks'
import type { GalleryImage, HeadContent } from '../model/site'
import { SectionHead } from './section-head'
import { TitledPicture } from './photo'
import type { Block } from './sections'

/**
 * Pictures in a row that scrolls and snaps, with arrows and dots that the script reveals. Roles and
 * names follow the W3C APG carousel pattern; it never moves by itself.
 */
export function gallery(content: HeadContent & { items: GalleryImage[] }): Block {
  const count = content.items.length
  return {
    id: 'gallery',
    body: (
      <>
        <SectionHead id="gallery-heading" head={content} />
        <div
          className="gallery"
          role="group"
          aria-roledescription="carousel"
          aria-labelledby="gallery-heading"
          {...hook('gallery')}
        >
          <div
            className="track"
            aria-live="polite"
            tabIndex={0}
            role="group"
            aria-label="Pictures"
            {...hook('gallery-track')}
          >
            {content.items.map((image, i) => (
              <div
                key={image.src}
                className="slide"
                role="group"
                aria-roledescription="slide"
                aria-label={`${i + 1} of ${count}`}
                {...hook('gallery-slide')}
              >
                <figure>
                  <TitledPicture picture={image} />
                  <figcaption dangerouslySetInnerHTML={{ __html: image.caption.html }} />
                </figure>
              </div>
            ))}
          </div>
          <div className="controls" hidden {...hook('gallery-controls')}>
            <button type="button" aria-label="Previous picture" {...hook('gallery-previous')}>
              <Arrow to="left" />
            </button>
            <div role="group" aria-label="Choose a picture">
              {content.items.map((image, i) => (
                <button
                  key={image.src}
                  type="button"
                  aria-label={`Picture ${i + 1}`}
                  {...hook('gallery-dot')}
                />
              ))}
            </div>
            <button type="button" aria-label="Next picture" {...hook('gallery-next')}>
              <Arrow to="right" />
            </button>
          </div>
        </div>
      </>
    ),
  }
}

function Arrow({ to }: { to: 'left' | 'right' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={to === 'left' ? 'M15 4 7 12l8 8' : 'm9 4 8 8-8 8'} />
    </svg>
  )
}
