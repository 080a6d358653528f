import { useGroundDrawing } from '../drawing-address'
import { pictureSize } from '../illustrations/pictures'
import type { Drawing, SmallPicture as Name } from '../model/site'
import { galleryNames, gallerySize } from '../model/catalog'
import { galleryPath, servicePicturesPath, signPicturesPath } from '../model/urls'

/** A small drawing, if there is one. The text next to it says what it shows, so it needs no alt text. */
export const SmallPicture = ({ of }: { of: Name | undefined }) => of && <Drawn of={of} />

/** The pictures of a list, together under its heading. */
export function PicturesBeside({
  of,
  look = 'beside',
}: {
  of: readonly { picture?: Name | undefined }[]
  look?: string
}) {
  const names = of.flatMap(({ picture }) => picture ?? [])
  return (
    names.length > 0 && (
      <div className={look}>
        {names.map((name) => (
          <Drawn key={name} of={name} />
        ))}
      </div>
    )
  )
}

function Drawn({ of }: { of: Name }) {
  return galleryNames.some((name) => name === of) ? (
    <Part file={galleryPath(of)} size={gallerySize} />
  ) : (
    <Part file={signPicturesPath} part={of} />
  )
}

/** The picture of a service, or of a house for one that names none. The words next to it say what it means. */
export const ServicePicture = ({ of = 'foundation' }: { of?: Drawing | undefined }) => (
  <Part file={servicePicturesPath} part={of} />
)

function Part({
  file,
  part,
  size = pictureSize,
}: {
  file: string
  part?: string
  size?: typeof pictureSize
}) {
  const address = useGroundDrawing(file, part)
  return <img className="picture" src={address} alt="" {...size} loading="lazy" decoding="async" />
}
