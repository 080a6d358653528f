import { ReadingSheet } from '../illustrations/reading-sheet'
import { plates } from '../illustrations/plates'
import type { DrawnPlate, PlateName } from '../illustrations/plates'
import type { Rich } from '../model/site'
import { useDrawing } from '../drawing-address'
import { platePath } from '../model/urls'
import { Figure } from './figure'

/** A drawing as wide as its section. */
export function Plate({ name, caption }: { name: PlateName; caption?: Rich | undefined }) {
  return (
    <div className="plate">
      <Figure caption={caption}>
        {name === 'reading-sheet' ? <ReadingSheet /> : <PlateFile name={name} />}
      </Figure>
    </div>
  )
}

/** It loads when it comes near the screen. */
function PlateFile({ name }: { name: DrawnPlate }) {
  const { width, height, alt } = plates[name]
  const address = useDrawing(platePath(name))
  return <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}
