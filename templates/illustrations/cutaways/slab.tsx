import { Ground, LayerName, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Label, inTwoLines } from '../common/labels'
import { Pier, PierHead } from '../common/parts'
import { parsePoints } from '../common/points'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/** The cables seen end on: those just below the cables in the section, and those low in the beams. */
const cablesAcross = parsePoints('222,174 312,174 492,174 582,174 126,276 402,276')
  .map(([x, y]) => `M${x - 6} ${y}a6 6 0 1 0 12 0 6 6 0 1 0-12 0`)
  .join('')

/**
 * A post-tension slab in section, on the piers that carry it. An engineer would check that the cables are at mid-depth
 * and end in an anchor inside the edge; that the brick is on a ledge; that the slab is on fill and its beams reach
 * into the clay; and that every pier is under a beam, not under the thin slab between beams, and goes through the clay
 * that moves.
 */
export function Slab() {
  const words = usePlateWords().services.slab
  return (
    <Scene
      name="slab"
      words={words}
      wide={
        <>
          <Label at={[240, 56]} text={words.cable} note={words.cableNote} leader="330,84 330,162" />
          <Label at={[14, 80]} text={words.anchor} leader="40,90 40,166 100,166" />
          <Label on="clay" at={[204, 256]} text={words.beam} leader="198,251 152,251" />
          <Label
            on="clay"
            at={[204, 318]}
            text={words.bracket}
            note={words.bracketNote}
            leader="198,313 138,313"
          />
          <Label on="clay" at={[448, 346]} text={words.pier} note={words.pierNote} leader="442,341 402,341" />
          <LayerName at={[160, 434]} />
          <LayerName deepest at={[160, 530]} />
        </>
      }
      narrow={
        <>
          <Label at={[150, 26]} text={words.cableShort} leader="230,36 230,82" />
          <Label on="clay" at={[142, 156]} text={inTwoLines(words.beam)} leader="136,151 84,151" />
          <Label on="clay" at={[142, 214]} text={words.bracket} leader="136,209 72,209" />
          <Label on="clay" at={[142, 250]} text={words.pierShort} leader="136,245 62,245" />
          <LayerName at={[88, 312]} />
          <LayerName deepest at={[12, 384]} />
        </>
      }
      narrowArt={{ x: 56, y: 64, scale: 0.84 }}
    >
      <Sky />
      <path className="card" d="M146-60H700v200H146z" />
      <Ground grade={176} tops={[206, 380, 456]} />
      <g className="seen">
        <Hatched kind="brick" d="M92 152V-60h24v212z" />
        <path className="wood" d="M122 140V-60h22v200z" />
        <path className="card" d="M144 140V-60h7v200z" />
        <path className="line" d="M122 131h22" />
        <Hatched kind="caliche" d="M182 190h174l4 30H178zM448 190h262v30H444z" />
      </g>
      <g className="cut">
        <Pier x={126} top={310} foot={456} radius={10} />
        <Pier x={402} top={310} foot={453} radius={10} />
        <PierHead x={126} y={290} radius={10} />
        <PierHead x={402} y={290} radius={10} />
        <Hatched kind="concrete" d="M88 152h34v-12H710v50H448l-14 100h-64l-14-100H182l-14 100H88z" />
      </g>
      <g className="seen">
        <path className="steel" d="M98 162h612v7H98z" />
        <path className="dark" d="M94 156h8v20h-8z" />
        <path className="steel" d={cablesAcross} />
      </g>
    </Scene>
  )
}
