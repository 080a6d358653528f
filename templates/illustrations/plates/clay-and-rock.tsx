/**
 * One rain on two houses: on the left half on limestone and half on fill, on the right on deep clay. Each has the
 * repair that suits it. An engineer would check that the pad stands on rock, not on fill; that the pier passes the
 * clay and ends in rock; that the clay has shrunk from the corner on the pier; and that each crack is widest at the
 * top. Heights are exaggerated, and nothing is to scale. The names come from the region.
 */
import type { Region } from '../../model/site'
import { useDrawingWords } from '../../words'
import { DryClay, Rubble, Sky, useOnDryClay } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { BrickHouse, Turf, cloud } from '../common/kit'
import { Label } from '../common/labels'
import { Pier, PierHead } from '../common/parts'
import { parsePoints } from '../common/points'
import { Road } from './two-grounds'
import { Halves, PlateFrames } from './frames'

const crack = (points: string, wide: number) => crackAlong(parsePoints(points), wide, 0.8)

/** In units of the house: above the edge of the rock. */
const bent = crack('96,-78 96,-56 90,-56 90,-34 84,-34 84,-12 82,0', 6)
/** The same, in from the corner that the clay has left. */
const sunk = crack('82,-78 82,-56 88,-56 88,-34 94,-34 94,-12 96,0', 6)
const dry = crack('510,213 506,234 514,252 509,286', 9)

/** A cloud and its rain, 204 wide. */
const Rain = () => (
  <g id="d-rain">
    <path
      className="rain"
      vectorEffect="non-scaling-stroke"
      d="M352 104l-7 20M384 104l-7 20M416 104l-7 20M448 104l-7 20M480 104l-7 20M512 104l-7 20M544 104l-7 20M368 134l-7 20M400 134l-7 20M432 134l-7 20M496 134l-7 20M528 134l-7 20"
    />
    <path className="steel seen" transform="translate(298 4)scale(.86)" d={cloud} />
  </g>
)

const Section = () => (
  <g id="d-section">
    <Sky />
    <DryClay d="M380 212H554V202H836V212H960V420H380z" />
    <path className="gap crack" d={`M516 212h56v44q-40 4-56-44z${dry}`} />
    <g className="seen">
      <Hatched kind="limestone" d="M380 338q120-10 240 0t360-4V460H380z" />
      <Hatched kind="limestone" d="M-100 190H52V176H142L298 228h84l16-16 40 248H-100z" />
      <Rubble d="M142 176H340V190h20q14 16 38 22l-16 16h-84z" />
    </g>
    <path className="fault" d="M398 212l40 240" />
    <Turf along="-100,190 48,190" />
    <Turf along="346,190 360,190 376,204 398,212" />
    <Turf along="506,212 516,212" />
    <Turf along="840,212 960,212" />
    <g className="seen">
      <Pier x={562} top={222} foot={344} radius={5} />
      <PierHead x={562} y={218} radius={5} />
      <Hatched kind="concrete" d="M300 210h80v18h-80z" />
      <path className="steel" d="M316 190h36v20h-36z" />
    </g>
    <g transform="translate(-112 -57)scale(.7)">
      <Road />
    </g>
    <g transform="translate(67 168)scale(.9)">
      <g id="d-house">
        <BrickHouse />
      </g>
      <path className="gap crack" d={bent} />
    </g>
    <g transform="translate(559 196)scale(.9)">
      <use href="#d-house" />
      <path className="gap crack" d={sunk} />
    </g>
  </g>
)

/** The whole section and, for phones, its two ends one above the other. */
export function ClayAndRock({ region: { map } }: { region: Region }) {
  const { clay, rock, fill, pier, pad } = useDrawingWords().grounds
  const road = map.lines.find(({ kind }) => kind === 'road')?.name
  const onClay = useOnDryClay()
  return (
    <PlateFrames
      name="clay-and-rock"
      defs={
        <>
          <Section />
          <Rain />
        </>
      }
      wide={
        <>
          <use href="#d-section" />
          <use href="#d-rain" />
          <Label on="limestone" at={[70, 290]} text={rock} />
          <Label on="limestone" at={[216, 282]} text={fill} leader="232,266 240,200" />
          <Label on="limestone" at={[328, 282]} text={pad} leader="340,266 340,220" />
          <g className={onClay}>
            <text x="740" y="290">
              {clay}
            </text>
            <text x="580" y="286">
              {pier}
            </text>
          </g>
          {road && (
            <text className="on-sky middle" x="462" y="160">
              {road}
            </text>
          )}
          <Label on="limestone" at={[740, 362]} text={rock} />
        </>
      }
      narrow={
        <>
          <Halves upper="-82 26 474 232" lower="394 57 514 320" cut={176} />
          <use href="#d-rain" transform="translate(-132 4)scale(.4)" />
          <use href="#d-rain" transform="translate(-132 180)scale(.4)" />
          <Label on="limestone" at={[16, 160]} text={rock} />
          <Label on="limestone" at={[166, 163]} text={fill} leader="184,150 220,130" />
          <Label on="limestone" at={[246, 168]} text={pad} leader="276,163 300,148" />
          <g className={onClay}>
            <text x="250" y="345">
              {clay}
            </text>
            <text x="134" y="345">
              {pier}
            </text>
          </g>
          {road && (
            <text className="on-sky middle" x="82" y="270">
              {road}
            </text>
          )}
          <Label on="limestone" at={[250, 395]} text={rock} />
        </>
      }
    />
  )
}
