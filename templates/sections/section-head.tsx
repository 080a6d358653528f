import type { HeadContent } from '../model/site'
import { Plate } from './plate'
import { Plain, Rich } from './rich'

/** The heading of a section, what stands under it, and its drawing. */
export function SectionHead({
  id,
  head,
}: {
  /** For an element that is named by the heading. */
  id?: string
  head: HeadContent
}) {
  return (
    <>
      <h2 id={id}>
        <Plain text={head.heading} />
      </h2>
      {head.intro && <Rich value={head.intro} className="intro" />}
      {head.plate && <Plate name={head.plate} caption={head.caption} />}
    </>
  )
}
