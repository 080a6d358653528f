import { DeepGround, MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Brick, Turf, Window } from '../common/kit'
import { useHasSlab } from '../../words'

/** What stands on the bracket, beside a hole: the edge beam of a slab, or a wall on its footing under a wood floor. */
function Edge() {
  if (useHasSlab())
    return (
      <g className="cut">
        <Hatched kind="concrete" d="M176 56H400V97H262l-12 43h-74z" />
      </g>
    )
  return (
    <>
      <path className="under" d="M220 70H400V98H220z" />
      <g className="cut">
        <path className="wood" d="M176 56H400V70H176z" />
        <Hatched kind="concrete" d="M176 70H220V116H250V140H176z" />
      </g>
    </>
  )
}

/** A slab on its edge beams, which steel piers carry from the rock. */
export function SlabPicture() {
  const pier = (x: number) => `M${x - 7} 150h14V191h5v10h-24v-10h5z`
  const bracket = (x: number) => `M${x - 18} 138h36v9h-7v16h-22v-16h-7z`
  return (
    <>
      <Sky />
      <g className="seen">
        <Brick d="M64-20H296V62H64z" />
        <Window at={[146, -14]} size={[68, 54]} />
      </g>
      <MovingGround d="M-20 92H400V198H-20z" />
      <DeepGround d="M-20 196H400V280H-20z" />
      <Turf along="-20,92 48,92" />
      <Turf along="312,92 400,92" />
      <g className="seen">
        <path className="steel" d={pier(86) + pier(274)} />
        <path className="red" d={bracket(86) + bracket(274)} />
      </g>
      <g className="cut">
        <Hatched kind="concrete" d="M46 62H314V138H248L236 98H124L112 138H46z" />
      </g>
    </>
  )
}

/** A push pier: the ram pushes pipe beside the beam, down to rock. */
export function PushPierPicture() {
  return (
    <>
      <Sky />
      <MovingGround d="M-20 96H400V200H-20z" />
      <DeepGround d="M-20 198H400V280H-20z" />
      <Turf along="-20,96 96,96" />
      <path className="sky" d="M102 88l18 90H236V138H176V88z" />
      <path className="fine" d="M103 96l17 82H236V150" />
      <g className="seen">
        <Brick d="M198-20H400V56H198z" />
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
      <MovingGround d="M-20 96H400V178H-20z" />
      <DeepGround below d="M-20 176H400V280H-20z" />
      <Turf along="-20,96 134,96" />
      <g className="seen">
        <path className="card" d="M196-20H400V56H196zM196-2H400M196 18H400M196 38H400" />
        <path className="steel" d="M145 62h18V228l-9 14-9-14z" />
        <path className="steel" d="M108 196q46 12 92-12v10q-46 24-92 12zM120 222q34 9 68-9v9q-34 18-68 9z" />
      </g>
      <Edge />
      <g className="seen">
        <path className="red" d="M134 92h28v48h62v11h-90z" />
        <path className="steel" d="M136 54h36v12h-36z" />
      </g>
    </>
  )
}

/** A floor on joists and a girder, which a jack raises between two concrete piers. */
export function PierAndBeamPicture() {
  const pier = (x: number) => `M${x - 20} 132h40v66h16v20h-72v-20h16z`
  const joists = [-6, 58, 122, 186, 250, 314].map((x) => `M${x} 80h22v24h-22z`).join('')
  return (
    <>
      <path className="under" d="M-20-20H400V280H-20z" />
      <g className="seen">
        <path className="card" d="M-20-20H400V66H-20zM-20 2H400M-20 24H400M-20 46H400" />
        <MovingGround d="M-20 192q100-6 190 0t210-2V280H-20z" />
        <path className="wood" d={joists} />
        <path className="wood" d="M-20 66H400v14H-20zM-20 104H400v28H-20z" />
        <path className="fine" d="M-20 114H400M-20 122H400" />
        <Hatched kind="concrete" d={pier(88) + pier(272)} />
        <path className="wood" d="M146 196h68v16h-68z" />
        <path
          className="steel"
          d="M166 148h28v14h-7v14h12v20h-38v-20h12v-14h-7zM152 132h56v8h-56zM172 140h16v8h-16z"
        />
      </g>
    </>
  )
}

/** A sealed crawl space: the liner runs up the pier, beside a dehumidifier whose hose ends in a sump. */
export function CrawlSpacePicture() {
  const joists = [6, 82, 158, 234, 310].map((x) => `M${x} 14h24v36h-24z`).join('')
  const liner = 'M-20 202H74q16 0 16-14v-30M130 158v30q0 14 16 14H292M332 202H400'
  return (
    <>
      <path className="under" d="M-20-20H400V280H-20z" />
      <g className="seen">
        <path className="wood" d={`M-20-20H400V14H-20z${joists}M-20 50H400v26H-20z`} />
        <MovingGround d="M-20 206H400V280H-20z" />
        <Hatched kind="concrete" d="M90 76h40v130h18v18H72v-18h18z" />
        <path className="card" d="M292 202h40v40h-40z" />
        <path className="water" d="M294 222h36v18h-36z" />
      </g>
      <path className="liner rim" d={liner} />
      <path className="liner" d={liner} />
      <g className="seen">
        <path className="steel" d="M184 196h10v6h-10zM254 196h10v6h-10zM200 126v-12h48v12h-6v-6h-36v6z" />
        <path className="card" d="M174 126h100v70H174z" />
        <path className="steel" d="M184 136h44v50h-44z" />
        <path className="trickle" d="M188 144h36m-36 9h36m-36 9h36m-36 9h36m-36 9h36" />
        <path className="gas" d="M240 138h22v14h-22z" />
      </g>
      <path className="hose" d="M274 184h24q12 0 12 12v30" />
    </>
  )
}
