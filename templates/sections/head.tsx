import type { Head as HeadContent } from '../site'
import { Rich } from './rich'

/** The heading of a section, whose id gives the section its name. */
export function Head({ id, head }: { id: string; head: HeadContent }) {
  return (
    <>
      <h2 id={`${id}-heading`}>{head.heading}</h2>
      {head.intro && <Rich value={head.intro} className="intro" />}
    </>
  )
}
