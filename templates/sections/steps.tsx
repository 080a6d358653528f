import type { Steps } from '../model/site'
import { useWords } from '../words'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** A process or timeline: numbered steps on one line, each with its duration. */
export function steps(id: string, content: Steps | undefined): Block | undefined {
  return (
    content &&
    section(
      id,
      content,
      <>
        <ol className="steps">
          {content.steps.map(({ title, duration, description }) => (
            <li key={title}>
              <h3>{title}</h3>
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
