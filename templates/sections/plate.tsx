import { plates } from '../illustrations/plates'
import type { PlateName } from '../illustrations/plates'
import type { Rich } from '../model/site'
import { useDrawing } from '../drawing-address'
import { platePath } from '../model/urls'
import { Figure } from './figure'

/** A drawing as wide as its section. It loads when it comes near the screen. */
export function Plate({ name, caption }: { name: PlateName; caption?: Rich | undefined }) {
  const { width, height, alt } = plates[name]
  const address = useDrawing(platePath(name))
  return (
    <div className="plate">
      <Figure caption={caption}>
        <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </Figure>
    </div>
  )
}
