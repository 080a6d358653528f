import type { Business, Notice } from '../model/site'
import { Rich } from './rich'
import type { Block } from './sections'

/** Asks every customer for a review, on the service where the owner has his profile. */
export function prompt(content: Notice, { reviewLink }: Business): Block {
  return {
    id: 'leave-a-review',
    body: (
      <div className="advice">
        <h2>{content.heading}</h2>
        <Rich value={content.text} />
        <p>
          <a className="quiet" href={reviewLink.href} rel="noopener">
            {reviewLink.text}
          </a>
        </p>
      </div>
    ),
  }
}
