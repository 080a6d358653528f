import { hook } from '../../client/hooks'
import { partSlugger } from '../model/part-slugger'
import type { Faqs } from '../model/site'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/**
 * Questions, of which one is open at a time. With `linked`, each answer has its own address. The id is on the answer,
 * because browsers open the `details` around a fragment's target, but not one that is itself the target.
 */
export function faqs(content: Faqs | undefined, { linked = false } = {}): Block | undefined {
  if (!content) return undefined
  const slugger = partSlugger()
  return section(
    'questions',
    content,
    <div className="accordion aside">
      {content.items.map(({ question, answer }) => (
        <details key={question} name="questions" {...hook('accordion')}>
          <summary>{question}</summary>
          <div id={linked ? slugger.slug(question) : undefined} className="answer">
            <Rich value={answer} />
          </div>
        </details>
      ))}
    </div>,
  )
}
