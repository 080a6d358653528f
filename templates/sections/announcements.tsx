import type { Announcement, FrameWords } from '../model/site'
import { Rich } from './rich'
import { PageLink } from './links'

interface AnnouncementsProps {
  /** Those of all pages and those of this page. */
  notices: readonly Announcement[]
  frame: FrameWords
}

/** The notices at the top of a page, each in its own language. */
export function Announcements({ notices, frame }: AnnouncementsProps) {
  if (notices.length === 0) return null
  return (
    <section className="announcements" aria-label={frame.notice}>
      {notices.map(({ text, link, lang }, i) => (
        <div key={i} className="in" lang={lang}>
          <Rich value={text} />
          {link && <PageLink path={link.href}>{link.text}</PageLink>}
        </div>
      ))}
    </section>
  )
}
