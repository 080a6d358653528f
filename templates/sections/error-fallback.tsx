import { hook } from '../../client/hooks'
import type { FrameWords } from '../model/site'
import { Rich } from './rich'

/** Included in every page. The script shows it in the main area when a behavior fails. */
export function ErrorFallback({ frame }: { frame: FrameWords }) {
  const { heading, text, button } = frame.errorFallback
  return (
    <template {...hook('error-fallback')}>
      <section className="hero" role="alert">
        <div className="in">
          <h1>{heading}</h1>
          <Rich value={text} className="lead" />
          <button type="button" className="call" {...hook('refresh')}>
            {button}
          </button>
        </div>
      </section>
    </template>
  )
}
