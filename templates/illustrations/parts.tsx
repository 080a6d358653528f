interface Place {
  x: number
  y: number
}

/** A steel pier standing at x, from its head down to the shoe that bears on rock. */
export function Pier({ x, top, foot }: { x: number; top: number; foot: number }) {
  return <path className="steel" d={`M${x - 6} ${top}h12V${foot}h9v9h-30v-9h9z`} />
}

/** A small house seen from the front: 300 wide, standing on (x, y). Its slab is drawn apart. */
export function House({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="brick" d="M206-124v-44h28v52" />
      <path className="card" d="M0 0v-94h300V0z" />
      <path className="red" d="M-22-88 62-150h176l84 62z" />
      <path className="steel" d="M128 0v-64h40V0z" />
      <path className="sky" d="M34-62h56v36H34zM208-62h60v36h-60z" />
      <path className="fine" d="M62-62v36M238-62v36" />
    </g>
  )
}

/** A live oak standing on (x, y), about 190 wide and 160 high. */
export function Oak({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
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
}

/** Roots along a path, pale with a dark edge so that they show on any soil. */
export function Roots({ d }: { d: string }) {
  return (
    <>
      <path className="root" d={d} />
      <path className="bark" d={d} />
    </>
  )
}

/** The edge of a slab at x with its beam, and the wall that stands on it, cut through. */
export function SlabEdge({ x, floor, wallTop = -60 }: { x: number; floor: number; wallTop?: number }) {
  return (
    <>
      <path className="brick" d={`M${x + 6} ${floor}V${wallTop}h26V${floor}z`} />
      <path fill="url(#h-brick)" d={`M${x + 6} ${floor}V${wallTop}h26V${floor}z`} />
      <path className="wood" d={`M${x + 38} ${floor}V${wallTop}h24V${floor}z`} />
      <path className="card" d={`M${x + 62} ${floor}V${wallTop}h8V${floor}z`} />
      <path className="line" d={`M${x + 38} ${floor - 10}h24`} />
      <path className="concrete" d={slabEdge(x, floor)} />
      <path fill="url(#h-concrete)" d={slabEdge(x, floor)} />
    </>
  )
}

function slabEdge(x: number, floor: number) {
  return `M${x} ${floor}H710v34H${x + 92}l-14 86h-78z`
}

/** The bracket that carries the beam whose lower left corner is at (x, y); its pier stands 25 to the left. */
export function Bracket({ x, y }: Place) {
  return <path className="red" d={`M${x + 44} ${y}v10H${x - 12}v14h-26v-84h26v60z`} />
}

/** The hole dug beside and under the beam of `SlabEdge x={325}`, where the grade is 190. */
export function Excavation() {
  return (
    <>
      <path className="sky" d="M208 184l30 130H384V184z" />
      <path className="ink fine dash" d="M210 190l28 124H384V282" />
    </>
  )
}
