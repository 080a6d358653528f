import { useHasSlab } from '../../words'
import type { Pier } from './lot-layout'

/**
 * The pier in the boring log beside a page, in the pixels of the log on a wide screen, centered at 17.5. An engineer
 * would check that the bracket's seat is under the beam and its sleeve beside it; that the pipe is in lengths and ends
 * in a collar slightly wider than itself; that the plates of a helical pier slant one way, the smaller one deeper; and
 * that a drilled pier is concrete with bars, directly under the beam, without a bracket.
 */
export function StripPier({ kind }: { kind: Pier }) {
  const hasSlab = useHasSlab()
  const { head, foot, bars } = kinds[kind]
  return (
    <svg className={`strip-pier ${kind}`} aria-hidden="true">
      {/* Clips the part that is still above the ground while the pier is driven. */}
      <svg>
        <g>
          <Down className="rim" />
          <Down className="core" />
          {bars && (
            <>
              <Down className="bars" />
              <Down className="core middle" />
            </>
          )}
          <svg y="100%" overflow="visible">
            <path className="core" d={foot} />
          </svg>
        </g>
      </svg>
      <path fill="var(--concrete)" d={hasSlab ? head : `M${bars ? -2 : 29}-2${footing}`} />
      {!bars && <path fill="var(--clay)" d="M9-14h17v12h44v7H26v13H9z" />}
    </svg>
  )
}

/** As long as the pier. CSS sets its width. */
const Down = ({ className }: { className: string }) => (
  <line className={className} x1="17.5" x2="17.5" y2="100%" />
)

/** A wall on its footing, 40 wide. */
const footing = 'v-12h11v-44h18v44h11v12z'

const besideBracket = 'M29-38h56v13H66l-6 23H29z'

const kinds: Record<Pier, { head: string; foot: string; bars?: true }> = {
  'push-pier': { head: besideBracket, foot: 'M7-10h21v9H7z' },
  helical: {
    head: besideBracket,
    foot: 'M13.3-26h8.4v18l-8.4 7zM1-86q14 7 33-6v-6q-17-7-33 7zM5-42q11 6 25-4v-6q-13-6-25 5z',
  },
  'drilled-pier': { head: 'M1-38h66v13H45l-6 23H1z', foot: 'M5-2h25', bars: true },
}

/** The dial that is read where a pier stops. */
export const Gauge = () => (
  <svg className="gauge" viewBox="0 0 26 26">
    <path d="M1 13a12 12 0 1 0 24 0 12 12 0 1 0-24 0m5 5a9 9 0 1 1 14 0m-7-4 6-5" />
  </svg>
)
