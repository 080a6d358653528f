import type { Dates, FrameWords } from '../model/site'

/** "November 3, 2026", from "2026-11-03". */
const inWords = (day: string) =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** When a page was last gone over, and who read it; nothing where content says neither. */
export function Dated({ dates, frame }: { dates: Dates; frame: FrameWords }) {
  const { updated, reviewer } = dates
  const { dated: words } = frame
  if (updated === undefined && reviewer === undefined) return null
  return (
    <p className="dated">
      {updated && (
        <span>
          {`${words.updated} `}
          <time dateTime={updated}>{inWords(updated)}</time>
        </span>
      )}
      {reviewer && (
        <span>{`${words.reviewed} ${reviewer.name}, ${reviewer.role.charAt(0).toLowerCase()}${reviewer.role.slice(1)}`}</span>
      )}
    </p>
  )
}
