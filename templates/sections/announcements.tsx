import type { Announcement, FrameWords } from '../model/site'
import { Rich } from './rich'

interface AnnouncementsProps {
  /** The notice of all pages and the notice of this page. */
  notices: readonly (Announcement | undefined)[]
  frame: FrameWords
}

/** The notices at the top of a page, each in its own language. */
export function Announcements({ notices, frame }: AnnouncementsProps) {
  const shown = notices.filter((notice) => notice !== undefined)
  if (shown.length === 0) return null
  return (
    <section className="announcements" aria-label={frame.notice}>
      {shown.map(({ text, link, lang }, i) => (
        <div key={i} className="in" lang={lang}>
          <Rich value={text} />
          {link && <a href={link.href}>{link.text}</a>}
        </div>
      ))}
    </section>
  )
}
