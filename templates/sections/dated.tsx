import { dayInWords } from '../model/language'
import type { Dates, FrameWords } from '../model/site'
import { lowerFirst } from '../model/text'

/** When a page was last updated, and who reviewed it. Nothing when content says neither. */
export function Dated({ dates, frame }: { dates: Dates; frame: FrameWords }) {
  const { updated, reviewer } = dates
  const { dated: words } = frame
  if (updated === undefined && reviewer === undefined) return null
  return (
    <p className="dated">
      {updated && (
        <span>
          {`${words.updated} `}
          <time dateTime={updated}>{dayInWords(updated, frame.lang)}</time>
        </span>
      )}
      {reviewer && <span>{`${words.reviewed} ${reviewer.name}, ${lowerFirst(reviewer.role)}`}</span>}
    </p>
  )
}
