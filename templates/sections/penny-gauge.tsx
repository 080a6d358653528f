import type { Site } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'

/** In millimeters, by the U.S. Mint. */
const penny = { across: 19.05, thick: 1.52 }
const inch = 25.4

const ticks = Array.from(
  { length: 17 },
  (_, i) => `M${(26 + (i * inch) / 16).toFixed(2)} 6v${i % 4 === 0 ? -4 : -2}`,
)

/** A gauge that prints at its true size: a penny, an inch, and cracks as wide as one penny on edge and as three. */
export const pennyGauge = (content: Site['pages']['faqs']['gauge']): Block | undefined =>
  content &&
  section(
    'gauge',
    content,
    <svg className="penny-gauge" viewBox="0 0 80 24" role="img" aria-label={content.heading}>
      <circle cx="10.5" cy="12" r={penny.across / 2} />
      <circle cx="10.5" cy="12" r="8" />
      <path d={`M26 6h${inch}${ticks.join('')}`} />
      <rect x="26" y="10" width={inch} height={penny.thick} />
      <rect x="26" y="16" width={inch} height={3 * penny.thick} />
      {[content.inch, content.one, content.three].map((text, i) => (
        <text key={text} x="54" y={5.5 + 6.5 * i}>
          {text}
        </text>
      ))}
    </svg>,
  )
