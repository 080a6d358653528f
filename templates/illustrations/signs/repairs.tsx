import { DeepGround, MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Crack } from '../common/cracks'
import { Turf } from '../common/kit'
import { Bracket, Pier } from '../common/piers'
import { useDrawingWords } from '../../words'

const concrete = <Hatched kind="concrete" d="M0 0h360v240H0z" />

/** From the top of the picture to its bottom. */
const crack = <Crack along="206,-6 186,40 204,84 172,128 192,170 158,212 164,246" wide={4} thin={2.5} />

/** Ports along a crack, and the hose that fills it through one of them. */
export const InjectionPorts = () => (
  <>
    {concrete}
    {crack}
    <path className="rim line ink" d="M188 168q70 6 96-36 20-34 90-30" />
    <g className="ink">
      {[
        [196, 40],
        [188, 106],
        [184, 170],
      ].map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path className="steel" d="M-19-19h38v38h-38z" />
          <circle className="card" r="8" />
        </g>
      ))}
    </g>
  </>
)

/** Strips in slots across a crack, like stitches. */
export const Stitches = () => (
  <>
    {concrete}
    {crack}
    <g className="ink" transform="rotate(-8 180 120)">
      <path className="dark" d="M104 44h166v20H104zM96 110h166v20H96zM84 176h166v20H84z" />
    </g>
  </>
)

/** A nozzle that lays a bead along a crack. */
export const Sealant = () => (
  <>
    {concrete}
    {crack}
    <path className="bead" d="M206-6 186 40l18 44-30 42" />
    <g className="ink" transform="translate(172 130)rotate(34)">
      <path className="gas" d="M-2 0 34-12v24z" />
      <path className="card" d="M34-22h18v44H34z" />
      <path className="steel" d="M52-30H240v60H52z" />
      <path className="card" d="M84-30h70v60H84z" />
    </g>
  </>
)

/** A cracked wall whose footing a pier carries. */
export const UnderpinnedFooting = () => (
  <>
    <Sky />
    <MovingGround d="M0 78h360v128H0z" />
    <DeepGround d="M0 204h360v40H0z" />
    <path className="brick" d="M136-6h230v84H136z" />
    <path
      className="hatch bold"
      d="M136 14h224M136 46h224M208-6v20M280-6v20M352-6v20M172 14v32M244 14v32M316 14v32M208 46v32M280 46v32M352 46v32"
    />
    <Crack along="280,-6 280,14 244,14 244,46 208,46 208,78" wide={4} thin={1.5} />
    <g className="ink">
      <path className="line" d="M136-6v84M0 204h360" />
      <Hatched kind="concrete" d="M124 76h250v68H124z" />
      <Pier x={102} top={140} foot={234} radius={14} />
      <Bracket x={124} y={144} scale={0.75} />
    </g>
  </>
)

/** A pad of concrete, cast on rock in a hole through fill, that carries the beam of a slab. */
export const PadOnRock = () => (
  <>
    <Sky />
    <path className="brick" d="M150-6h220v52H150z" />
    <path className="hatch bold" d="M150 20h220M204-6v26M276-6v26M348-6v26M168 20v26M240 20v26M312 20v26" />
    <MovingGround d="M0 72h360v130H0z" />
    <Turf along="0,72 62,72" />
    <path className="sky" d="M66 62l30 140H284V78H138V62z" />
    <DeepGround d="M-10 190 70 176l24 8h170l26-14 80 6v80H-10z" />
    <g className="ink">
      <path className="line" d="M68 72l24 111M284 80V173M150-6v52" />
      <Hatched kind="concrete" d="M108 146h140v38H108z" />
      <path className="steel" d="M146 128h64v18h-64z" />
      <path className="fine" d="M146 137h64" />
      <Hatched kind="concrete" d="M138 46h240v34H250l-12 48H138z" />
    </g>
  </>
)

/** A new length of sill between old ends, on a post with shims on top. */
export const Shims = () => (
  <>
    <path className="under" d="M0 0h360v240H0z" />
    <MovingGround d="M0 204h360v36H0z" />
    <g className="ink">
      <path className="card" d="M-6-6h372v40H-6zM-6 14h372" />
      <path className="wood" d="M-6 34h72v54H-6zM294 34h72v54h-72z" />
      <path className="line" d="M-6 48h52M-6 62h40M-6 76h58M366 48h-58M366 62h-44M366 76h-52" />
      <path className="foam" d="M66 34h228v54H66z" />
      <Hatched kind="concrete" d="M96 192h168v30H96z" />
      <path className="wood" d="M146 124h68v68h-68z" />
      <path className="steel" d="M98 124v-9l168-22v31zM84 88v29l168-22v-7z" />
    </g>
  </>
)

/** A gauge over a crack in concrete: a cross on one plate moves over the grid of the other. */
export const CrackGauge = () => (
  <>
    {concrete}
    <Crack along={ragged} wide={4} thin={2.5} />
    <g className="ink" transform="translate(0 10)">
      <path className="card" d="M48 74h180v88H48z" />
      <path className="plaster" d="M134 88h180v60H134z" />
      <path
        className="fine"
        d={[150, 166, 182, 198, 214].map((x) => `M${x} 92v52`).join('') + 'M138 102h84M138 118h84M138 134h84'}
      />
      <circle className="steel" cx="72" cy="118" r="9" />
      <circle className="steel" cx="290" cy="118" r="9" />
    </g>
    <path className="move" d="M186 94v68M138 124h96" />
    <g className="on-concrete">
      <text x="48" y="72">
        {useDrawingWords().cracks.gauge}
      </text>
    </g>
  </>
)

const ragged = '222,-6 208,10 211,26 196,38 200,54 190,66 180,166 184,180 170,190 174,206 160,218 163,246'
