import { Ground, LayerNames, MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Dimension, Label, inTwoLines } from '../common/labels'
import { CrewMember } from '../common/parts'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

const surface = 'M-60 226H142C200 262 270 292 350 292H545V226H700'

/**
 * Foam lifts a driveway panel that sank at the garage. An engineer would check that it is flatwork, separate from the
 * house, whose slab and beam stay as they are; that the void is where the backfill was placed beside the beam; that
 * the panel turns about its far end; and that foam goes in through small holes, with a line to say stop.
 */
export function FoamLifting() {
  const words = usePlateWords().services['foam-lifting']
  return (
    <Scene
      name="foam-lifting"
      wide={
        <>
          <Label at="206,66" text={words.gun} to="230,76 226,114" />
          <Label at="262,140" text={words.hole} to="306,150 312,198" />
          <Dimension at="448,190" down={19} />
          <Label at="440,168" middle text={words.lift} />
          <Label at="508,110" text={inTwoLines(words.door)} />
          <Label on="clay" at="92,368" text={words.foam} note={words.foamNote} to="200,350 226,262" />
          <Label on="clay" at="320,368" text={words.void} note={words.voidNote} to="350,350 396,276" />
          <Label on="clay" at="508,368" text={words.slab} note={words.slabNote} to="530,350 530,290" />
          <LayerNames at="20,470" deepest="20,538" />
        </>
      }
      narrow={
        <>
          <Label at="134,58" text={words.gun} to="154,66 136,92" />
          <Label at="172,104" text={words.hole} to="190,112 190,150" />
          <Dimension at="280,145" down={13} />
          <Label at="280,132" middle text={words.lift} />
          <Label on="clay" at="16,268" text={words.foam} to="92,252 130,193" />
          <Label on="clay" at="186,268" text={words.void} to="204,252 238,202" />
          <Label on="clay" at="262,268" text={words.slab} to="326,252 326,204" />
        </>
      }
      narrowArt={{ x: 24, y: -30, scale: 0.66 }}
    >
      <Sky />
      <path className="card" d="M496-60H700V190H496z" />
      <Ground grass={false} surface={surface} tops={[318, 430, 496]} />
      <MovingGround d={`${surface}V340H-60z`} />
      <path className="gap" d="M142 226C200 262 270 292 350 292H484V232z" />
      <g className="seen">
        <path className="card" d="M488-60h14v242h-14zM488-20h14M488 48h14M488 116h14" />
        <path className="foam" d="M142 226C200 262 270 292 350 292q40-24 4-56z" />
        <path fill="url(#h-gravel)" d="M142 226C200 262 270 292 350 292q40-24 4-56z" />
      </g>
      <g className="cut">
        <Hatched kind="concrete" d="M-60 190H138v36H-60z" />
        <Hatched kind="concrete" d="M480 182H710v44H566l-12 90h-74z" />
        <g transform="rotate(3.2 144 190)">
          <Hatched kind="concrete" d="M144 190h328v36H144z" />
          <path className="foam seen" d="M205 190h6v36h-6z" />
          <path className="gap seen" d="M310 190h5v36h-5zM412 190h5v36h-5z" />
        </g>
      </g>
      <path className="level" d="M144 190h332" />
      <g className="seen">
        <path className="line" d="M-60 50C40 10 110 80 184 118M-60 64C40 24 100 100 184 128" />
        <path className="steel" d="M204 130h7v66h-7z" />
        <path className="red" d="M184 112h46v22h-14l-6 8h-14l-12-8z" />
        <CrewMember at="translate(10 19) scale(.9)" />
      </g>
    </Scene>
  )
}
