import type { Drawing, PlateWords, SoilLayer } from '../../model/site'
import { cutaways } from './'
import { RegionLayers } from '../common/moving-ground'
import { useDrawing } from '../../drawing-address'
import { pictogramsPath } from '../../model/urls'
import { pictogramSize } from './pictograms'

/** What a service shows that names no drawing: a house on its ground. */
const general: Drawing = 'foundation'

/** A cutaway in the ground of a region, whose layers are given. */
export function Cutaway({
  of = general,
  layers,
}: {
  of?: Drawing | undefined
  layers: readonly SoilLayer[]
}) {
  const Named = cutaways[of]
  return (
    <RegionLayers value={layers}>
      <Named />
    </RegionLayers>
  )
}

/** What the cutaway shows, in words. */
export const describeCutaway = ({ services }: PlateWords, of: Drawing = general): string => services[of].alt

/** The small sign of a service. The words beside it say what it stands for. */
export function Pictogram({ of = general }: { of?: Drawing | undefined }) {
  const address = useDrawing(pictogramsPath)
  return <img src={`${address}#${of}`} alt="" {...pictogramSize} loading="lazy" decoding="async" />
}
