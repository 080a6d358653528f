import type { Business, Steps } from '../model/site'
import { useWords } from '../words'
import { PhoneLink } from './call'
import { Rich } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'
import { PicturesBeside } from './small-picture'

/** Numbered steps, one below the other, with their pictures beside them. */
export function steps(id: string, content: Steps | undefined): Block | undefined {
  if (!content) return undefined
  const { steps, plate, total } = content
  return section(
    id,
    content,
    <>
      <PicturesBeside of={steps} />
      <List of={steps} look={plate ? 'steps' : 'steps aside'} />
      {total && (
        <p className="total">
          <Total /> <b>{total}</b>
        </p>
      )}
    </>,
  )
}

/** The duration of each step, side by side on one line. The duration of all, and the number of a business, end it. */
export function timeline(id: string, content: Steps | undefined, business?: Business): Block | undefined {
  if (!content) return undefined
  const { steps, total } = content
  return section(
    id,
    content,
    <div className={business ? 'timeline dark' : total ? 'timeline' : 'timeline aside'}>
      <List of={steps} />
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
}

const List = ({ of, look }: { of: Steps['steps']; look?: string }) => (
  <ol className={look}>
    {of.map(({ title, duration, description }) => (
      <li key={title}>
        <EntryTitle>{title}</EntryTitle>
        {duration && <p className="duration">{duration}</p>}
        {description && <Rich value={description} />}
      </li>
    ))}
  </ol>
)

const Total = () => <span>{useWords().labels.total}</span>
