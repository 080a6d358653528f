import { hook } from '../../client/hooks'
import type { FrameWords, Pair } from '../model/site'
import { PhotoCaption, PhotoImage, TitleBlock } from './photo'

interface BeforeAfterProps {
  pair: Pair
  repair?: string | undefined
  words: FrameWords['jobs']
}

/**
 * Two photos of one place in one frame, with a slider that reveals one or the other. Without scripts and in print, one
 * is below the other.
 */
export const BeforeAfter = ({ pair, repair, words }: BeforeAfterProps) => (
  <figure className={pair.before.frame === 'portrait' ? 'before-after portrait' : 'before-after'}>
    <div className="photo" {...hook('pair')}>
      <div className="before">
        <PhotoImage picture={pair.before} />
        <b>{words.before}</b>
      </div>
      <div className="after">
        <PhotoImage picture={pair.after} />
        <b>{words.after}</b>
      </div>
      <input type="range" aria-label={words.edge} {...hook('pair-edge')} />
      <i>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l-6 6 6 6M15 6l6 6-6 6" />
        </svg>
      </i>
      <TitleBlock repair={repair} place={pair.place} taken={pair.taken} />
    </div>
    <PhotoCaption caption={pair.caption} />
  </figure>
)
