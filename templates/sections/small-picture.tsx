import { useDrawing } from '../drawing-address'
import type { SmallPicture as Name } from '../model/site'
import { galleryNames } from '../model/catalog'
import { galleryPath, signPath } from '../model/urls'

/** A small drawing, if there is one. The text next to it says what it shows, so it needs no alt text. */
export const SmallPicture = ({ of }: { of: Name | undefined }) => of && <Drawn of={of} />

function Drawn({ of }: { of: Name }) {
  const isOfGallery = galleryNames.some((name) => name === of)
  const address = useDrawing(isOfGallery ? galleryPath(of) : signPath(of))
  return <img src={address} alt="" width={320} height={200} loading="lazy" decoding="async" />
}
