import type { Steps } from '../model/site'
import { useWords } from '../words'
import { Rich } from './rich'
import { EntryTitle } from './section-head'
import { section } from './sections'
import type { Block } from './sections'
import { PicturesBeside } from './small-picture'

/** Numbered steps, one below the other, with their pictures beside them. */
export const steps = (id: string, content: Steps | undefined) => stepList(id, content, 'steps aside')

/** The duration of each step, side by side on one line. */
export const timeline = (id: string, content: Steps | undefined) => stepList(id, content, 'timeline')

function stepList(id: string, content: Steps | undefined, className: string): Block | undefined {
  return (
    content &&
    section(
      id,
      content,
      <>
        <PicturesBeside of={content.steps} />
        <ol className={className}>
          {content.steps.map(({ title, duration, description }) => (
            <li key={title}>
              <EntryTitle>{title}</EntryTitle>
              {duration && <p className="duration">{duration}</p>}
              {description && <Rich value={description} />}
            </li>
          ))}
        </ol>
        {content.total && (
          <p className="total">
            <Total /> <b>{content.total}</b>
          </p>
        )}
      </>,
    )
  )
}

const Total = () => <span>{useWords().labels.total}</span>
