/**
 * One section from west to east, as wide as the page, with its heading in the sky: on the left a house half on cut
 * rock and half on fill, on the right a house on deep clay, and between them a fault and the road. An engineer would
 * check that the fill is the wedge above the old slope, on the downhill side; that the crack over the edge of the rock
 * is widest at the top, since the house bends over it; that the east house tilts toward the clay that has shrunk from
 * its corner; and that cracks in the clay are widest at the surface. Heights
 * are exaggerated, and nothing is to scale. The names come from the region.
 */
import type { Region } from '../../model/site'
import { usePlateWords } from '../../words'
import { Concrete, Hatched } from '../common/hatches'
import { Crack } from '../common/cracks'
import { Turf } from '../common/kit'
import { Label } from '../common/labels'
import { House, Oak } from '../common/parts'
import { Pier, PierHead } from '../common/piers'
import { circles } from '../common/points'
import { PlateFrames } from './frames'

/** Two roadways with a wall between them, and a truck. */
export const Road = () => (
  <g className="seen">
    <path className="concrete" d="M752 372h66v12h-66zM828 372h66v12h-66zM816 384l4-26h6l4 26z" />
    <path className="steel" d="M764 344h22v-18h22l10 18v20h-54z" />
    <path className="pane" d="M790 330h14l8 14h-22z" />
    <path className="dark" d={circles('776,366 806,366', 7)} />
  </g>
)

/** Without words. It reaches beyond the frame on both sides. */
const Land = () => (
  <g id="d-land">
    <path className="sky" d="M-400-400H1900V700H-400z" />
    <path
      className="oak"
      fillOpacity=".14"
      d="M-400 300q240-70 420-40t360 10 300 60 420 20 400-10 400 10V700H-400z"
    />
    <g className="seen">
      <Hatched kind="black-clay" d="M640 380H1900V620H640z" />
      <Hatched kind="limestone" d="M640 544Q980 524 1340 528T1900 520V700H640z" />
      <Hatched kind="limestone" d="M-400 236L150 262l12 34H470L560 330Q640 372 716 380L788 700H-400z" />
      <Hatched kind="fill" d="M330 296H478L600 352Q520 348 462 340T330 296z" />
      <path className="fine" d="M-400 470q500 26 1132 8M-400 560q600 20 1160 0" />
    </g>
    <path className="fault line" d="M716 380L788 690" />
    <Turf along="-400,236 150,262" />
    <Turf along="478,296 560,330 620,358 680,374 740,380" />
    <Turf along="902,380 938,380" />
    <Turf along="1318,380 1360,380" />
    <Turf along="1374,380 1900,380" />
    <path className="line cut" d="M150 262l12 34h170" />
    <Oak look="seen" at="translate(1420 380)scale(1.05)" />
    <g id="d-house" transform="translate(176 282)">
      <House x={0} y={0} />
      <Concrete d="M-6 0H306V22H290l-8-10H166l-6 10h-14l-6-10H18l-8 10H-6z" />
    </g>
    {/* The pad stands on the old slope, under the beam on fill. */}
    <path className="concrete seen" d="M456 304h22v30h12v14h-46v-14h12z" />
    <Road />
    <path className="gap crack" d="M982 379h40v34q-30-6-40-34z" />
    {/* Above the edge of the rock, where the west house bends, from the eave down. */}
    <Crack along="466,205 466,222 459,222 459,240 456,262" wide={2.8} thin={0.8} />
    {/* In dry clay, widest at the surface. */}
    <Crack along="945,379 942,404 952,424 946,470" wide={13} thin={0.8} />
    <Crack along="1367,379 1371,408 1362,430 1368,480" wide={15} thin={0.8} />
    <g transform="rotate(-3 1306 364)translate(830 82)">
      <use href="#d-house" />
      {/* From the eave to the slab, widest on the side of the corner that sank. */}
      <Crack along="336,196 336,220 346,220 346,250 356,250 356,282" wide={2.8} thin={0.8} />
    </g>
    <g className="seen">
      <Pier x={1024} top={400} foot={538} />
      <PierHead x={1024} y={399} />
    </g>
  </g>
)

/** A piece of ground: the side, the country there, the ground's name and what it does. */
const Ground = ({ at: [x, y], on, side, area, does, small = false }: GroundProps) => (
  <g className={on}>
    <text className={small ? 'title' : 'title large'} x={x} y={y}>
      {side}
      {area?.note && (
        <tspan className="note" dx="8">
          {area.note}
        </tspan>
      )}
    </text>
    <text x={x} y={y + (small ? 20 : 28)}>
      {area?.name}
      <tspan className="note" dx={area ? 5 : 0}>
        {does}
      </tspan>
    </text>
  </g>
)

interface GroundProps {
  at: readonly [x: number, y: number]
  on: string
  side: string
  area: Region['map']['areas'][number] | undefined
  does: string
  small?: boolean
}

/** The whole section and, for phones, its two ends one above the other. */
export function TwoGrounds({ region: { map } }: { region: Region }) {
  const words = usePlateWords().plates['two-grounds']
  const line = (kind: string) => map.lines.find((one) => one.kind === kind)?.name
  const area = (kind: string) => map.areas.find((one) => one.kind === kind)
  const [road, fault] = [line('road'), line('fault')]
  const west = { on: 'on-limestone', side: words.west, area: area('limestone'), does: words.limestoneNote }
  const east = { on: 'on-black', side: words.east, area: area('clay'), does: words.clayNote }
  const piece = (y: number, view: string) => (
    // Wider than the frame, whose box leaves a little room at the sides.
    <svg x="-4" y={y} width="368" height="185" viewBox={view}>
      <use href="#d-land" />
    </svg>
  )
  return (
    <PlateFrames
      name="two-grounds"
      defs={<Land />}
      wide={
        <g transform="translate(0 100)">
          <use href="#d-land" />
          <g transform="scale(1.4)">
            <Ground at={[317, 300]} {...west} />
            <Ground at={[750, 310]} {...east} />
            <Label at="397,178" text={words.fill} note={words.fillNote} to="394,187 371,227" />
            <Label on="limestone" end at="289,262" text={words.pad} to="294,257 318,243" />
            <g className="on-black">
              <text x="750" y="368">
                {words.pier}
              </text>
              <path className="leader" d="M745 363h-10" />
            </g>
            {road && (
              <text className="on-sky middle" x="588" y="219">
                {road}
              </text>
            )}
            {fault && <Label on="limestone" end at="493,392" text={fault} to="499,387 536,387" />}
          </g>
        </g>
      }
      narrow={
        <>
          {piece(0, '13 80 674 339')}
          {piece(185, '733 150 674 339')}
          <path className="seen line" d="M-4 185h368" />
          <Ground small at={[17, 153]} {...west} />
          <Ground small at={[178, 337]} {...east} />
          {road && (
            <text className="on-sky middle" x="30" y="274">
              {road}
            </text>
          )}
        </>
      }
    />
  )
}
