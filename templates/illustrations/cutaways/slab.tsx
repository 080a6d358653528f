import { Ground, LayerNames, Sky } from '../common/ground'
import { Datum, Label } from '../common/labels'
import { SlabEdge } from '../common/parts'
import { Pier, PierHead } from '../common/piers'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/**
 * A slab whose corner dropped, on the pier that will lift it. An engineer would check that the brick is on a ledge;
 * that the ground went down with the corner; and that the pier is under the beam at the edge, not under the thin slab,
 * with a bracket, and goes through the clay that moves to the rock.
 */
export function Slab() {
  const words = usePlateWords().services.slab
  return (
    <Scene
      name="slab"
      wide={
        <>
          <Datum at="34,140" across={40} />
          <Label at="240,60" text={words.corner} note={words.cornerNote} to="234,68 196,148" />
          <Label on="clay" at="214,248" text={words.lift} to="208,243 146,238" />
          <Label on="clay" at="214,298" text={words.bracket} note={words.bracketNote} to="208,293 146,298" />
          <Label on="clay" at="214,340" text={words.pier} note={words.pierNote} to="208,335 131,335" />
          <LayerNames at="160,434" deepest="160,530" />
        </>
      }
      narrow={
        <>
          <Label at="142,24" text={words.corner} to="150,32 122,72" />
          <Label on="clay" at="150,164" text={words.liftShort} to="144,159 76,150" />
          <Label on="clay" at="150,214" text={words.bracket} to="144,209 76,197" />
          <Label on="clay" at="150,250" text={words.pierShort} to="144,245 64,245" />
          <LayerNames at="88,312" deepest="12,384" />
        </>
      }
      narrowArt={{ x: 56, y: 64, scale: 0.84 }}
    >
      <Sky />
      <Ground surface="M-60 176C0 176 50 198 92 198H700" tops={[230, 380, 456]} />
      <g className="cut">
        <Pier x={131} top={290} foot={465} radius={10} />
      </g>
      <g transform="rotate(-2 700 140)">
        <SlabEdge x={88} floor={140} />
        <g className="cut">
          <PierHead x={126} y={260} radius={10} />
        </g>
        <path className="red seen" d="M115 252v-40h-12l24-30 24 30h-12v40z" />
      </g>
      <path className="level" d="M34 140H640" />
    </Scene>
  )
}
