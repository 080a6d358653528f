import { useContext } from 'react'
import { MovingGround, Sky } from '../common/ground'
import { useMovingKind } from '../common/moving-ground'
import { Hatched } from '../common/hatches'
import { Label, inTwoLines, useOn } from '../common/labels'
import { House } from '../common/parts'
import { circles } from '../common/points'
import { ArtOnly, Scene } from '../common/scene'
import { usePlateWords } from '../../words'

const lawn = 'M-60 62C60 74 110 132 204 152S290 182 330 170H520C570 172 600 208 700 216'
/** The bottom of the topsoil, 30 units below its top. */
const underTopsoil = 'M-60 92C60 104 110 162 204 182S290 212 330 200H520C570 202 600 238 700 246'
const below = 'V760H-60z'

/**
 * A drain uphill of a house: in section, with its trench enlarged in a circle, and the route of the pipe in plan. An
 * engineer would check that free water comes through the topsoil, not out of the clay; that the trench is uphill and
 * away from the footing, and the ground falls away from the wall; that the fabric is folded over the gravel and the
 * holes face down; and that solid pipe leads around the house to daylight.
 */
export function FrenchDrain() {
  const words = usePlateWords().services['french-drain']
  const moving = useMovingKind()
  const onGround = useOn('clay')
  return (
    <Scene
      name="french-drain"
      wide={
        <>
          <Label at="62,34" text={words.uphill} to="92,44 84,116" />
          <Label at="180,84" text={inTwoLines(words.drain)} to="214,110 214,150" />
          <Label on="clay" at="272,350" text={words.gravel} to="268,345 164,362" />
          <Label
            on="clay"
            at="272,398"
            text={words.cloth}
            note={inTwoLines(words.clothNote)}
            to="268,393 192,393"
          />
          <Label on="clay" at="272,470" text={words.pipe} note={words.pipeNote} to="268,465 152,448" />
          <Label on="clay" at="300,252" text={words.clay} note={words.clayNote} />
          <Label at="448,326" text={words.plan} />
          <Label on="concrete" at="554,387" middle text={words.house} />
          <Label at="618,484" end text={words.daylight} />
        </>
      }
      narrow={
        <>
          <Label at="12,26" text={words.uphill} to="38,36 34,90" />
          <Label on="clay" at="140,218" text={words.gravel} to="136,213 84,232" />
          <Label on="clay" at="140,254" text={words.cloth} to="136,250 98,250" />
          <Label
            on="clay"
            at="140,290"
            text={words.pipeShort}
            note={words.pipeShortNote}
            to="136,285 72,284"
          />
          <Label at="244,214" text={words.plan} />
          <Label on="concrete" at="306,252" middle text={words.house} />
          <Label at="342,304" end text={words.daylight} />
        </>
      }
      narrowArt={{ x: 26, y: -40, scale: 0.58 }}
    >
      <Sky />
      <path className="topsoil" d={lawn + below} />
      <MovingGround d={underTopsoil + below} />
      <Hatched kind="caliche" d="M-60 540q190-12 380 0t380 0V760H-60z" />
      <path className="grass" d={lawn} />
      <House x={346} y={160} scale={0.514} />
      <g className="cut">
        <Hatched kind="concrete" d="M340 160h166v34h-20v-16H360v16h-20z" />
        <Hatched kind="gravel" d="M202 152l24 5v62h-24z" />
        <circle className="card seen" cx="214" cy="208" r="7" />
      </g>
      <g className={onGround} display={useContext(ArtOnly) ? 'none' : undefined}>
        <path
          className="leader"
          d="M214 184m-52 0a52 52 0 1 0 104 0 52 52 0 1 0-104 0M163 194 32 376M262 204l-16 148"
        />
      </g>
      <path className="film" d="M24 92q40 8 72 30l-14 0m14 0-7-12M118 134q32 16 70 24l-12-9m12 9-15 4" />
      <g className="seen">
        <circle className={moving} cx="140" cy="400" r="112" />
        <path className="topsoil" d="M35 360a112 112 0 0 1 210 0z" />
        <path className="card cut" d="M82 306h116v182H82z" />
        <Hatched kind="gravel" d="M90 330h100v150H90z" />
        <path className="oak" d="M82 302h116v14H82z" />
        <path className="line" d="M82 324h76l10-5" />
        <circle className="card" cx="140" cy="436" r="30" />
        <circle className="card" cx="140" cy="436" r="24" />
        <path className="water" d="M117 444h46c-8 21-38 21-46 0z" />
        <path className="gap" d="M115 452l9 9 5-5-9-9zM165 452l-9 9-5-5 9-9z" />
        <circle className="line cut" cx="140" cy="400" r="112" />
        <path className="card" d="M436 302h192v194H436z" />
        <path className="concrete" d="M508 344h92v76h-92z" />
        <path className="line" d="M444 366h24l-7-5m7 5-7 5M444 412h24l-7-5m7 5-7 5" />
      </g>
      <g className={onGround}>
        <path className="leader" d="M42 346h36l-9-6m9 6-9 6" />
      </g>
      <path className="film dash" d="M482 344v88" />
      <path className="film" d="M482 432v4q0 16 16 16H600" />
      <path className="water" d="M598 442l20 10-20 10z" />
      <path className="card seen" d={circles('482,344 486,446', 6)} />
    </Scene>
  )
}
