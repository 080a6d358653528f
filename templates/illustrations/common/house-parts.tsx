import { Concrete, Hatched } from './hatches'
import { Roof } from './kit'

/** The corner of a brick house on its slab. The left end of the wall is at x, the floor at y. */
export const HouseCorner = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className="seen">
      <Hatched kind="brick" tone="caliche" d="M0 0v-132h300V0z" />
      <Roof d="M-26-146 50-216h250v70z" />
      <path className="card" d="M-26-146h320v14H-26zM54-108h78v72H54zM48-36h90v8H48z" />
      <path className="pane" d="M60-102h30v60H60zM96-102h30v60H96z" />
    </g>
    <Concrete d="M0 0h300v24H68L56 70H0z" />
  </g>
)

/** The siding of the wall on the left of a raised floor. */
export const Siding = () => (
  <g className="seen">
    <path className="card" d="M152 138V-60h26v198z" />
    <path className="line" d="M152-36h26M152-12h26M152 12h26M152 36h26M152 60h26M152 84h26M152 108h26" />
  </g>
)

/** Joists in section on a girder below a floor. Each has the cross that marks lumber cut across its length. */
export function RaisedFloor({ start, joists }: { start: number; joists: readonly number[] }) {
  const ends = joists.map((x) => `M${x} 150h14v42h-14zl14 42m0-42-14 42`).join('')
  return (
    <g className="seen">
      <path className="line" d="M178 124H500m90 0h120" />
      <path className="wood" d="M500 138V-60h90v198h-8V-60h-74v198z" />
      <path className="wood" d={`M${start} 192H710v38H${start}z`} />
      <path className="wood cut" d={`M${start - 16} 138H710v12H${start - 16}z`} />
      <path className="wood" d={ends} />
    </g>
  )
}
