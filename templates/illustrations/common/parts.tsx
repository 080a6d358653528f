import { Concrete, Hatched } from './hatches'
import { Roof } from './kit'

interface Point {
  x: number
  y: number
}

/** A jack with its base at y, 36 high. Its piston carries what is above. */
export const Jack = ({ x, y }: Point) => (
  <g className="seen">
    <path className="card" d={`M${x - 6} ${y - 20}v-12h-6v-4h24v4h-6v12z`} />
    <path className="red" d={`M${x - 16} ${y}v-4h4v-18h24v18h4v4z`} />
  </g>
)

/** A pump on the ground at (x, y), with the gauge on its lid. Its hose starts at (x + 28, y - 12). */
export const Pump = ({ x, y }: Point) => (
  <g className="seen" transform={`translate(${x} ${y})`}>
    <path className="steel" d="M-22 0v4h-8v-4zM30 0v4h-8v-4zM-4-28v-12h8v12z" />
    <path className="card" d="M-28 0v-28h56V0zM-16-52a16 16 0 1 1 32 0 16 16 0 1 1-32 0z" />
    <path className="fine" d="M0-52l8-7M-10-44a13 13 0 1 1 20 0M-20-10h24M-20-18h24" />
  </g>
)

/** A small brick house from the front, 300 wide, standing on (x, y). Its slab is drawn separately. */
export const House = ({ x, y, scale = 1 }: Point & { scale?: number }) => (
  <g className="seen" transform={`translate(${x} ${y})scale(${scale})`}>
    <path className="brick" d="M212-124v-46h26v60" />
    <path className="concrete" d="M207-176h36v8h-36z" />
    <Hatched kind="brick" tone="caliche" d="M0 0v-92h300V0z" />
    <Roof d="M-20-94 52-152h196l72 58z" />
    <path className="card" d="M-20-94h340v8h-340zM30-72h72v40h-72zM198-72h72v40h-72zM112 0v-70h40V0z" />
    <path className="pane" d="M34-68h64v32h-64zM202-68h64v32h-64z" />
    <path className="steel" d="M117 0v-65h30V0z" />
    <path className="concrete" d="M26-32h80v5h-80zM194-32h80v5h-80zM108 0v-5h48v5z" />
    <path className="fine" d="M66-68v32M234-68v32M34-52h64M202-52h64" />
  </g>
)

interface Placed {
  /** The transform that puts it there. */
  at: string
  look?: string
}

/** A live oak standing on (0, 0), about 190 wide and 160 tall. */
export const Oak = ({ at, look }: Placed) => (
  <g className={look} transform={at}>
    <path className="wood" d="M-13 2c8-20 5-44-14-70h48C10-46 6-20 15 2z" />
    <path
      className="oak"
      d="M-58-60c-34 4-46-34-18-46-8-28 26-44 46-28 12-26 56-26 66 0 24-12 54 6 44 32 26 14 12 48-18 42-14 16-40 14-48 0-14 14-38 14-46 0-8 10-18 8-26 0z"
    />
    <path
      className="fine"
      d="M-50-104c8-12 22-12 28-4M6-122c10-8 24-6 28 4M40-84c10-8 22-6 28 2M-24-80c8-8 20-6 24 0"
    />
  </g>
)

/** Roots along a path, pale with a dark edge so that they are visible on any soil. */
export const Roots = ({ d }: { d: string }) => (
  <>
    <path className="root" d={d} />
    <path className="bark" d={d} />
  </>
)

interface SlabEdgeProps {
  x: number
  floor: number
  /** The outside of the wall's frame. */
  cladding?: 'brick' | 'siding'
}

/** The edge of a slab at x with its beam, and the wall on it, in section. Brick is on a ledge. */
export function SlabEdge({ x, floor, cladding = 'brick' }: SlabEdgeProps) {
  const brick = cladding === 'brick'
  const frame = brick ? x + 36 : x + 6
  const foot = brick ? floor + 12 : floor
  return (
    <>
      <path className="card" d={`M${frame}-60H710V${floor}H${frame}z`} />
      <g className="seen">
        {brick ? (
          <Hatched kind="brick" d={`M${x + 4} ${foot}V-60h26V${foot}z`} />
        ) : (
          <path className="card" d={`M${frame} ${foot + 12}h-10${'l6-28h-6'.repeat(9)}h10z`} />
        )}
        <path className="wood" d={`M${frame} ${floor}V-60h24V${floor}z`} />
        <path className="card" d={`M${frame + 24} ${floor}V-60h7V${floor}z`} />
        <path className="line" d={`M${frame} ${floor - 9}h24`} />
        <Hatched kind="caliche" d={`M${x + 92} ${floor + 34}H710v28H${x + 87}z`} />
      </g>
      <Concrete d={`M${x} ${foot}h36V${floor}H710v34H${x + 92}l-14 86h-78z`} />
    </>
  )
}

/** The hole dug beside and below the beam of `SlabEdge x={325} floor={160}`. Grade is at 190. */
export const Excavation = () => (
  <>
    <path className="sky" d="M206 180l32 134H379V180z" />
    <path className="seen line" d="M208 187l30 127H379V276" />
  </>
)

/** A person of the crew on one knee in profile, whose hand is at (195, 112). The sole is at 174. */
export const CrewMember = ({ at }: Placed) => (
  <g transform={at}>
    <path
      className="topsoil"
      d="M60 112q-12 40-28 58l-56 4v16h70q14-4 22-20l20-24 20 6-8 38h34v-8l-14-6 10-46q0-12-12-14z"
    />
    <path className="steel" d="M54 118q6-56 40-70 28-4 30 18l-24 60q-26 8-46-8z" />
    <path className="wood" d="M108 48l-6-14a19 19 0 1 1 26 6l-4 10z" />
    <path className="red" d="M88 24q-2-28 24-30 22 0 26 22l14 4z" />
    <path className="wood" d="M186 112a9 9 0 1 0 18 0 9 9 0 1 0-18 0" />
    <path className="steel" d="M92 66q4-14 22-10l26 42 46 8v14l-56-4z" />
  </g>
)
