import type { Drawing, PlateWords } from '../model/site'
import { cutaways } from './cutaways'
import { useDrawing } from '../drawing-address'
import { pictogramsPath } from '../model/urls'
import { pictogramSize } from './pictograms'

/** What a service shows that names no drawing: a house on its ground. */
const general: Drawing = 'foundation'

export function Cutaway({ of = general }: { of?: Drawing | undefined }) {
  const Named = cutaways[of]
  return <Named />
}

/** What the cutaway shows, in words. */
export const describeCutaway = ({ services }: PlateWords, of: Drawing = general): string => services[of].alt

/** The small sign of a service. The words beside it say what it stands for. */
export function Pictogram({ of = general }: { of?: Drawing | undefined }) {
  const address = useDrawing(pictogramsPath)
  return <img src={`${address}#${of}`} alt="" {...pictogramSize} loading="lazy" decoding="async" />
}
