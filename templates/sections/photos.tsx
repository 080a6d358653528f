import type { FrameWords, Photos } from '../model/site'
import { BeforeAfter } from './before-after'
import { PhotoFigure } from './photo'
import { section } from './sections'
import type { Block } from './sections'

/** The owner's photos: first the pair before and after, which says what was done, then the others. */
export const photos = (
  id: string,
  content: Photos | undefined,
  { jobs }: FrameWords,
  repair?: string,
): Block | undefined =>
  content &&
  section(
    id,
    content,
    <div className="photos">
      {content.pair && <BeforeAfter pair={content.pair} repair={repair} words={jobs} />}
      {content.items && (
        <ul>
          {content.items.map((photo) => (
            <li key={photo.src}>
              <PhotoFigure photo={photo} />
            </li>
          ))}
        </ul>
      )}
    </div>,
  )
