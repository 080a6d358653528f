import { Ground, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { RaisedFloor, Siding } from '../common/house-parts'
import { Label, inTwoLines } from '../common/labels'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/**
 * A sealed crawl space: closed vents, a liner over the soil, a sump and a dehumidifier. An engineer would check that
 * the vent is closed where there is a liner; that the liner goes up the walls and piers but not to the wood, so that
 * termites can be seen; that the sump is at the low point and its pipe ends above grade; and that girder, shims, pier
 * and pad rest on each other.
 */
export function CrawlSpace() {
  const words = usePlateWords().services['crawl-space']
  return (
    <Scene
      name="crawl-space"
      wide={
        <>
          <Label at="260,84" text={words.joists} to="282,94 297,166" />
          <Label on="wood" at="300,216" text={words.girder} />
          <Label at="20,218" text={words.vent} to="130,222 162,247" />
          <Label at="20,254" text={inTwoLines(words.pipe)} to="98,268 122,275" />
          <Label at="482,264" text={words.dehumidifier} to="540,272 552,292" />
          <Label on="clay" at="268,470" text={words.pump} to="310,454 306,380" />
          <Label on="clay" at="442,424" text={words.liner} note={words.linerNote} to="520,408 520,338" />
        </>
      }
      narrow={
        <>
          <Label at="110,38" text={words.joists} to="130,46 127,92" />
          <Label on="wood" at="150,132" text={words.girder} />
          <Label at="78,158" text={words.vent} to="74,153 50,152" />
          <Label at="247,160" text={words.dehumidifier} to="310,168 310,186" />
          <Label on="clay" at="92,304" text={words.pump} to="132,288 132,246" />
          <Label on="clay" at="276,257" text={words.liner} to="294,241 294,214" />
        </>
      }
      narrowArt={{ x: 116, y: 30, scale: 0.7 }}
      shape="short"
    >
      <Sky />
      <path className="card" d="M166-60H700v196H166z" />
      <Ground surface="M-60 306 150 288V334H700" grass={false} tops={[344, 510, 580]} />
      <path className="grass" d="M-60 306 150 288" />
      <Siding />
      <RaisedFloor start={166} joists={[214, 290, 366, 442, 518, 594]} />
      <g className="cut">
        <path className="wood seen" d="M150 150h16v42h-16zl16 42m0-42-16 42" />
        <Hatched kind="concrete" d="M150 192h16v38h30v150h28v26H122v-26h28z" />
        <Hatched kind="concrete" d="M420 238h40v122h28v22h-96v-22h28z" />
        <path className="concrete" d="M270 334h60v62h-60z" />
        <path className="card seen" d="M276 334h48v56h-48z" />
      </g>
      <g className="seen">
        <path className="steel" d="M414 230h52v8h-52z" />
        <path className="foam" d="M150 238h46v18h-46zl46 18m0-18-46 18" />
        <path className="gap" d="M144 234h6v26h-6z" />
        <path className="water" d="M276 368h48v22h-48z" />
        <path className="gap" d="M288 358h26v32h-26z" />
        <path className="card" d="M296 358V281H124L8 303l-2-11 117-22h184v88z" />
        <path className="steel" d="M292 302h18v16h-18zM266 328h68v7h-68z" />
        <path className="card" d="M536 288h66v40h-66z" />
        <path className="line" d="M544 298h28M544 306h28M544 314h28M542 328v5m54-5v5" />
        <circle className="steel" cx="588" cy="306" r="7" />
      </g>
      <path className="film" d="M199 264v68h68M334 332h56q27 0 27-24M463 308q0 24 27 24H700" />
    </Scene>
  )
}
