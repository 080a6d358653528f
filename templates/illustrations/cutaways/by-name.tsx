import type { Drawing, PlateWords, SoilLayer } from '../../model/site'
import { cutaways } from './'
import { RegionLayers } from '../common/moving-ground'
import { useDrawing } from '../../drawing-address'
import { pictogramsPath } from '../../model/urls'
import { pictogramSize } from './pictograms'

/** The drawing of a service that names none: a house on its ground. */
const general: Drawing = 'foundation'

/** A cutaway drawn in the ground of a region. */
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

/** Returns the alt text of a cutaway. */
export const describeCutaway = ({ services }: PlateWords, of: Drawing = general): string => services[of].alt

/** The pictogram of a service. The words next to it say what it means. */
export function Pictogram({ of = general }: { of?: Drawing | undefined }) {
  const address = useDrawing(pictogramsPath)
  return <img src={`${address}#${of}`} alt="" {...pictogramSize} loading="lazy" decoding="async" />
}
