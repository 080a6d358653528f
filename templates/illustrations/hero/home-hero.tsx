import type { ReactElement } from 'react'
import type { heroFoundations } from '../../model/catalog'
import { filled } from '../../model/blanks'
import type { DrawingWords, HeroState, Region } from '../../model/site'
import { HeroGround, kindAt, rock, lettersOn } from './hero-ground'
import { houses } from './hero-houses'
import { trees } from './hero-trees'
import { Concrete, Hatched } from '../common/hatches'
import { Penny } from '../common/penny'
import { Pier, PierHead } from '../common/piers'
import { useDrawingWords } from '../../words'

interface HomeDrawingProps {
  region: Region
  states?: HeroState[] | undefined
  /** True in a picture, which shows only how it ends. */
  still?: boolean
}

/**
 * A section through a house, in up to three states of the ground. An engineer would check that beams are under the
 * walls; that each pier carries a beam or a footing by a bracket and bears on rock with its collar; that dry ground
 * falls away from the corner and lets it sink; that the same corner rises where the clay takes up water, which leans on
 * a basement wall as well; that with piers, clay still pushes up the slab between the beams; and which way the crack in
 * the wall runs. The level line is the floor as it was built. Depths are not to scale.
 */
export function HomeDrawing({ region, states = [], still = false }: HomeDrawingProps) {
  const words = useDrawingWords()
  const { layers, moves } = region.ground
  const { house, tree, foundation = 'slab' } = region.hero
  const [dry, , held] = states
  const House = houses[house]
  const { bottom, piers, gap, wet, section: Foundation } = foundations[foundation]
  return (
    <div className="drawing home-hero soils">
      {/* The frame is only as wide as the house. Everything else overflows it, up to the width of the window. */}
      <svg
        viewBox="0 0 430 200"
        role="img"
        aria-label={describeHome(region, still ? states.slice(2) : states, words)}
      >
        <Sky />
        <HeroGround layers={layers} />
        {trees[tree]}
        {held && <Piers top={bottom} at={piers} />}
        <path className="leader" strokeDasharray="16 4 3 4" d="M-56 0H520" />
        <path fill="currentColor" d="M-48 0l-8-12h16z" />
        <g className="house">
          {gap && <path className="dry" fill="var(--black-clay)" d={gap} />}
          <House />
          <Foundation />
          <path className="seen" fill="var(--concrete)" d="M158-7h64V1h-64z" />
        </g>
        {house === 'brick-gable' && !still && (
          <Penny at={[470, -176]} of={[-128, 106]} scale={0.75} brick="caliche" />
        )}
        <g className={lettersOn(layers[0]!.kind)}>
          <path className="dry leader" d="M470 82v26m-7-8 7 8 7-8" />
          <path className="wet leader" d={wet} />
          {held && foundation === 'slab' && <path className="held leader" d={pushes} />}
          {/* A basement would be behind it. */}
          {!still && foundation !== 'basement' && dry?.callout && (
            <text className="dry" x="456" y="102">
              {dry.callout}
            </text>
          )}
        </g>
        {held?.callout && (
          <g className={lettersOn(kindAt(rock - 17, layers))}>
            <path className="held leader foot" d={`M-28 ${rock - 17}h19l18 12`} />
            <text className="held" x="-33" y={rock - 12}>
              {held.callout}
            </text>
          </g>
        )}
      </svg>
      <ul aria-hidden="true">
        {layers.map(({ name, kind }, index) => (
          <li key={name} className={lettersOn(kind)}>
            {name}
            {index === 0 && moves && <i>{moves}</i>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Clay that pushes up a slab between its piers. */
const pushes = 'M83 62V30m-7 8 7-8 7 8m125 24V30m-7 8 7-8 7 8m125 24V30m-7 8 7-8 7 8'

interface Foundation {
  /** The lower edge of what stands under the walls. */
  bottom: number
  /** Where piers stand, from the first one on. */
  piers: readonly number[]
  /** The hollow that opens below in a dry spell. */
  gap?: string
  /** Where wet clay pushes. */
  wet: string
  section: () => ReactElement
}

const upward = 'M414 108V82m-7 8 7-8 7 8m-49 18V82m-7 8 7-8 7 8'

const foundations: Record<(typeof heroFoundations)[number], Foundation> = {
  slab: {
    bottom: 48,
    piers: [133, 265, 398],
    gap: 'M170 16h260v40h-36l-8-30h-78l-8 26h-38l-8-30z',
    wet: upward,
    section: () => <Concrete d="M0 0h430v48h-32l-6-32h-90l-6 32h-30l-6-32h-90l-6 32h-30l-6-32H38l-6 32H0z" />,
  },
  raised: {
    bottom: 76,
    piers: [398],
    wet: 'M414 136v-26m-7 8 7-8 7 8m-49 18v-26m-7 8 7-8 7 8',
    section: () => (
      <>
        <path fill="var(--card)" d="M20 8h390v46H20z" />
        <g className="cut">
          <path fill="var(--wood)" d="M0 0h430v12H0zM136 12h12v44h-12zM282 12h12v44h-12z" />
          <Hatched
            kind="concrete"
            d="M0 12h20v54h12v10H0zM410 12h20v64h-32V66h12zM126 54h32v9h-32zM272 54h32v9h-32z"
          />
        </g>
      </>
    ),
  },
  basement: {
    bottom: 118,
    piers: [398],
    wet: 'M480 66h-44m8-7-8 7 8 7m36 26h-44m8-7-8 7 8 7',
    section: () => (
      <>
        <path fill="var(--card)" d="M20 8h390v92H20z" />
        <g className="cut">
          <path fill="var(--wood)" d="M0 0h430v10H0z" />
          <Hatched kind="concrete" d="M0 10h20v90h390V10h20v108h-34v-10H34v10H0z" />
        </g>
      </>
    ),
  },
}

/** Returns the alt text of the drawing. */
export function describeHome({ ground }: Region, states: HeroState[] = [], { home }: DrawingWords) {
  const layers = ground.layers.map(({ name }) => name).join(', ')
  return [filled(home.alt, { layers }), ...states.map(({ label, text }) => `${label}: ${text}`)].join(' ')
}

const Sky = () => (
  <>
    <g className="seen">
      <g className="day">
        <g className="dry">
          <circle fill="var(--lamp)" cx="400" cy="-254" r="34" />
        </g>
        <use className="held" fill="var(--card)" href="#cloud" x="20" y="16" />
      </g>
      <g className="night" fill="var(--lamp)">
        <path d="M406-310a32 32 0 1 0 28 50 36 36 0 0 1-28-50zm-90 10h3v3h-3zm-80 50h3v3h-3zm-210-50h3v3h-3zm680 50h3v3h-3z" />
      </g>
      <g className="wet" fill="var(--card)">
        <path
          id="cloud"
          d="M348-252a18 18 0 0 1 4-36 28 28 0 0 1 50-12 22 22 0 0 1 34 12 18 18 0 0 1 4 36z"
        />
        <path className="line drops" d="M356-240l-9 24m31-24-9 24m31-24-9 24m31-24-9 24" />
      </g>
    </g>
    <path className="oak" fillOpacity=".14" d="M-190 20q190-66 440-46t520 0 520 0 520 0 520 0v46z" />
  </>
)

/** A bracket holds the beam or the footing, and a collar slightly wider than the pipe is on the rock. */
const Piers = ({ top, at }: { top: number; at: readonly number[] }) => (
  <g className="held">
    <g id="pier" className="drawing">
      <g className="seen">
        <Pier x={16} top={top + 12} foot={rock} radius={7} />
        <PierHead x={16} y={top} radius={5} />
      </g>
    </g>
    {at.map((x) => (
      <use key={x} href="#pier" x={x} />
    ))}
  </g>
)
