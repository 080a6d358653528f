import { Ground, LayerNames, Sky } from '../common/ground'
import { Crack } from '../common/cracks'
import { Concrete, Hatched } from '../common/hatches'
import { Datum, Dimension, Label, inTwoLines } from '../common/labels'
import { House } from '../common/parts'
import { Pier, PierHead } from '../common/piers'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

const slab = 'M140 168h332v50h-36l-8-26h-50l-8 26h-32l-8-26h-48l-8 26h-32l-8-26h-50l-8 26h-36z'

/**
 * A house whose corner went down with the drying clay, and the piers that will lift it. An engineer would check that
 * piers are under the edge beam and the next one, with brackets, and on rock; that the cracks in the brick follow its
 * joints, start at the corners of a window and climb toward the side that sank; and that the ground is cracked, and
 * has shrunk from the beam, on the dry side only.
 */
export function Foundation() {
  const words = usePlateWords().services.foundation
  return (
    <Scene
      name="foundation"
      wide={
        <>
          <Datum at="112,168" across={40} />
          <Dimension at="500,168" down={18} />
          <Label at="516,150" text={inTwoLines(words.lift)} />
          <Label on="clay" at="20,270" text={words.moist} note={inTwoLines(words.moistNote)} />
          <Label on="clay" at="510,304" text={words.dry} note={inTwoLines(words.dryNote)} />
          <Label on="clay" at="240,326" end text={words.piers} note={words.piersNote} to="246,321 350,321" />
          <LayerNames at="20,434" deepest="20,530" />
        </>
      }
      narrow={
        <>
          <Dimension at="259,96" down={10} />
          <Label at="267,85" text={words.liftShort} />
          <Label on="clay" at="12,178" text={words.piers} to="112,173 174,173" />
          <Label on="clay" at="268,178" text={words.dry} />
          <LayerNames at="12,248" deepest="12,298" />
        </>
      }
      narrowArt={{ x: 30, y: -6, scale: 0.55 }}
      shape="short"
    >
      <Sky />
      <Ground surface="M-60 190H280C370 190 420 208 476 210S580 192 700 190" />
      <path
        className="gap"
        d="M470 208h8l-4 40zM494 208l5 22-3 18 5 22-1-22 3-18-2-22zM536 203l4 26-5 18 6 24-2-24 4-18-2-26zM588 196l3 20-3 16 5 22-1-22 3-16-2-20z"
      />
      <g className="ink">
        <Pier x={351} top={240} foot={464} />
        <Pier x={451} top={246} foot={466} />
      </g>
      <g transform="rotate(3 140 168)">
        <House x={156} y={168} />
        <Crack along="358,136 358,144 347,144 347,152 335,152 335,160 324,160 324,168" wide={2} thin={0.8} />
        <Crack along="437,82 437,88 425,88 425,96" wide={2} thin={0.8} />
        <Hatched kind="caliche" d="M178 192h256v20H178z" />
        <Concrete d={slab} />
        <g className="ink">
          <PierHead x={354} y={218} />
          <PierHead x={454} y={218} />
        </g>
      </g>
      <path className="level" d="M140 168h364" />
    </Scene>
  )
}
