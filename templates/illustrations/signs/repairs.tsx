import { DeepGround, MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Crack } from '../common/cracks'
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
    <path className="bead line" d="M206-6 186 40l18 44-30 42" />
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
