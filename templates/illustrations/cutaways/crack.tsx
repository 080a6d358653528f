import { Ground, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Crack, alongJoints } from '../common/cracks'
import { Datum, Label, inTwoLines } from '../common/labels'
import { Penny } from '../common/penny'
import { Pier } from '../common/piers'
import { circles } from '../common/points'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/** From the corner of the window down the joints of the brick, half a brick to the left at each course. */
const inBrick = `348,98 ${alongJoints([325, 98], 6, [-21, 14])}`

const inConcrete = '220,182 226,206 219,232 228,262 223,296 231,326 229,352'

const ports = circles('224,200 222,242 226,280 229,318', 6)

/**
 * The face of a cracked wall on its beam. The ground in front is removed below the level line. An engineer would check
 * that the crack follows the joints and is widest at the corner of the window; that it rises toward the end that sank,
 * where the pier is; that the fibers cross the crack; and that the pier has a bracket under the beam and a collar on
 * the rock.
 */
export function CrackRepair() {
  const words = usePlateWords().services.crack
  return (
    <Scene
      name="crack"
      isTitleLeft
      wide={
        <>
          <Label on="caliche" at="20,60" text={words.crack} note={words.crackNote} to="184,66 300,108" />
          <Label on="concrete" at="20,216" text={words.ports} note={words.portsNote} to="124,211 214,202" />
          <Label on="concrete" at="300,216" text={words.fiber} note={words.fiberNote} to="294,211 270,222" />
          <Datum at="40,286" across={110} />
          <Label on="concrete" at="56,278" text={words.grade} />
          <Label on="clay" at="430,388" end text={words.pier} note={words.pierNote} to="436,383 474,383" />
        </>
      }
      narrow={
        <>
          <Label on="caliche" at="12,38" text={inTwoLines(words.crack)} to="93,51 152,70" />
          <Label on="concrete" at="6,168" text={inTwoLines(words.ports)} to="59,170 86,174" />
          <Label on="concrete" at="170,150" text={words.fiber} to="166,146 130,157" />
          <Label on="clay" at="246,298" end text={words.pier} to="252,293 298,293" />
        </>
      }
      narrowArt={{ x: 110, y: 30, scale: 0.82 }}
    >
      <pattern id="crack-courses" width="42" height="28" patternUnits="userSpaceOnUse">
        <path className="hatch" d="M0 .5h42M0 14.5h42M10.5 0v14M31.5 14v14" />
      </pattern>
      <Sky />
      <Ground grade={340} tops={[344, 424, 484]} />
      <path className="caliche" d="M-60-60H700v242H-60z" />
      <path fill="url(#crack-courses)" d="M-60-60H700v242H-60z" />
      <g className="seen">
        <path className="card" d="M348-60h160V84H348zM338 84h180v14H338z" />
        <path className="pane" d="M358-60h64V74h-64zM434-60h64V74h-64z" />
        <path className="line" d="M358 20h64M434 20h64" />
      </g>
      <g className="cut">
        <g className="seen">
          <Pier x={478} top={352} foot={488} radius={10} />
        </g>
        <Hatched kind="concrete" d="M-60 182H700v170H-60z" />
      </g>
      <Crack along={inBrick} wide={1.8} thin={1} />
      <Crack along={inConcrete} wide={1.6} thin={0.8} />
      <Penny at={[450, 141]} of={[-196, -20]} scale={0.75} brick="caliche" />
      <g className="seen">
        <path className="gap" d="M182 218h88v9h-88zM182 258h88v9h-88zM186 296h88v9h-88z" />
        <path className="red" d={ports} />
        <path className="red" d="M446 352h64v12h-64zM460 306h36v64h-36z" />
        <path className="line" d="M468 318h4M484 318h4M468 330h4M484 330h4" />
      </g>
    </Scene>
  )
}
