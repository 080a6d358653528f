import { DeepGround, MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Brick, Roof, Turf, Window } from '../common/kit'
import { Oak, Roots } from '../common/parts'
import { parsePoints } from '../common/points'
import { useHasSlab } from '../../words'

/** What stands on the bracket, beside a hole: the edge beam of a slab, or a wall on its footing under a wood floor. */
function Edge() {
  if (useHasSlab())
    return (
      <g className="cut">
        <Hatched kind="concrete" d="M176 56H630V97H262l-12 43h-74z" />
      </g>
    )
  return (
    <>
      <path className="under" d="M220 70H630V98H220z" />
      <g className="cut">
        <path className="wood" d="M176 56H630V70H176z" />
        <Hatched kind="concrete" d="M176 70H220V116H250V140H176z" />
      </g>
    </>
  )
}

const stairs = crackAlong(parsePoints('118,37 118,44 102,44 102,52 86,52 86,62'), 6, 2)

/** A house on a slab, whose left corner sank where the clay dried. Steel piers carry its edge beams from the rock. */
export function SlabPicture() {
  const pier = (x: number, top: number) => `M${x - 7} ${top}h14V191h5v10h-24v-10h5z`
  const bracket = (x: number, y: number) => `M${x - 18} ${y}h36v9h-7v16h-22v-16h-7z`
  return (
    <>
      <Sky />
      <g className="seen" transform="translate(384 92)scale(.9)">
        <Oak x={0} y={0} />
      </g>
      <MovingGround d="M-150 92H510V170H-150z" />
      <g className="seen">
        <DeepGround below d="M-150 152q82-8 165 0t165 0t165 0t165 0V390H-150z" />
        <DeepGround d="M-150 190H510V390H-150z" />
      </g>
      <Roots d="M372 96q-30 22-70 24M366 98q-40 44-96 44t-66-14M380 98q-14 34-60 66" />
      <Turf along="-150,92 22,92" />
      <Turf along="316,92 510,92" />
      <path className="gap" d="M22 92H214q-32 14-72 13-12 44-74 49-36-16-46-62z" />
      <g className="seen">
        <path className="card" d="M186 94h11v34q0 6 6 6H520v11H198q-12 0-12-12z" />
        <path className="steel" d={pier(86, 158) + pier(274, 150)} />
        <path className="red" d={bracket(86, 146) + bracket(274, 138)} />
      </g>
      <g transform="rotate(-2.2 314 62)">
        <g className="seen">
          <Brick d="M64-32H296V62H64z" />
          <Roof d="M40-30 84-74H276L320-30z" />
          <path className="card" d="M40-32H320v9H40z" />
          <path className="gap crack" d={stairs} />
          <Window at={[118, -10]} size={[56, 42]} />
          <path className="concrete" d="M112 32h70v6h-70z" />
          <path className="door" d="M220-8h36v70h-36z" />
        </g>
        <g className="cut">
          <Hatched kind="concrete" d="M46 62H314V138H248L236 96H124L112 138H46z" />
        </g>
      </g>
      <path className="level-line" d="M-150 62H510" />
      <path className="move" d="M22 62h16M22 72h16M30 62v10" />
    </>
  )
}

/** A push pier: the ram pushes pipe beside the beam, down to rock. */
export function PushPierPicture() {
  return (
    <>
      <Sky />
      <MovingGround d="M-150 96H510V200H-150z" />
      <DeepGround d="M-150 198H510V390H-150z" />
      <Turf along="-150,96 96,96" />
      <path className="sky" d="M102 88l18 90H236V138H176V88z" />
      <path className="fine" d="M103 96l17 82H236V150" />
      <g className="seen">
        <Brick d="M198-150H510V56H198z" />
        <path className="steel" d="M137 52h18V193h5v10h-28v-10h5z" />
      </g>
      <Edge />
      <g className="seen">
        <path className="red" d="M132 88h32v50h62v11h-94z" />
        <path className="steel" d="M126 2h40v14h-6v36h-28V16h-6zM132 28h28M132 38h28" />
      </g>
    </>
  )
}

/** A helical pier below a light wall: a shaft with two plates, screwed into firm ground. */
export function HelicalPierPicture() {
  return (
    <>
      <Sky />
      <MovingGround d="M-150 92H510V146H-150z" />
      <DeepGround below d="M-150 144H510V390H-150z" />
      <Turf along="-150,92 134,92" />
      <g className="seen">
        <path className="card" d="M196-150H510V62H196z" />
        <path className="line" d={laps(196, 40)} />
        <path className="steel" d="M145 66h18V200l-9 16-9-16z" />
        <path className="steel" d="M98 158q56 14 112-8v11q-56 22-112 8zM108 186q46 12 92-9v11q-46 21-92 9z" />
      </g>
      <g transform="translate(46 20)scale(.75)">
        <Edge />
      </g>
      <g className="seen">
        <path className="red" d="M134 86h28v39h62v11h-90z" />
        <path className="steel" d="M136 58h36v12h-36z" />
      </g>
    </>
  )
}

/** The boards of a wall above y. */
const laps = (x: number, y: number) => Array.from({ length: 8 }, (_, i) => `M${x} ${y - 22 * i}H510`).join('')

/** A wall of boards on a floor whose joists begin at y and lie on a girder. */
function Floor({ y, joists }: { y: number; joists: readonly number[] }) {
  return (
    <>
      <path className="card" d={`M-150-150H510V${y}H-150z`} />
      <path className="line" d={laps(-150, y - 36)} />
      <path className="wood" d={joists.map((x) => `M${x} ${y}h22v24h-22z`).join('')} />
      <path className="wood" d={`M-160 ${y - 14}H520v14H-160zM-160 ${y + 24}H520v28H-160z`} />
      <path className="fine" d={`M-150 ${y + 34}H510m0 8H-150`} />
    </>
  )
}

const apart = (first: number, between: number) => Array.from({ length: 10 }, (_, i) => first + between * i)

/** A floor on joists and a girder, which a jack raises between two concrete piers. All frames show both piers whole. */
export function PierAndBeamPicture() {
  const pier = (x: number) => `M${x - 13} 142h26v52h10v16h-46v-16h10z`
  return (
    <>
      <path className="under" d="M-150-150H510V390H-150z" />
      <g className="seen">
        <Floor y={90} joists={apart(-140, 56)} />
        <path className="concrete" d="M44 142h18v60h-18zM298 142h18v60h-18z" />
        <MovingGround d="M-150 200H510V390H-150z" />
        <Hatched kind="concrete" d={[-20, 124, 236, 380].map(pier).join('')} />
        <path className="wood" d="M153 196h54v12h-54z" />
        <path className="card" d="M173 148h14v14h-14zM173 153h14m-14 4h14" />
        <path className="steel" d="M156 142h48v7h-48z" />
        <path className="red" d="M170 160h20v5h5v22h6v9h-42v-9h6v-22h5z" />
        <path className="line" d="M165 170h30M165 182h30" />
      </g>
    </>
  )
}

/** A sealed crawl space: the liner runs up the pier, beside a dehumidifier whose hose ends in a sump. */
export function CrawlSpacePicture() {
  const liner = 'M-160 196H74q16 0 16-14v-30M130 152v30q0 14 16 14H290M334 196H520'
  return (
    <>
      <path className="under" d="M-150-150H510V390H-150z" />
      <g className="seen">
        <Floor y={60} joists={apart(-148, 76)} />
        <MovingGround d="M-150 200H510V390H-150z" />
        <Hatched kind="concrete" d="M90 112h40v88h18v18H72v-18h18z" />
        <path className="concrete" d="M288 190h46v40h-46z" />
        <path className="water" d="M294 206h34v18h-34z" />
      </g>
      <path className="liner rim" d={liner} />
      <path className="liner" d={liner} />
      <g className="seen">
        <path className="steel" d="M182 188h12v7h-12zM254 188h12v7h-12zM200 130v-9h48v9h-6v-3h-36v3z" />
        <path className="card" d="M172 130h104v58H172z" />
        <path className="steel" d="M182 138h46v42h-46z" />
        <path className="trickle" d="M187 146h36m-36 9h36m-36 9h36m-36 9h36" />
        <path className="gas" d="M240 140h24v14h-24z" />
      </g>
      <path className="hose" d="M276 170h22q13 0 13 13v30" />
    </>
  )
}
