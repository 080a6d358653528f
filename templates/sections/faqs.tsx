import { hook } from '../../client/hooks'
import { partSlugger } from '../model/part-slugger'
import type { Faqs } from '../model/site'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'
import { SmallPicture } from './small-picture'

/** As many questions as this are two by two. Fewer, and odd ones, are beside their heading. */
const leastDouble = 4

/**
 * Questions; one is open at a time. With `linked`, each answer has its own address. The id is on the answer,
 * because browsers open the `details` around a fragment's target, but not one that is itself the target.
 */
export function faqs(content: Faqs | undefined, { linked = false } = {}): Block | undefined {
  if (!content) return undefined
  const slugger = partSlugger()
  const accordion = (items: Faqs['items'], look: string) => (
    <div className={look}>
      {items.map(({ question, answer }) => (
        <details key={question} name="questions" {...hook('accordion')}>
          <summary>{question}</summary>
          <div id={linked ? slugger.slug(question) : undefined} className="answer">
            <Rich value={answer} />
          </div>
        </details>
      ))}
    </div>
  )
  const groups = inGroups(content.items)
  return section(
    'questions',
    content,
    groups.length === 1 && !content.items.some(({ picture }) => picture) ? (
      accordion(content.items, `accordion ${lookOf(content.items.length)}`)
    ) : (
      <div className="asked">
        {groups.map((items) => (
          <div key={items[0]!.question} className="part">
            <SmallPicture of={items.find(({ picture }) => picture)?.picture} />
            {items[0]!.group && <h3>{items[0]!.group}</h3>}
            {accordion(items, 'accordion')}
          </div>
        ))}
      </div>
    ),
  )
}

const lookOf = (count: number) => (count < leastDouble || count % 2 === 1 ? 'aside' : 'double')

/** Questions with the same heading, one after the other, are a group. */
const inGroups = (items: Faqs['items']) =>
  items.reduce<Faqs['items'][]>((groups, item) => {
    const last = groups.at(-1)
    return last?.[0]!.group === item.group && last
      ? [...groups.slice(0, -1), [...last, item]]
      : [...groups, [item]]
  }, [])
