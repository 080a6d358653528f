import { DeepGround, MovingGround, Sky } from '../common/ground'
import { Hold, Thumb } from '../common/hands'
import { Hatched } from '../common/hatches'
import { Brick, Turf, Window } from '../common/kit'
import { CrewHead, CrewMember } from '../common/parts'
import { TruckBody } from '../common/truck'
import { useDrawingWords } from '../../words'

/** A laser level on its tripod, and the level line that it draws around the room. */
export const LaserLevel = () => (
  <>
    <path className="plaster" d="M0 0h360v240H0z" />
    <path className="wood" d="M0 206h360v34H0z" />
    <path className="level" d="M0 70h360" />
    <g className="ink">
      <path className="line" d="M0 206h360" />
      <path className="wood" d="M170 132h20l64 92h-18zM166 132h20l-62 92h-18zM172 132h16v96h-16z" />
      <path className="card" d="M152 118h56v16h-56z" />
      <path className="gas" d="M140 54h80v64h-80z" />
      <path className="steel" d="M158 26h44v28h-44z" />
      <path className="sky" d="M158 62h44v18h-44z" />
    </g>
  </>
)

/** The foreman in profile, who ticks off a list on a clipboard. */
export const Clipboard = () => (
  <>
    <path className="sky" d="M0 0h360v240H0z" />
    <g className="ink">
      <g transform="translate(-84 26)scale(1.7)">
        <path className="steel" d="M56 140q-2-56 20-76 14-18 34-18t28 24l14 70z" />
        <CrewHead />
      </g>
      <g transform="translate(256 136)rotate(8)">
        <path className="wood" d="M-60-84H60V84H-60z" />
        <path className="card" d="M-48-66H48V72H-48z" />
        <path className="gap" d="M-24-92h48v24h-48z" />
        <path className="card" d="M-36-48h18v18h-18zM-36-12h18v18h-18zM-36 24h18v18h-18z" />
        <path className="line" d="M-6-39h42M-6-3h42M-6 33h28" />
      </g>
      <path className="steel" d="M72 150q8-24 36-14l48 52 54-8 4 26-70 16z" />
      <path className="wood" d="M200 192a15 15 0 1 0 30 0 15 15 0 1 0-30 0" />
    </g>
    <path className="inner" d="M-34-40l8 8 14-20M-34-4l8 8 14-20" transform="translate(256 136)rotate(8)" />
  </>
)

/** One of the crew digs a hole. The clay goes into a wheelbarrow. */
export const Wheelbarrow = () => (
  <>
    <Sky />
    <MovingGround d="M0 206h360v34H0z" />
    <Turf along="0,206 360,206" />
    <path className="gap" d="M196 204h62l-8 36h-46z" />
    <g className="ink">
      <g transform="translate(218 88)scale(.58)">
        <path className="brick" d="M104 84q14-36 46-34 20-22 50-6 34-4 46 40z" />
        <path className="wood" d="M330 76v14L132 168l-6-12z" />
        <path className="steel" d="M78 84h196l-36 74H128z" />
        <path className="wood" d="M206 158h18l26 48h-16z" />
        <circle className="dark" cx="110" cy="170" r="33" />
        <circle className="card" cx="110" cy="170" r="13" />
      </g>
      <path className="wood" d="M150 78l7-4 63 116-7 4z" />
      <path className="card" d="M204 184l20-11 18 40q-14 6-22-4z" />
      <g transform="translate(-12 24)scale(1.05)">
        <CrewMember />
      </g>
    </g>
  </>
)

/** A camera on a reel of cable, which goes into a drain. */
export const PipeCamera = () => (
  <>
    <path className="plaster" d="M0 0h360v240H0z" />
    <path className="under" d="M0 200h360v40H0z" />
    <path className="rim line ink" d="M106 182q60 22 122-34 24-24 52-24" />
    <g className="ink">
      <path className="line" d="M0 200h360" />
      <path className="roof" d="M42 204l26-46h76l26 46z" />
      <circle className="gas" cx="106" cy="108" r="78" />
      <circle className="card" cx="106" cy="108" r="52" />
      <circle className="line" cx="106" cy="108" r="40" />
      <circle className="line" cx="106" cy="108" r="28" />
      <circle className="steel" cx="106" cy="108" r="14" />
      <path className="card" d="M316 84h60v82h-60z" />
      <path className="card" d="M302 76h18v98h-18z" />
      <path className="steel" d="M256 108h38v32h-38z" />
      <circle className="sky" cx="294" cy="124" r="13" />
    </g>
  </>
)

/** An engineer's stamp beside its seal on a drawing. */
export const Stamp = () => (
  <>
    <path className="wood" d="M0 0h360v240H0z" />
    <g className="ink">
      <path className="card" d="M-10 62 214 20l48 250H30z" />
      <path className="line" d="M44 84 190 56M50 112l84-16" />
      <circle className="line" cx="142" cy="178" r="50" />
      <circle className="line" cx="142" cy="178" r="38" />
      <path className="steel" d="M142 150l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z" />
      <path className="roof" d="M252 104q-34-20-20-58 14-28 40-28t40 28q14 38-20 58l6 32h-52z" />
      <path className="dark" d="M216 136h112v44H216z" />
      <path className="card" d="M224 180h96v14h-96z" />
    </g>
  </>
)

/** A work truck on a road, with the brand's mark on its side and a ladder on its rack. */
export const Truck = () => (
  <>
    <Sky />
    <Turf along="0,172 360,172" />
    <path className="under" d="M0 172h360v68H0z" />
    <path className="ink line" d="M0 174h360" />
    <TruckBody />
    <path className="fabric" d="M0 228h360" />
  </>
)

/** A plan of a house on paper, with the lines of equal height that a pencil draws. */
export const FloorMap = () => (
  <>
    <path className="wood" d="M0 0h360v240H0z" />
    <g className="ink" transform="rotate(-3 180 120)">
      <path className="card" d="M24-20h316v280H24z" />
      <path className="line" d="M58 30h88M58 44h56M58 198h120M58 212h88" />
      <path className="even" d="M58 128q48 2 52 44M58 98q92 4 98 74M58 72q132 4 142 100" />
      <path className="outer" d="M58 66h244v106H58z" />
      <path className="inner" d="M176 66v40M176 138h126M58 112h58" />
      <circle className="red" cx="76" cy="155" r="8" />
    </g>
    <g className="ink" transform="translate(206 152)rotate(-28)">
      <path className="wood" d="M0 0 34-15v30z" />
      <path className="gas" d="M34-15H190v30H34z" />
      <path className="line" d="M34-5H190M34 5H190" />
      <path className="dark" d="M0 0 12-5v10z" />
    </g>
  </>
)

/** A tape measure, pulled out along a wall. */
export const TapeMeasure = () => (
  <>
    <path className="plaster" d="M0 0h360v240H0z" />
    <Hatched kind="concrete" d="M0 180h360v60H0z" />
    <path className="ink line" d="M0 180h360" />
    <g className="ink" transform="translate(34 23)scale(.8)">
      <path className="card" d="M150 160h194v26H150z" />
      <path
        className="line"
        d={Array.from({ length: 9 }, (_, i) => `M${172 + 20 * i} 160v${i % 2 ? 8 : 15}`).join('')}
      />
      <path className="steel" d="M338 154h12v40h-12z" />
      <path className="gas" d="M28 186V92q0-52 52-52h42q52 0 52 52v94z" />
      <circle className="dark" cx="101" cy="112" r="44" />
      <circle className="card" cx="101" cy="112" r="30" />
      <path className="dark" d="M150 148h30v38h-30z" />
    </g>
  </>
)

/** A section through a front door: its key lifts the pins of the lock. */
export const HouseKey = () => (
  <>
    <Sky />
    <path className="plaster" d="M0 0h100v240H0z" />
    <g className="ink">
      <path className="cut wood" d="M74-10H184V250H74z" />
      <path className="steel" d="M58 64H196V164H58zM196 52h14v124h-14zM30 92h28v50H30z" />
      <path className="dark" d="M88 116H210V152H88z" />
      <path className="card" d="M108 72h14v58h-14zM136 72h14v52h-14zM164 72h14v58h-14z" />
      <path
        className="gas"
        d="M94 138 108 130H122L129 120 136 124H150L157 120 164 130H178L188 118H260V150H106z"
      />
      <path className="line" d="M116 142H250" />
      <path className="gas" d="M236 110h14v50h-14z" />
      <circle className="gas" cx="290" cy="134" r="46" />
      <circle className="sky" cx="306" cy="134" r="15" />
    </g>
  </>
)

const holding = { at: [52, 168], turn: 130, flip: true, scale: 0.78 } as const

/** A written warranty, signed and sealed, in front of the slab and the pier that it covers. */
export const Warranty = () => (
  <>
    <Sky />
    <MovingGround d="M0 122h360v86H0z" />
    <DeepGround d="M-10 204h380v40H-10z" />
    <Turf along="0,122 244,122" />
    <g className="ink">
      <Brick d="M256-6H370V94H256z" />
      <Window at={[302, 12]} size={[90, 50]} plain />
      <Hatched kind="concrete" d="M246 94H370V124H316l-10 30H246z" />
      <path className="steel" d="M217 100h18v102h9v16h-36v-16h9z" />
      <path className="red" d="M211 112h35v42h58v11h-66v-5h-27z" />
      <Hold {...holding} />
      <g transform="rotate(-5 120 120)">
        <path className="card" d="M46 12H196V226H46z" />
        <path className="brick" d="M85 106V82h72v24z" />
        <path className="roof" d="M75 84 95 60h52l20 24z" />
        <path className="concrete" d="M79 106h84v9H79z" />
        <path className="card" d="M95 89h19v10H95z" />
        <path className="steel" d="M131 106V87h13v19zM87 122h8v28h-8zM147 122h8v28h-8z" />
        <path className="red" d="M83 115h16v8H83zM143 115h16v8h-16z" />
        <path className="line" d="M68 150H174M78 208h54" />
        <path className="line" d="M84 202c8-22 16-20 11-4 6-12 13-14 11-2 4-8 10-9 11-1q5-6 12-3" />
        <path className="roof" d="M151 190l-8 32 17-7 16 8-6-33z" />
        <circle className="gas" cx="161" cy="184" r="19" />
        <path className="line" d="M152 184l7 8 12-15" />
        <g className="on-sky" stroke="none">
          <text className="middle large" x="121" y="45">
            {useDrawingWords().warranty}
          </text>
        </g>
      </g>
      <Thumb {...holding} />
    </g>
  </>
)

/** A folder with the sheet of floor heights in it. */
export const Folder = () => (
  <>
    <path className="wood" d="M0 0h360v240H0z" />
    <g className="ink" transform="rotate(-2 180 120)">
      <path className="caliche" d="M46 150V36q0-8 8-8h70l16 16h166q8 0 8 8v98z" />
      <path className="card" d="M78 38H282V150H78z" />
      <path className="inner" d="M98 58H188V110H98zM150 58v20" />
      <path className="even" d="M98 90q22 2 24 20M98 76q40 4 44 34" />
      <path className="line" d="M210 60h52M210 78h52M210 96h36" />
      <path className="gas" d="M26 118H334L318 214H42z" />
      <path className="card" d="M130 146h100v38h-100z" />
    </g>
  </>
)

/** A watering can beside a wall. */
export const WateringCan = () => (
  <>
    <Sky />
    <MovingGround d="M0 196h360v44H0z" />
    <Turf along="0,196 360,196" />
    <g className="ink" transform="translate(0 -8)">
      <path className="line" d="M190 86q86-52 92 36 0 42-54 56" />
      <path className="line" d="M196 98q66-36 72 26 0 30-40 42" />
      <path className="steel" d="M112 156 44 62l16-10 56 62z" />
      <path className="steel" d="M28 72 64 38l10 12-34 34z" />
      <path className="oak" d="M108 88h124v112H108z" />
      <path className="card" d="M104 80h132v16H104z" />
    </g>
    <path className="rain" d="M30 96l-6 20M46 104l-6 20M24 132l-6 20M42 140l-6 20M26 168l-5 16" />
  </>
)
