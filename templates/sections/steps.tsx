import type { Business, Steps } from '../model/site'
import { useWords } from '../words'
import { PhoneLink } from './call'
import { Rich } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'
import { PicturesBeside } from './small-picture'

/** Numbered steps, one below the other, with their pictures beside them. */
export const steps = (id: string, content: Steps | undefined) => stepList(id, content)

/** The duration of each step, side by side on one line. The duration of all, and the number of a business, end it. */
export const timeline = (id: string, content: Steps | undefined, business?: Business) =>
  stepList(id, content, true, business)

function stepList(
  id: string,
  content: Steps | undefined,
  isLine = false,
  business?: Business,
): Block | undefined {
  if (!content) return undefined
  const { steps, total } = content
  const list = (look?: string) => (
    <ol className={look}>
      {steps.map(({ title, duration, description }) => (
        <li key={title}>
          <EntryTitle>{title}</EntryTitle>
          {duration && <p className="duration">{duration}</p>}
          {description && <Rich value={description} />}
        </li>
      ))}
    </ol>
  )
  if (isLine)
    return section(
      id,
      content,
      <div className={business ? 'timeline dark' : total ? 'timeline' : 'timeline aside'}>
        {list()}
        {total && (
          <p className="end">
            <b>
              <Total />
            </b>{' '}
            <b className="duration">{total}</b>
          </p>
        )}
        {business && <PhoneLink business={business} isLarge />}
      </div>,
    )
  return section(
    id,
    content,
    <>
      <PicturesBeside of={steps} />
      {list(content.plate ? 'steps' : 'steps aside')}
      {total && (
        <p className="total">
          <Total /> <b>{total}</b>
        </p>
      )}
    </>,
  )
}

const Total = () => <span>{useWords().labels.total}</span>
