import { Ground, LayerNames, Sky } from '../common/ground'
import { HouseCorner } from '../common/house-parts'
import { Datum, Dimension, Label } from '../common/labels'
import { Roots } from '../common/parts'
import { Scene } from '../common/scene'
import { usePlateWords } from '../../words'

/**
 * A sheet in the ground between a live oak and a slab, 20 units to the foot. An engineer would check that it is 2 to 4
 * ft deep with its edge just above the soil; that it is nearer to the slab than to the trunk, which is less than 20 ft
 * from the wall; that the roots are in the upper few feet, one of them below the sheet; and that it protects the clay
 * under the slab, not the slab.
 */
export function RootBarrier() {
  const words = usePlateWords().services['root-barrier']
  return (
    <Scene
      name="root-barrier"
      wide={
        <>
          <Label at="300,160" text={words.barrier} to="396,170 402,222" />
          <Datum at="260,230" across={50} />
          <Dimension on="clay" at="434,230" down={84} />
          <Label on="clay" at="424,340" text={words.depth} />
          <Label on="clay" at="424,384" text={words.clay} note={words.clayNote} />
          <Label on="clay" at="150,372" text={words.roots} note={words.rootsNote} to="299,362 384,304" />
          <LayerNames at="20,486" deepest="20,544" />
        </>
      }
      narrow={
        <>
          <Label at="136,96" text={words.barrier} to="212,106 229,158" />
          <Dimension on="clay" at="254,165" down={67} />
          <Label on="clay" at="216,276" text={words.depth} />
          <Label on="clay" at="12,282" text={words.roots} to="134,270 214,226" />
          <LayerNames at="12,376" />
        </>
      }
      narrowArt={{ x: 116, y: 24, scale: 0.8 }}
    >
      <Sky />
      <Ground grade={230} tops={[252, 440, 510]} />
      <Roots d="M166 232c60 26 130 4 190 26 30 12 40 20 34 52M160 232c30 44 120 40 170 62 18 10 26 20 24 34M134 232c-40 24-110 14-190 40M140 232c-20 40-70 50-120 84M150 232c4 40 40 60 70 92M158 232c50 70 150 98 252 100" />
      <g className="seen">
        <path
          className="wood"
          d="M116 236c22-34 20-84-8-130l20-6c10 20 16 30 22 44 4-20 10-40 24-56l22 10c-26 40-26 96-8 138z"
        />
        <path
          className="oak"
          d="M-60 120c-20-60-30-220 0-220h330c40 20 70 60 50 100 20 40-10 80-50 74-10 32-60 40-84 18-20 26-64 26-82 2-24 28-70 24-84 4-30 34-64 32-80 22z"
        />
        <path
          className="line"
          d="M30 44c14-16 34-14 42 0M120 20c14-16 36-14 44 2M210 50c10-16 34-16 42-2M70 96c10-12 26-12 34 0M196 4c8-10 20-10 26-2"
        />
        <path className="gap" d="M400 222h7v92h-7zM396 250h4v4h-4zM396 272h4v4h-4zM396 294h4v4h-4z" />
      </g>
      <HouseCorner x={470} y={212} />
    </Scene>
  )
}
