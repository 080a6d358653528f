import { plates } from '../illustrations/plates'
import type { PlateName } from '../illustrations/plates'
import type { Rich } from '../model/site'
import { useDrawing } from '../drawing-address'
import { platePath } from '../model/urls'

/** A drawing as wide as its section, with its title block, which holds the caption. It loads when it comes near the screen. */
export function Plate({ name, caption }: { name: PlateName; caption?: Rich | undefined }) {
  const { title, view, width, height, alt } = plates[name]
  const address = useDrawing(platePath(name))
  return (
    <figure className="figure plate">
      <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      <figcaption>
        <b>{title}</b>
        {caption && <span dangerouslySetInnerHTML={{ __html: caption.html }} />}
        <small>{view}</small>
      </figcaption>
    </figure>
  )
}
