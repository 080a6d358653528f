import { Ground, Sky } from '../common/ground'
import { Concrete } from '../common/hatches'
import { RaisedFloor, Siding } from '../common/house-parts'
import { Datum, Label, inTwoLines } from '../common/labels'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/**
 * The floor of an older house repaired from below: a jack on cribbing lifts the girder for a new post. An engineer
 * would check that joists cross the girder and the girder rests on posts, with steel shims between; that the new pad
 * is wider than the old one and below grade; that the jack is on cribbing under the girder; and that the vent in the
 * skirting is open where the soil is bare.
 */
export function PierAndBeam() {
  const words = usePlateWords().services['pier-and-beam']
  return (
    <Scene
      name="pier-and-beam"
      wide={
        <>
          <Label at="330,52" text={inTwoLines(words.joist)} to="404,80 404,164" />
          <Label on="wood" at="206,217" text={words.girder} />
          <Label at="24,196" text={inTwoLines(words.skirting)} to="112,216 160,262" />
          <Datum at="34,330" across={90} />
          <Label at="426,270" text={words.shims} to="506,252 534,236" />
          <Label on="clay" at="318,404" text={inTwoLines(words.jack)} to="350,388 376,322" />
          <Label on="clay" at="590,446" end text={words.post} to="560,430 560,400" />
        </>
      }
      narrow={
        <>
          <Label at="128,30" text={inTwoLines(words.joist)} to="188,58 188,92" />
          <Label on="wood" at="60,132" text={words.girder} />
          <Label at="218,172" text={inTwoLines(words.shims)} to="262,162 283,145" />
          <Label on="clay" at="120,278" text={inTwoLines(words.jack)} to="146,262 165,208" />
          <Label on="clay" at="350,320" end text={words.post} to="303,304 303,266" />
        </>
      }
      narrowArt={{ x: 150, y: 40, scale: 0.74 }}
    >
      <Sky />
      <path className="card" d="M172-60H700v200H172z" />
      <Ground grade={330} tops={[354, 480, 550]} />
      <Siding />
      <RaisedFloor start={168} joists={[200, 264, 328, 392, 408, 472, 536, 600]} />
      <g className="seen">
        <path className="wood" d="M152 150h16v42h-16zl16 42m0-42-16 42" />
        <path className="line" d="M388 164h38M388 178h38" />
        <path className="card" d="M154 192h12v136h-12z" />
        <path className="sky" d="M154 252h12v40h-12z" />
        <path className="line" d="M154 254l12 8M154 264l12 8M154 274l12 8M154 284l12 8" />
      </g>
      <Concrete d="M182 238h44v116h18v20h-80v-20h18z" />
      <Concrete d="M500 366h120v32H500zM538 312h44v54h-44z" />
      <g className="seen">
        <path className="steel" d="M178 230h52v8h-52zM530 230h60v6h-60zM534 236h52v5h-52z" />
        <path className="wood" d="M541 241h38v65h-38z" />
        <path className="steel" d="M536 306h48v6h-48z" />
        <path
          className="wood"
          d="M340 316h92v14h-92zM344 302h18v14h-18zl18 14m0-14-18 14M410 302h18v14h-18zl18 14m0-14-18 14M340 288h92v14h-92z"
        />
        <path className="steel" d="M378 240h16v18h-16zM364 230h44v10h-44z" />
        <path className="red" d="M368 258h36v30h-36zM404 276h34v6h-34z" />
      </g>
    </Scene>
  )
}
