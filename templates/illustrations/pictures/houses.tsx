import { MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Brick, Roof, Turf, Window } from '../common/kit'
import { Oak } from '../common/parts'
import { parsePoints } from '../common/points'
import { useHasSlab } from '../../words'

const Clay = ({ top }: { top: number }) => <MovingGround d={`M-150 ${top}H510V390H-150z`} />

const below = crackAlong(parsePoints('226,138 212,138 212,150 201,150 202,166'), 5, 0.6)
const above = crackAlong(parsePoints('276,62 262,72 262,82 250,82 250,88'), 6, 0.6)

/** A house that has sunk at one end, with the level it had. */
export function HousePicture() {
  const hasSlab = useHasSlab()
  return (
    <>
      <Sky />
      <Clay top={184} />
      <Turf along="-150,184 510,184" />
      <g transform="rotate(1.6 60 168)">
        <g className="seen">
          <Brick d="M64 60H296V168H64z" />
          <Roof d="M40 62 104 4H256l64 58z" />
          <Window at={[88, 88]} size={[56, 50]} />
          <Window at={[222, 88]} size={[56, 50]} />
          <path className="door" d="M164 98h34v70h-34z" />
        </g>
        {!hasSlab && <path className="card" d="M78 180H282V390H78z" />}
        <g className="cut">
          {!hasSlab && <path className="wood" d="M56 168H304V180H56z" />}
          <Hatched
            kind="concrete"
            d={hasSlab ? 'M56 168H304V192H284l-8-10H84l-8 10H56z' : 'M56 180H78V390H56zM282 180H304V390H282z'}
          />
        </g>
        <path className="gap crack" d={above + below} />
      </g>
      <path className="level-line" d="M20 168H340" />
    </>
  )
}

/** A spirit level on a floor that slopes. */
export function LevelingPicture() {
  return (
    <>
      <path className="plaster" d="M-150-150H510V390H-150z" />
      <g className="seen">
        <path className="card" d="M-160 144 500 182v24L-160 168z" />
        <path className="wood" d="M-160 168 500 206V390H-160z" />
        <path className="fine" d="M-70 173v217M60 181v209M190 188v202M320 196v194M450 203v187" />
      </g>
      <path className="level-line" d="M-150 150H510" />
      <g className="seen" transform="rotate(3.3 180 180)">
        <path className="steel" d="M40 116H320V182H40z" />
        <path className="card" d="M132 132h96v34h-96zM164 132v34m32-34v34" />
        <ellipse className="gas" cx="150" cy="149" rx="14" ry="9" />
        <circle className="card" cx="76" cy="149" r="15" />
        <circle className="card" cx="284" cy="149" r="15" />
      </g>
    </>
  )
}

/** A pipe in gravel, where the ground slopes to a house. All frames show the trench whole. */
export function FrenchDrainPicture() {
  return (
    <>
      <Sky />
      <MovingGround d="M-150 62Q90 66 180 92T510 110V390H-150z" />
      <g className="seen">
        <Brick d="M280-150H510V88H280z" />
        <Hatched kind="gravel" d="M102 76 112 194H210L220 102z" />
      </g>
      <path className="fabric" d="M102 76 112 194H210L220 102" />
      <path className="topsoil" d="M94 76l134 25v14L94 90z" />
      <Turf along="-150,62 -40,64 50,70 120,80 180,93 230,102 264,106" />
      <g className="cut">
        <Hatched kind="concrete" d="M266 88H510V118H320l-8 26h-46z" />
      </g>
      <g className="seen">
        <circle className="card" cx="161" cy="156" r="28" />
        <circle className="under" cx="161" cy="156" r="20" />
        <path className="water" d="M142 160a20 20 0 0 0 38 0q-10-4-19 0t-19 0z" />
      </g>
      <path className="trickle" d="M4 92q44 4 84 20m-13-11 13 11-17 2M10 134q44 2 84 14m-13-11 13 11-17 3" />
    </>
  )
}

/** A rod in the clay, with what it has injected around it. */
export function SoilInjectionPicture() {
  return (
    <>
      <Sky />
      <Clay top={84} />
      <Turf along="-150,84 510,84" />
      <g className="seen">
        {[68, 180, 292].map((x) => (
          <path
            key={x}
            className="foam"
            d={`M${x} 104c26-4 50 8 44 28 22 14 18 48-8 52-12 20-60 20-72 0-26-4-30-38-8-52-6-20 18-32 44-28z`}
          />
        ))}
        <path className="steel" d="M175 22h10V182l-5 12-5-12zM158 12h44v12h-44z" />
      </g>
    </>
  )
}

const throughTheWall = crackAlong(
  parsePoints('230,-150 208,-60 184,18 206,58 180,100 192,122 176,150 184,178 172,204'),
  18,
  0.5,
)

/** A crack through a wall of concrete, with the ports that resin goes in by. */
export function CrackPicture() {
  return (
    <>
      <Sky />
      <Hatched kind="concrete" d="M-150-150H510V206H-150z" />
      <path className="gap crack" d={throughTheWall} />
      <path
        className="steel seen"
        d="M180 8h20v20h-20zM188 50h20v20h-20zM178 92h20v20h-20zM172 138h20v20h-20z"
      />
      <Clay top={200} />
      <Turf along="-150,200 510,200" />
    </>
  )
}

const roots = 'M84 128q40 14 62 30t44 18M88 130q14 40 44 62t50 32M70 130q-20 34-60 44M78 132q0 50-20 84'

/** A panel between the roots of an oak and the edge of a slab. */
export function RootBarrierPicture() {
  return (
    <>
      <Sky />
      <Clay top={120} />
      <g className="seen">
        <Brick d="M266-150H510V96H266z" />
        <Window at={[302, 12]} size={[78, 58]} plain />
      </g>
      <path className="root" d={roots} />
      <path className="bark" d={roots} />
      <Turf along="-150,120 250,120" />
      <g className="seen">
        <Oak x={80} y={124} />
      </g>
      <g className="cut">
        <Hatched kind="concrete" d="M250 96H510V138H316l-10 34h-56z" />
      </g>
      <path className="steel seen" d="M194 110h9V242h-9z" />
    </>
  )
}

/** Foam below a slab whose two parts are level again, pumped in through a hole. */
export function FoamLiftingPicture() {
  return (
    <>
      <Sky />
      <Clay top={116} />
      <Hatched kind="caliche" d="M-150 120H510V184q-180 12-300 4T-150 192z" />
      <path className="gap" d="M152 120H510V140q-90 20-200 20T152 136z" />
      <g className="seen">
        <path className="foam" d="M150 134q60-14 100-6t110 2q22 10-10 26t-108 10-96-8-2-18z" />
      </g>
      <g className="cut">
        <Hatched kind="concrete" d="M-160 96H152l4 36H-160z" />
        <g transform="rotate(-2 400 120)">
          <Hatched kind="concrete" d="M162 96H520V134H158z" />
        </g>
      </g>
      <path className="steel seen" d="M244 20h20v70h-6v36h-8V90h-6zM228 34h52v10h-52zM254 20V-150" />
    </>
  )
}
