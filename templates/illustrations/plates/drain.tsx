/**
 * A drain uphill of a house, on a block of ground cut through the trench. The numbers are the steps on the drainage
 * page. An engineer would check that free water comes over the ground and through the topsoil, not out of the clay;
 * that the trench is uphill of the house and away from its footing; that the fabric wraps the gravel and the holes of
 * the pipe face down; and that solid pipe leads around the house, not under it, to daylight on lower ground, as the
 * plan in the corner shows.
 */
import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Balloon, Label, useOn } from '../common/labels'
import { usePlateWords } from '../../words'
import { PlateFrames } from './frames'

/** The surface where the ground is cut. The lawn runs from it to the same line 120 to the right and 70 up. */
const surface = 'M-120 124 290 220l120 28 60-8H700l30 12 70 66 90 3'

const toTheRight = 'm-8-8 8 8-11 3'

function Block() {
  return (
    <>
      <path className="sky" d="M-120-60H1000V380H-120z" />
      <path className="lawn seen" d="M0 54 410 150l120 28 60-8H820l30 12 70 66 90 3V400H0z" />
      <g className="seen">
        <Hatched kind="gravel" d="M262 214l54 12 120-70-54-12z" />
        <path className="line dash" d="M712 246 832 176" />
        <path className="line" d="M730 236v-34M764 216v-34" />
        <path className="red" d="M730 202h16v11h-16zM764 182h16v11h-16z" />
      </g>
      <g className="seen">
        <path className="brick" d="M660 208l44-25v-56l-22-27-22 52z" />
        <path className="caliche" d="M500 208v-56h160v56z" />
        <path fill="url(#h-brick)" d="M500 208v-56h160v56z" />
        <path className="concrete" d="M500 200h160v9H500zM660 200l44-25v9l-44 25z" />
        <path className="card" d="M520 166h32v24h-32zM612 166h32v24h-32zM566 200v-38h26v38z" />
        <path className="pane" d="M523 169h26v18h-26zM615 169h26v18h-26z" />
        <path className="steel" d="M570 200v-34h18v34z" />
        <path className="roof" d="M490 156h178l18-58H508z" />
        <path className="card" d="M488 152h180v6H488zM686 98l24 32-5 4-22-30z" />
      </g>
      <path
        className="flow"
        d={`M24 86l62 15${toTheRight}M120 92l62 15${toTheRight}M80 128l62 15${toTheRight}`}
      />
      <path className="topsoil" d={`${surface}V400H-120z`} />
      <g transform="translate(0 22)">
        <MovingGround d={`${surface}V400H-120z`} />
      </g>
      <path className="cut line" d={surface} />
      <g className={useOn('clay')}>
        <path className="leader" d={`M60 175l80 19${toTheRight}M170 201l80 19${toTheRight}`} />
      </g>
      <g className="cut">
        <Hatched kind="gravel" d="M262 214l4 98h46l4-86z" />
      </g>
      <path className="level" d="M268 226l4 80h34l4-72z" />
      <path className="ghost" d="M302 278 770 283M302 290l466 5" />
      <g className="seen">
        <circle className="card" cx="289" cy="286" r="15" />
        <path className="water" d="M275 290a15 15 0 0 0 28 0z" />
        <path className="gap" d="M279 297l5 5 3-3-5-5zM299 297l-5 5-3-3 5-5z" />
        <path className="card" d="M756 280h32q4 8 0 16h-32z" />
        <path
          className="limestone"
          d="M796 316q0-8 9-8t9 8-18 0zM814 318q0-9 11-9t10 9-21 0zM834 318q0-7 9-7t9 7-18 0z"
        />
      </g>
      <path className="flow" d="M790 292q16 2 18 18" />
    </>
  )
}

/** The plan. Uphill is on the left. */
const Plan = ({ title }: { title: string }) => (
  <>
    <path className="card seen" d="M0 0h150v106H0z" />
    <Hatched kind="concrete" d="M66 30h52v40H66z" />
    <path className="line seen" d="M66 30h52v40H66z" />
    <path className="flow" d="M8 40h18l-6-5m6 5-6 5M8 66h18l-6-5m6 5-6 5" />
    <path className="film dash" d="M38 26v58" />
    <path className="film" d="M38 84v2q0 6 6 6h84" />
    <path className="water" d="M126 82l18 10-18 10z" />
    <Label at={[8, 19]} text={title} />
  </>
)

export function Drain() {
  const words = usePlateWords().plates.drain
  return (
    <PlateFrames
      name="drain"
      defs={
        <>
          <g id="d-block">
            <Block />
          </g>
          <g id="d-plan">
            <Plan title={words.plan} />
          </g>
        </>
      }
      wide={
        <>
          <use href="#d-block" />
          <use href="#d-plan" x="720" y="10" />
          <Balloon of={1} at={[34, 30]} to={[60, 92]} />
          <Label at={[52, 35]} text={words.uphill} />
          <Balloon of={2} at={[732, 140]} to={[738, 206]} />
          <Label at={[750, 145]} text={words.lines} />
          <Balloon of={3} on="clay" at={[186, 330]} to={[265, 292]} />
          <Label on="clay" anchor="end" at={[168, 335]} text={words.trench} />
          <Balloon of={4} on="clay" at={[352, 336]} to={[306, 258]} />
          <Label on="clay" at={[370, 341]} text={words.cloth} note={words.clothNote} />
          <Balloon of={5} at={[852, 256]} to={[790, 284]} />
          <Label at={[866, 232]} anchor="end" text={words.daylight} />
          <Label on="clay" at={[452, 318]} text={words.pipe} />
        </>
      }
      narrow={
        <>
          <svg width="360" height="236" viewBox="110 84 360 236">
            <use href="#d-block" />
          </svg>
          <svg y="236" width="360" height="164" viewBox="486 150 394 180">
            <use href="#d-block" />
          </svg>
          <path className="cut line" d="M0 236h360" />
          <use href="#d-plan" transform="translate(244 8)scale(.72)" />
          <Balloon of={1} at={[104, 15]} to={[58, 20]} />
          <Label at={[121, 20]} text={words.uphillShort} />
          <Balloon of={3} on="clay" at={[60, 204]} to={[155, 192]} />
          <Label on="clay" at={[12, 229]} text={words.trench} />
          <Balloon of={4} on="clay" at={[226, 220]} to={[196, 178]} />
          <Label on="clay" at={[241, 225]} text={words.clothShort} />
          <Balloon of={2} at={[288, 254]} to={[260, 270]} />
          <Label at={[304, 259]} text={words.linesShort} />
          <Balloon of={5} at={[332, 318]} to={[278, 358]} />
          <Label at={[352, 298]} anchor="end" text={words.daylight} />
          <Label on="clay" at={[12, 390]} text={words.pipe} />
        </>
      }
    />
  )
}
