import { Ground, LayerNames, Sky } from '../common/ground'
import { HouseCorner } from '../common/house-parts'
import { Dimension, Label, inTwoLines } from '../common/labels'
import { circles, parsePoints } from '../common/points'
import type { Point } from '../common/points'
import { useMovingKind } from '../common/moving-ground'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/** The clay that one injection reaches, around the tip of the rod. */
const shot = ([x, y]: Point) => `M${x - 38} ${y}q8-24 34-20 30-8 42 18-4 26-36 24-34 2-40-22z`

const done = parsePoints('250,250 250,302 250,354 352,250 368,302')
const next = parsePoints('162,250 162,302 162,354 384,354')

/**
 * Rods inject a solution into the clay that moves, hole by hole and depth by depth. An engineer would check that the
 * holes are outside the slab and slant under its edge, clear of the beam and the cables; that they reach through the
 * clay that moves and end there; that the pump has a gauge; and that the house is near level, since treatment does not
 * lift.
 */
export function SoilInjection() {
  const moving = useMovingKind()
  const words = usePlateWords().services['soil-injection']
  return (
    <Scene
      name="soil-injection"
      wide={
        <>
          <Label at="214,60" text={words.rod} to="318,66 336,88" />
          <Label at="20,74" text={words.pump} to="58,82 62,104" />
          <Dimension on="clay" at="26,196" down={196} />
          <Label on="clay" at="38,300" text={inTwoLines(words.moving)} />
          <Label on="clay" at="158,414" middle text={words.next} to="162,398 162,376" />
          <Label on="clay" at="452,300" text={words.treated} note={words.treatedNote} to="446,296 392,302" />
          <LayerNames at="20,474" deepest="20,538" />
        </>
      }
      narrow={
        <>
          <Label at="24,24" text={words.rod} to="135,24 164,38" />
          <Label on="clay" at="14,298" text={words.next} to="38,282 38,264" />
          <Label
            on="clay"
            at="262,214"
            text={words.treatedShort}
            note={words.treatedNote}
            to="258,209 212,209"
          />
        </>
      }
      narrowArt={{ x: 112, y: 36, scale: 0.78 }}
      shape="short"
    >
      <Sky />
      <Ground tops={[214, 430, 496]} />
      <g className="seen">
        <path className="caliche" d={done.map(shot).join('')} />
        <path fill={`url(#h-${moving})`} d={done.map(shot).join('')} />
        <path className="line dash" d={`${next.map(shot).join('')}M162 192v182`} />
        <path className="line" d="M250 196v176" />
        <path className="concrete" d="M243 184h14v14h-14z" />
        <path className="wood" d="M160 192v-46h4v46z" />
        <path className="red" d="M164 146h26v16h-26z" />
        <path className="steel" d="M337 84l10-2 42 262-1 14-8-12zM318 84l46-8 1 8-46 8z" />
        <path className="line" d="M92 140c60 20 90-30 150 0s70-20 84-52" />
        <path className="topsoil" d="M288 190v-48h20v40l8 8z" />
        <path className="wood" d={circles('301,99', 9) + circles('347,117', 5)} />
        <path className="steel" d="M286 146q-2-30 6-38h13q7 14 5 38z" />
        <path className="red" d="M289 98q0-14 13-14 11 0 12 10l6 3z" />
        <path className="steel" d="M296 114l9-4 14 12 24-9 2 8-26 12z" />
        <path className="card" d="M20 132h84v44H20z" />
        <path className="steel" d="M28 120h44v12H28z" />
        <path className="gap" d={circles('32,182 92,182', 10)} />
        <circle className="card" cx="62" cy="112" r="12" />
        <path className="line" d="M62 112l6-7M62 124v8" />
      </g>
      <HouseCorner x={420} y={172} />
    </Scene>
  )
}
