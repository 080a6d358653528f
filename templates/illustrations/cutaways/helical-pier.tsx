import { Ground, Sky } from '../common/ground'
import { Dimension, Label, inTwoLines } from '../common/labels'
import { Excavation, SlabEdge } from '../common/parts'
import { Bracket, HelicalPier } from '../common/piers'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/**
 * A pier screwed into firm ground below the clay that moves, under a wall too light to push against. An engineer would
 * check that the wall is of frame and siding; that both plates are below the clay that moves, the smaller one deeper,
 * more than two plate widths apart; that the shaft is cut off above the bracket and the load hangs on it by two rods;
 * that the bracket's seat is under the beam; and that there is no rock to screw into.
 */
export function HelicalPierRepair() {
  const words = usePlateWords().services['helical-pier']
  return (
    <Scene
      name="helical-pier"
      wide={
        <>
          <Label at="20,60" text={words.rods} note={words.rodsNote} to="130,55 214,55 276,186" />
          <Label at="436,60" text={words.wall} note={words.wallNote} to="430,55 344,55" />
          <Label on="clay" at="430,296" text={words.bracket} note={words.bracketNote} to="424,291 366,286" />
          <Dimension on="clay" at="172,222" down={130} />
          <Label on="clay" at="156,284" end text={inTwoLines(words.moving)} />
          <Label on="caliche" at="376,394" text={words.plates} note={words.platesNote} to="370,389 322,392" />
          <Label
            on="caliche"
            at="196,460"
            end
            text={words.shaft}
            note={words.shaftNote}
            to="202,457 296,492"
          />
          <Label layer on="caliche" at="20,534" text={words.firm} />
        </>
      }
      narrow={
        <>
          <Label at="12,30" text={words.rods} to="66,40 124,66" />
          <Label on="clay" at="268,168" text={words.bracket} to="262,163 210,153" />
          <Label on="clay" at="12,162" text={inTwoLines(words.movingShort)} />
          <Label on="caliche" at="206,250" text={words.plates} to="200,245 166,246" />
          <Label on="caliche" at="12,300" text={inTwoLines(words.shaft)} to="60,302 142,302" />
          <Label layer on="caliche" at="12,393" text={words.firm} />
        </>
      }
      narrowArt={{ x: 132, y: 112, scale: 0.88 }}
    >
      <Sky />
      <Ground kinds={['marl']} tops={[214, 352]} />
      <Excavation />
      <SlabEdge x={325} floor={160} cladding="siding" />
      <g className="seen">
        <HelicalPier x={296} top={196} foot={552} plates="390,32 522,25" />
        <path className="steel" d="M286 315h20v22h-20zM286 445h20v22h-20z" />
      </g>
      <g className="cut">
        <Bracket x={325} y={280} />
      </g>
      <path className="seen dash line" d="M290 212v78M302 212v78" />
      <g className="seen">
        <path className="card" d="M278 170h5v40h-5zM309 170h5v40h-5z" />
        <path className="steel" d="M270 184h52v12h-52zM275 178h11v6h-11zM306 178h11v6h-11z" />
      </g>
    </Scene>
  )
}
