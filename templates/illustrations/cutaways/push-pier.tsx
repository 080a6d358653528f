import { Ground, LayerNames, Sky } from '../common/ground'
import { Dimension, Label, inTwoLines } from '../common/labels'
import { Excavation, Pump, SlabEdge } from '../common/parts'
import { Bracket, Pier } from '../common/piers'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/**
 * A ram pushes a pipe down beside the beam, with the house as its counterweight. An engineer would check that the ram
 * is on the bracket and the bracket on the beam, so that only the wall holds it down; that the bracket's seat is under
 * the beam, in a hole dug for it; that the pipe is in short lengths, goes through the clay that moves, and ends in a
 * slightly wider collar on the rock; and that the hose leads to a pump with a gauge.
 */
export function PushPier() {
  const words = usePlateWords().services['push-pier']
  return (
    <Scene
      name="push-pier"
      wide={
        <>
          <Label at="20,58" text={words.ram} note={words.ramNote} to="154,53 292,53" />
          <Label at="20,122" text={words.gauge} to="82,120 119,130" />
          <Label at="428,46" text={words.weight} note={words.weightNote} />
          <Label on="clay" at="430,296" text={words.bracket} note={words.bracketNote} to="424,291 366,286" />
          <Label on="clay" at="340,360" text={words.pipe} note={words.pipeNote} to="334,355 298,355" />
          <Dimension on="clay" at="172,222" down={162} />
          <Label on="clay" at="156,300" end text={inTwoLines(words.moving)} />
          <LayerNames at="20,434" deepest="20,530" />
          <Label on="limestone" at="340,494" text={words.collar} to="334,489 302,464" />
        </>
      }
      narrow={
        <>
          <Label at="12,40" text={words.ram} to="134,35 166,35" />
          <Label at="12,80" text={words.gauge} />
          <Label at="264,28" text={inTwoLines(words.weight)} />
          <Label on="clay" at="278,240" text={words.bracket} to="272,235 226,224" />
          <Label on="clay" at="206,284" text={words.pipe} to="200,279 170,279" />
          <Label on="clay" at="12,240" text={inTwoLines(words.moving)} />
          <LayerNames at="12,340" deepest="12,388" />
        </>
      }
      narrowArt={{ x: 84, y: 6, scale: 0.8 }}
    >
      <PushPierArt />
    </Scene>
  )
}

/** The drawing without its frame and labels. */
export const PushPierArt = () => (
  <>
    <Sky />
    <Ground />
    <Excavation />
    <SlabEdge x={325} floor={160} />
    <path className="red seen" d="M373 130l-20-24h12V36h16v70h12z" />
    <g className="cut">
      <Pier x={296} top={118} foot={469} radius={10} />
      <path className="line" d="M285 76C226 76 244 175 158 175" />
    </g>
    <path className="seen line" d="M286 190h20M286 330h20M286 398h20" />
    <g className="cut">
      <Bracket x={325} y={280} />
    </g>
    <path className="seen dash line" d="M286 212v78M306 212v78" />
    <g className="seen">
      <path className="steel" d="M276 208V40h7v168zM309 208V40h7v168zM268 24h56v16h-56zM282 110h28v9h-28z" />
      <path className="card" d="M291 88h10v22h-10z" />
      <path className="red" d="M285 40h22v48h-22z" />
    </g>
    <Pump x={130} y={187} />
  </>
)
