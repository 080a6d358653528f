import type { Drawing, PlateWords, SoilLayer } from '../../model/site'
import { cutaways } from './'
import { RegionLayers } from '../common/moving-ground'

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
