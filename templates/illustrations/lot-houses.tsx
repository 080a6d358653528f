/**
 * The houses of the lot sections, ten units to a foot, with the left end of the wall at x = 0 and grade at y = 0.
 * An engineer would check that a slab is thickened into beams at its edges and between them, and that a cottage
 * stands clear of the ground on posts with shallow pads.
 */
import type { LotHouse } from './lot-layout'

export function LotHouseOf({ house }: { house: LotHouse }) {
  if (house === 'cottage-on-posts') return <Cottage />
  return house === 'two-story-slab' ? <TwoStory /> : <Ranch />
}

/** Windows of four panes, 48 wide and 46 high, with their upper left corners here. */
function Windows({ at }: { at: [x: number, y: number][] }) {
  return (
    <path fill="var(--pane)" d={at.map(([x, y]) => `M${x} ${y}h48v46h-48zm24 0v46m-24-23h48`).join('')} />
  )
}

const Brick = ({ d }: { d: string }) => (
  <>
    <path fill="var(--claybed)" d={d} />
    <path fill="url(#h-brick)" d={d} />
  </>
)

/** A slab of this width, half of it above grade, with a beam at each end and one at each of these places. */
function Slab({ width, beams }: { width: number; beams: number[] }) {
  const inner = beams.map((x) => `H${x + 17}l-4 22h-10l-4-22`).join('')
  return <path className="cut" fill="var(--concrete)" d={`M0-8H${width}V26h-13l-5-26${inner}H18l-5 26H0z`} />
}

function Ranch() {
  return (
    <>
      <g className="seen">
        <Brick d="M308-130v-34h26v34zM0-8V-98H440V-8z" />
        <path fill="var(--topsoil)" d="M-18-98 66-150H374L458-98z" />
        <path fill="var(--card)" d="M-18-98H458v6H-18z" />
        <Windows
          at={[
            [44, -74],
            [122, -74],
            [318, -74],
          ]}
        />
        <path fill="var(--steel)" d="M232-8v-70h34v70z" />
      </g>
      <Slab width={440} beams={[290, 150]} />
    </>
  )
}

function TwoStory() {
  return (
    <>
      <g className="seen">
        <path fill="var(--topsoil)" d="M-18-198 62-256H278L358-198z" />
        <Brick d="M0-8V-198H340V-8z" />
        <path fill="var(--card)" d="M-18-198H358v6H-18zM0-108H340v6H0z" />
        <Windows
          at={[
            [36, -74],
            [36, -174],
            [146, -174],
            [256, -174],
            [256, -74],
          ]}
        />
        <path fill="var(--steel)" d="M153-8v-70h34v70z" />
      </g>
      <Slab width={340} beams={[162]} />
    </>
  )
}

/** The places of the posts. */
const posts = [6, 124, 210, 294]

function Cottage() {
  return (
    <>
      <g className="seen">
        <path fill="var(--topsoil)" d="M-20-134 64-196H236L320-134z" />
        <path fill="var(--card)" d="M0-36V-134H300V-36zM-20-134H320v6H-20z" />
        <path className="hatch" d="M0-48h300M0-60h300M0-72h300M0-84h300M0-96h300M0-108h300M0-120h300" />
        <Windows
          at={[
            [26, -112],
            [102, -112],
            [234, -112],
          ]}
        />
        <path fill="var(--steel)" d="M170-36v-74h34v74z" />
        <path fill="var(--topsoil)" d="M300-116l84 20v7H300z" />
        <path
          fill="var(--wood)"
          d="M368-36v-53h6v53zM300-36h80v6h-80zM366-30h6V2h-6zM380-20h14v10h14V0h-28z"
        />
      </g>
      <g className="cut">
        <path fill="var(--wood)" d="M0-36H300v12H0z" />
        <path fill="var(--wood)" d={posts.map((x) => `M${x - 4}-24h8V10h-8z`).join('')} />
        <path fill="var(--concrete)" d={posts.map((x) => `M${x - 10} 10h20v6h-20z`).join('')} />
      </g>
    </>
  )
}
