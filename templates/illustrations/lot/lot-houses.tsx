/**
 * The houses of the lot sections, ten units to a foot, with the left end of the wall at x = 0 and grade at y = 0. An
 * engineer would check that a slab is thickened into beams at its edges and between them, and that a cottage is clear
 * of the ground on posts with shallow pads. On a phone the beams between the edges are left out, to make room for the
 * names of layers.
 */
import { sizeOf } from './lot-layout'
import type { LotHouse } from './lot-layout'
import { parsePoints } from '../common/points'

/** A house without its slab. */
export function LotHouseOf({ house }: { house: LotHouse }) {
  if (house === 'cottage-on-posts') return <Cottage />
  const House = onSlabs[house]
  return (
    <g className="seen">
      <House />
    </g>
  )
}

/** The slab of a house, if it has one. Half of it is above grade. It has a beam at each end and others between. */
export function SlabOf({ house, isNarrow }: { house: LotHouse; isNarrow: boolean }) {
  if (house === 'cottage-on-posts') return null
  const { width } = sizeOf(house)
  const beams = isNarrow ? [] : width > 400 ? [290, 150] : [162]
  const inner = beams.map((x) => `H${x + 17}l-4 22h-10l-4-22`).join('')
  return <path className="cut" fill="var(--concrete)" d={`M0-8H${width}V26h-13l-5-26${inner}H18l-5 26H0z`} />
}

/** Windows with four panes, 48 wide and 46 high in white frames, with their upper left corners at these points. */
function Windows({ at }: { at: string }) {
  const points = parsePoints(at)
  return (
    <>
      <path fill="var(--card)" d={points.map(([x, y]) => `M${x - 5} ${y - 5}h58v56h-58z`).join('')} />
      <path
        fill="var(--pane)"
        d={points.map(([x, y]) => `M${x} ${y}h48v46h-48zm24 0v46m-24-23h48`).join('')}
      />
    </>
  )
}

const Brick = ({ d }: { d: string }) => (
  <>
    <path fill="var(--claybed)" d={d} />
    <path fill="url(#h-brick)" d={d} />
  </>
)

const Ranch = () => (
  <>
    <Brick d="M308-130v-34h26v34zM0-8V-98H440V-8z" />
    <path fill="var(--roof)" d="M-18-98 66-150H374L458-98z" />
    <path fill="var(--card)" d="M-18-98H458v6H-18z" />
    <Windows at="44,-74 122,-74 318,-74" />
    <path fill="var(--steel)" d="M232-8v-70h34v70z" />
  </>
)

/** A house from the 1990s or later: a steep roof, and a gable over the garage. Drawn mirrored. */
const GarageFront = () => (
  <g transform="matrix(-1 0 0 1 440 0)">
    <Brick d="M0-8V-98H440V-8z" />
    <path fill="var(--roof)" d="M-18-98 74-178H312L404-98z" />
    <Brick d="M236-98 340-166 440-98V-8H236z" />
    <path fill="var(--roof)" d="M340-182 222-104l6 9 112-74 112 74 6-9z" />
    <path fill="var(--card)" d="M-18-98H240v6H-18zM256-8v-66H420v66z" />
    <path className="hatch" d="M256-57H420M256-41H420M256-25H420M297-74v66M338-74v66M379-74v66" />
    <path fill="var(--card)" d="M326-124a14 14 0 0 1 28 0v14h-28z" />
    <Windows at="30,-74 100,-74" />
    <path fill="var(--steel)" d="M178-8v-70h34v70z" />
  </g>
)

/** Stucco, with a parapet around the roof and spouts for the rain. */
const FlatRoof = () => (
  <>
    <path fill="var(--caliche)" d="M0-8V-112q0-8 8-8H160v-16q0-8 8-8H272q8 0 8 8v16H432q8 0 8 8V-8z" />
    <path fill="none" stroke="var(--ink)" d="M0-106H160M280-106H440" />
    <path fill="var(--wood)" d="M60-112h8v16h-8zM372-112h8v16h-8zM110-112h8v16h-8zM322-112h8v16h-8z" />
    <Windows at="40,-74 112,-74 350,-74" />
    <path fill="var(--card)" d="M196-8v-74q24-26 48 0v74z" />
    <path fill="var(--steel)" d="M203-8v-70q17-18 34 0v70z" />
  </>
)

const TwoStory = () => (
  <>
    <path fill="var(--roof)" d="M-18-198 62-256H278L358-198z" />
    <Brick d="M0-8V-198H340V-8z" />
    <path fill="var(--card)" d="M-18-198H358v6H-18zM0-108H340v6H0z" />
    <Windows at="36,-74 36,-174 146,-174 256,-174 256,-74" />
    <path fill="var(--steel)" d="M153-8v-70h34v70z" />
  </>
)

const posts = [6, 124, 210, 294]

const Cottage = () => (
  <>
    <g className="seen">
      <path fill="var(--roof)" d="M-20-134 64-196H236L320-134z" />
      <path fill="var(--card)" d="M0-36V-134H300V-36zM-20-134H320v6H-20z" />
      <path className="hatch" d="M0-48h300M0-60h300M0-72h300M0-84h300M0-96h300M0-108h300M0-120h300" />
      <Windows at="26,-112 102,-112 234,-112" />
      <path fill="var(--steel)" d="M170-36v-74h34v74z" />
      <path fill="var(--roof)" d="M300-116l84 20v7H300z" />
      <path fill="var(--wood)" d="M368-36v-53h6v53zM300-36h80v6h-80zM366-30h6V2h-6zM380-20h14v10h14V0h-28z" />
    </g>
    <g className="cut">
      <path fill="var(--wood)" d="M0-36H300v12H0z" />
      <path fill="var(--wood)" d={posts.map((x) => `M${x - 4}-24h8V10h-8z`).join('')} />
      <path fill="var(--concrete)" d={posts.map((x) => `M${x - 10} 10h20v6h-20z`).join('')} />
    </g>
  </>
)

const onSlabs = {
  'ranch-slab': Ranch,
  'cut-and-fill-lot': Ranch,
  'garage-slab': GarageFront,
  'flat-roof-slab': FlatRoof,
  'two-story-slab': TwoStory,
}
