import { Ground, LayerNames, MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Datum, Label, inTwoLines } from '../common/labels'
import { Jack, Pump } from '../common/parts'
import { Pier } from '../common/piers'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/** A block on its pad, and the girder's shims on the block. */
const block = (x: number) => `M${x - 16} 236h32v76h18v16h-68v-16h18z`
const shims = (x: number) => `M${x - 20} 224h40v6h-40zM${x - 20} 230h40v6h-40z`

/**
 * One level line through two houses, each cut in half: a slab raised by jacks on piers, and a floor raised on shims.
 * An engineer would check that each jack is on a pier and under a beam, in a hole dug for it or in a tunnel; that
 * hoses lead from all of them to one pump, so that the edge rises evenly; that shims are between block and girder; and
 * that joists bear on the girder, and the block on a pad.
 */
export function Leveling() {
  const words = usePlateWords().services.leveling
  return (
    <Scene
      name="leveling"
      wide={
        <>
          <Datum at="560,177" across={66} />
          <Label at="576,169" text={words.level} />
          <Label at="220,22" middle text={words.slab} />
          <Label at="420,22" middle text={words.beam} />
          <Label at="168,246" text={words.tunnel} />
          <Label on="clay" at="152,330" text={words.jacks} note={words.jacksNote} to="172,314 136,268" />
          <Label at="566,216" text={inTwoLines(words.shims)} to="560,222 514,230" />
          <Label on="clay" at="434,368" middle text={words.blocks} to="434,352 390,322" />
          <LayerNames at="360,450" deepest="20,536" />
        </>
      }
      narrow={
        <>
          <Label at="136,28" middle text={words.slab} />
          <Label at="280,28" middle text={words.beamShort} />
          <Label on="clay" at="103,246" text={words.jacks} to="112,232 87,196" />
          <Label at="281,185" middle text={words.shimsShort} />
          <Label on="clay" at="281,254" middle text={words.blocks} />
          <LayerNames at="214,316" deepest="12,384" />
        </>
      }
      narrowArt={{ x: 6, y: -30, scale: 0.66 }}
    >
      <Sky />
      <Ground surface="M-60 212H320V256H700" grass={false} tops={[274, 406, 486]} />
      <MovingGround d="M-60 232H100V206H320V284H-60z" />
      <path className="grass" d="M-60 212H80M320 256H700" />
      <path className="sky" d="M75 204l11 86h218V204z" />
      <path className="seen line" d="M76 209l10 81h218v-86" />
      <g className="ink">
        <Pier x={128} top={280} foot={491} />
        <Pier x={271} top={280} foot={493} />
      </g>
      <g className="cut">
        <path
          className="line"
          d="M69 193c32 0 28 66 47 70M69 198C98 206 92 288 116 288h110c18 0 18-26 37-26"
        />
      </g>
      <Jack x={128} y={280} />
      <Jack x={271} y={280} />
      <Pump x={41} y={208} />
      <g className="seen">
        <Hatched kind="brick" tone="caliche" d="M118 180V92h202v88z" />
        <path className="card" d="M320 180V92h204v88z" />
        <path
          className="hatch"
          d="M320 103h204M320 114h204M320 125h204M320 136h204M320 147h204M320 158h204M320 169h204"
        />
        <path className="roof" d="M98 92l76-58h146v58zM320 92V34h148l76 58z" />
        <path
          className="card"
          d="M98 92h446v8H98zM148 116h64v42h-64zM432 116h64v42h-64zM248 180v-68h40v68zM352 180v-68h40v68z"
        />
        <path className="pane" d="M152 120h56v34h-56zM436 120h56v34h-56z" />
        <path className="fine" d="M180 120v34M464 120v34M152 137h56M436 137h56" />
        <path className="steel" d="M253 180v-63h30v63zM357 180v-63h30v63z" />
      </g>
      <g className="cut">
        <Hatched kind="concrete" d="M104 180h216v26h-28l-6 38h-30l-6-38H154l-6 38h-44z" />
        <path className="wood" d="M320 180h214v8H320zM320 204h206v20H320z" />
        <Hatched kind="concrete" d={block(368) + block(498)} />
      </g>
      <g className="seen">
        <path
          className="wood"
          d="M330 188h10v16h-10zM364 188h10v16h-10zM398 188h10v16h-10zM432 188h10v16h-10zM466 188h10v16h-10zM500 188h10v16h-10z"
        />
        <path className="red" d={shims(368) + shims(498)} />
      </g>
      <path className="seen line" d="M320-60v172l-10 12 20 16-10 12v178l-10 12 20 16-10 12v400" />
      <path className="red seen" d="M90 172v-26h-9l14-18 14 18h-9v26z" />
      <path className="level" d="M76 177h470" />
    </Scene>
  )
}
