import GithubSlugger from 'github-slugger'
import { hook } from '../../client/hooks'
import type { Faqs } from '../model/site'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/**
 * Questions, one open at a time. With `linked`, each answer has an address of its own. The id stands on the answer,
 * because browsers open the `details` around a fragment, but not one that is the fragment itself.
 */
export function faqs(content: Faqs, { linked = false } = {}): Block {
  const slugger = new GithubSlugger()
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
