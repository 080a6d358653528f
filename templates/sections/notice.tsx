import type { Business, Notice as NoticeContent } from '../site'
import { Call } from './call'
import { Rich } from './rich'
import type { Block } from './sections'

/** A box that ends in a call. The name sets its look: banner, contact or emergency. */
export function notice(
  id: 'banner' | 'contact' | 'emergency',
  content: NoticeContent | undefined,
  business: Business,
): Block | undefined {
  return (
    content && {
      id,
      body: (
        <div className={`notice ${id}`}>
          <Words id={id} content={content} />
          <Call business={business} />
        </div>
      ),
    }
  )
}

/** A note to read, without a call. */
export function note(id: string, content: NoticeContent | undefined): Block | undefined {
  return (
    content && {
      id,
      body: (
        <div className="note">
          <Words id={id} content={content} />
        </div>
      ),
    }
  )
}

function Words({ id, content }: { id: string; content: NoticeContent }) {
  return (
    <>
      <h2 id={`${id}-heading`}>{content.heading}</h2>
      <Rich value={content.text} />
      {content.items && (
        <ul>
          {content.items.map((item) => (
            <li key={item.source} dangerouslySetInnerHTML={{ __html: item.html }} />
          ))}
        </ul>
      )}
      {content.after && <Rich value={content.after} />}
    </>
  )
}
