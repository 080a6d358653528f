import type { ReactNode } from 'react'
import type { Business, Notice as NoticeContent } from '../model/site'
import { Call, OtherPhones, PhoneLink } from './call'
import { inner, Rich } from './rich'
import type { Block } from './sections'

const box = (id: string, look: string, body: ReactNode): Block => ({
  id,
  body: <div className={`notice ${look}`}>{body}</div>,
})

/** What to do in an emergency: a box with a call. */
export const emergency = (content: NoticeContent | undefined, business: Business) =>
  content &&
  box(
    'emergency',
    'emergency open-box dark',
    <>
      <Words content={content} />
      <Call business={business} />
    </>,
  )

/** The emergency box folded to its heading, so that readers reach the rest of the page. A link to it unfolds it. */
export const emergencyStrip = (content: NoticeContent | undefined, business: Business) =>
  content &&
  box(
    'emergency',
    'emergency strip',
    <>
      <details>
        <summary>
          <h2>{content.heading}</h2>
        </summary>
        <Told content={content} />
      </details>
      <Call business={business} />
    </>,
  )

/** The end of a page: the phone number in large type, and a few words, in the footer's rock. */
export const callPanel = (id: 'banner' | 'contact', content: NoticeContent, business: Business): Block => ({
  id,
  body: (
    <>
      <h2>{content.heading}</h2>
      <div>
        <PhoneLink business={business} isLarge />
        <OtherPhones business={business} />
        <Told content={content} />
      </div>
    </>
  ),
  look: 'bedrock limestone',
})

/** A note without a call. */
export const note = (id: string, content: NoticeContent | undefined) =>
  content && box(id, 'advice', <Words content={content} />)

/** Asks every customer for a review on the site where the owner has his profile. */
export const prompt = (content: NoticeContent, { reviewLink }: Business) =>
  box(
    'leave-a-review',
    'advice',
    <>
      <Words content={content} />
      <p>
        <a className="quiet" href={reviewLink.href} rel="noopener">
          {reviewLink.text}
        </a>
      </p>
    </>,
  )

const Words = ({ content }: { content: NoticeContent }) => (
  <>
    <h2>{content.heading}</h2>
    <Told content={content} />
  </>
)

const Told = ({ content: { text, items, after } }: { content: NoticeContent }) => (
  <>
    <Rich value={text} />
    {items && (
      <ul>
        {items.map((item) => (
          <li key={item.source} dangerouslySetInnerHTML={inner(item)} />
        ))}
      </ul>
    )}
    {after && <Rich value={after} />}
  </>
)
