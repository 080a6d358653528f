import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { HeadContent } from '../model/site'
import { Plate } from './plate'
import { Plain, Rich } from './rich'

/** True inside a part of a section, whose heading is one level lower. */
export const IsPart = createContext(false)

/** The heading of a section or part, with its introduction and drawing. */
export function SectionHead({
  id,
  head,
}: {
  /** For an element that the heading names. */
  id?: string
  head: HeadContent
}) {
  const Heading = useContext(IsPart) ? 'h3' : 'h2'
  return (
    <>
      <Heading id={id}>
        <Plain text={head.heading} />
      </Heading>
      {head.intro && <Rich value={head.intro} className="intro" />}
      {head.plate && <Plate name={head.plate} caption={head.caption} />}
    </>
  )
}

/** The title of an entry, one level below the heading above it. */
export function EntryTitle({ children }: { children: ReactNode }) {
  const Title = useContext(IsPart) ? 'h4' : 'h3'
  return <Title>{children}</Title>
}
