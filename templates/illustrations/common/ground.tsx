import { useContext } from 'react'
import type { Region, SoilLayer } from '../../model/site'
import { Hatched, type Hatch } from './hatches'
import { Label } from './labels'
import { RegionLayers, groundOf, useMovingKind } from './moving-ground'

/** Whether anybody has said what lies in the region’s ground. */
export const isGroundKnown = ({ ground }: Region): boolean => ground.layers[0]!.name !== ''

/** A shape filled with the ground's first layer. */
export const MovingGround = ({ d }: { d: string }) => <Hatched kind={useMovingKind()} d={d} />

/** Returns the layer below the clay that moves, unless that is the deepest, and the deepest layer. */
function useDeepLayers(): [below: SoilLayer | undefined, deepest: SoilLayer | undefined] {
  const [first, ...below] = useContext(RegionLayers)
  const deep = below.length > 0 || !first ? below : [first]
  return [deep.length > 1 ? deep[0] : undefined, deep.at(-1)]
}

/** A shape filled with the deepest layer of the ground. */
export function DeepGround({ d }: { d: string }) {
  const [, deepest] = useDeepLayers()
  const kind = deepest?.kind ?? 'limestone'
  return (
    <g className="seen">
      <Hatched kind={kind} d={d} />
    </g>
  )
}

interface GroundProps {
  /** The level of the ground's surface, where it is flat. */
  grade?: number
  /** The surface where it is not flat, as a path from the left end to the right end. */
  surface?: string
  /** False where slabs cover the ground. */
  grass?: boolean
  /** The layers below the first. By default, those of the region. */
  kinds?: readonly Hatch[]
  /** The top of each layer below the topsoil. */
  tops?: readonly number[]
}

/** Beyond the frame on every side, so that a narrow framing can move. */
const left = -60
const right = 700
const bottom = 760

/** Topsoil and the layers below it in section, with grass on top. */
export function Ground({
  grade = 190,
  surface = `M${left} ${grade}H${right}`,
  grass = true,
  kinds,
  tops = [214, 390, 462],
}: GroundProps) {
  const [below, deepest] = useDeepLayers()
  const moving = useMovingKind()
  // Of two layers, the upper one reaches down to the other.
  const deep = kinds ?? [below?.kind ?? (deepest ? moving : 'caliche'), deepest?.kind ?? 'limestone']
  const drawn = [moving, ...deep]
  return (
    <>
      <path className="topsoil" d={`${surface}V${bottom}H${left}z`} />
      {tops.map(
        (top, index) =>
          drawn[index] !== drawn[index - 1] && (
            <g key={top} className="seen">
              <Hatched
                kind={drawn[index]!}
                d={`${wave(left, top, 380, 2, index % 2 ? 12 : -10)}V${bottom}H${left}z`}
              />
            </g>
          ),
      )}
      {grass && <path className="grass" d={surface} />}
    </>
  )
}

/** The names of the layer below the clay that moves and, if it has a place, of the deepest one. */
export function LayerNames({ at, deepest: deepestAt }: { at: string; deepest?: string }) {
  const [below, deepest] = useDeepLayers()
  return (
    <RegionLayers value={[]}>
      {below && <Label layer on={groundOf[below.kind]} at={at} text={below.name} />}
      {deepest && deepestAt && <Label layer on={groundOf[deepest.kind]} at={deepestAt} text={deepest.name} />}
    </RegionLayers>
  )
}

/** Returns a gently waving line from x to the right, in whole waves. */
export const wave = (x: number, y: number, length: number, count: number, height: number) =>
  `M${x} ${y}q${length / 4} ${height} ${length / 2} 0${'t'.concat(`${length / 2} 0 `.repeat(2 * count - 1)).trim()}`

/** The sky behind a drawing that fills its frame. */
export const Sky = () => <path className="sky" d="M-600-600H1400V760H-600z" />
