import { Ground, Sky } from '../common/ground'
import { Label, useOn } from '../common/labels'
import type { Point } from '../common/points'
import { Scene } from '../common/scene'
import { useDrawingWords } from '../../words'

const fossil = 'ammonite'

/** The hole and the rod in it, which end at `foot`. */
const Boring = ({ foot }: { foot: number }) => (
  <g className="ink">
    <path className="gap" d={`M292 168h56V${foot - 10}q0 10-28 10t-28-10z`} />
    <path className="steel" d={`M314 94h12V${foot - 46}h-12zM310 ${foot - 46}h20v26l-10 18-10-18z`} />
    <path
      className="line"
      d={[150, 220, 290, 360, 430].map((y) => (y < foot - 50 ? `M314 ${y}h12` : '')).join('')}
    />
  </g>
)

/** A dimension line from the surface to the foot, light on clay and dark on the rock below. */
const Depth = ({ from: [x, y], rock, foot }: { from: Point; rock: number; foot: number }) => (
  <>
    <g className={useOn('clay')}>
      <path className="leader" d={`M${x - 7} ${y}h14m-7 0V${rock}`} />
    </g>
    <g className="on-limestone">
      <path className="leader" d={`M${x} ${rock}V${foot}m-7 0h14`} />
    </g>
  </>
)

/** A very deep boring that found nothing, with a sleeping ammonite beside it. */
export function NotFoundDrawing() {
  const words = useDrawingWords().notFound
  return (
    <Scene
      name="not-found"
      words={words}
      wide={
        <>
          <Boring foot={508} />
          <Label at="482,108" text={words.rig} to="476,102 444,102" />
          <Depth from={[176, 172]} rock={336} foot={502} />
          <Label on="clay" at="160,300" end text={words.depth} note={words.note} />
          {/* With the class of the drawing, as Scene repeats it. */}
          <g id={fossil} className="drawing">
            <g className="ink">
              <circle className="caliche" cx="484" cy="462" r="26" />
              <path
                className="line"
                d="M484 462q4-8 10 0 2 14-12 14-16-2-14-18 4-16 22-14 18 4 18 24M462 450l-8-8M478 440l-2-10M498 444l6-8M508 458l10-2"
              />
            </g>
          </g>
          <Label on="limestone" at="484,516" middle text={words.stone} />
        </>
      }
      narrow={
        <>
          <g transform="scale(.75)translate(-130 -2)">
            <Boring foot={394} />
          </g>
          <Label at="226,52" text={words.rig} to="234,57 234,74" />
          <Depth from={[28, 129]} rock={251} foot={293} />
          <Label on="clay" at="40,190" text={words.depth} note={words.noteShort} />
          <use href={`#${fossil}`} transform="translate(-53 -68)scale(.75)" />
          <Label on="caliche" at="282,284" end text={words.stone} />
        </>
      }
      narrowArt={{ x: 130, y: 2, scale: 0.75 }}
      shape="short"
    >
      <Sky />
      <Ground grade={170} tops={[200, 340, 416]} />
      <g className="ink">
        <path className="wood" d="M312 20h16l74 150h-14L320 38l-68 132h-14z" />
        <path className="line" d="M270 110h100" />
        <path className="dark" d="M304 12h32v26h-32z" />
        <path className="red" d="M300 60h40v34h-40z" />
        <path className="topsoil" d="M196 170q14-30 40-30 18 0 30 30z" />
        <path className="card" d="M404 84h12v100l-6 14-6-14z" />
        <path className="red" d="M410 90h44l-10 14 10 14h-44z" />
      </g>
    </Scene>
  )
}
