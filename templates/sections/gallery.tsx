import { hook } from '../../client/hooks'
import { numberedLabel } from '../model/blanks'
import type { FrameWords, GalleryImage, HeadContent } from '../model/site'
import { SectionHead } from './section-head'
import { PhotoImage, TitledPicture } from './photo'
import type { Block } from './sections'
import { inner } from './rich'

/**
 * Pictures in a row that scrolls and snaps, with arrows and dots that the script reveals. On a wide screen the dots are
 * small pictures. Roles and names follow the
 * carousel pattern of the W3C APG. It never moves by itself.
 */
export function gallery(
  content: HeadContent & { items: GalleryImage[] },
  { gallery: words, numbered }: FrameWords,
): Block {
  const count = content.items.length
  return {
    id: 'gallery',
    body: (
      <>
        <SectionHead id="gallery-heading" head={content} />
        <div
          className="gallery"
          role="group"
          aria-roledescription={words.kind}
          aria-labelledby="gallery-heading"
          {...hook('gallery')}
        >
          <div
            className="track"
            aria-live="polite"
            tabIndex={0}
            role="group"
            aria-label={words.pictures}
            {...hook('gallery-track')}
          >
            {content.items.map((image, i) => (
              <div
                key={image.src}
                className="slide"
                role="group"
                aria-roledescription={words.slide}
                aria-label={numberedLabel(numbered.slide, i + 1, count)}
                {...hook('gallery-slide')}
              >
                <figure>
                  <TitledPicture picture={image} />
                  <figcaption dangerouslySetInnerHTML={inner(image.caption)} />
                </figure>
              </div>
            ))}
          </div>
          <div className="controls" hidden {...hook('gallery-controls')}>
            <button type="button" aria-label={words.previous} {...hook('gallery-previous')}>
              <Arrow to="left" />
            </button>
            <div role="group" aria-label={words.choose}>
              {content.items.map((image, i) => (
                <button
                  key={image.src}
                  type="button"
                  aria-label={numberedLabel(numbered.picture, i + 1, count)}
                  {...hook('gallery-dot')}
                >
                  <PhotoImage picture={{ ...image, alt: '' }} sizes="180px" />
                </button>
              ))}
            </div>
            <button type="button" aria-label={words.next} {...hook('gallery-next')}>
              <Arrow to="right" />
            </button>
          </div>
        </div>
      </>
    ),
  }
}

const Arrow = ({ to }: { to: 'left' | 'right' }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={to === 'left' ? 'M15 4 7 12l8 8' : 'm9 4 8 8-8 8'} />
  </svg>
)
