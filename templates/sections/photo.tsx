import { useDrawing } from '../drawing-address'
import { colorClass, drawingPath, jpegPath, photoFiles, photoFrames } from '../model/photos'
import type { PhotoType } from '../model/photos'
import type { Evidence, Photo, Picture } from '../model/site'
import { monthInWords } from '../model/language'
import { useWords } from '../words'
import { Figure } from './figure'
import { Rich } from './rich'

interface PhotoImageProps {
  picture: Picture
  /** In the first screen, so it loads at once. */
  first?: boolean
  /** Its width on the page, if that is not the one of its frame. */
  sizes?: string
}

/** A photo with its responsive files, or a drawing as it is. */
export function PhotoImage({ picture, first = false, sizes }: PhotoImageProps) {
  const { alt, width, height, photo } = picture
  const src = useDrawing(drawingPath(picture))
  const loading = first
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  const image = (address: string) => (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      className={photo && colorClass(photo)}
      {...loading}
    />
  )
  // Inside `picture`, React adds no preload, which an image in the first screen does not need.
  if (!photo) return first ? <picture>{image(src)}</picture> : image(src)
  const shown = sizes ?? photoFrames[picture.frame].sizes
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, photo, 'avif')} sizes={shown} />
      <source type="image/webp" srcSet={srcSet(picture, photo, 'webp')} sizes={shown} />
      {image(jpegPath(picture, photo))}
    </picture>
  )
}

const srcSet = (picture: Picture, photo: Photo, wanted: PhotoType) =>
  photoFiles(picture, photo)
    .filter(({ type }) => type === wanted)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ')

/** What the title block of a photo says. Unknown parts are left out. */
interface TitleBlockProps extends Pick<Evidence, 'place' | 'taken'> {
  /** The repair that the photo shows. */
  repair?: string | undefined
}

/** The title block in the corner of a photo, like a drawing's: what was done, where and when. */
export function TitleBlock({ repair, place, taken }: TitleBlockProps) {
  const { lang } = useWords()
  if (!repair && !place && !taken) return null
  return (
    <p className="title-block small">
      {repair && <strong>{repair}</strong>}
      {place && <span>{place}</span>}
      {taken && <span>{monthInWords(taken, lang)}</span>}
    </p>
  )
}

interface TitledPhotoProps {
  photo: Evidence
  /** The repair that the photo shows. */
  repair?: string | undefined
  /** In the first screen, so it loads at once. */
  first?: boolean
}

/** A photo with its title block in the corner. */
const TitledPhoto = ({ photo, repair, first = false }: TitledPhotoProps) => (
  <div className="photo">
    <PhotoImage picture={photo} first={first} />
    <TitleBlock repair={repair} place={photo.place} taken={photo.taken} />
  </div>
)

/** A photo with its title block, or a drawing, which contains its own. */
export function TitledPicture({ picture, first = false }: { picture: Evidence; first?: boolean }) {
  return picture.photo ? (
    <TitledPhoto photo={picture} first={first} />
  ) : (
    <PhotoImage picture={picture} first={first} />
  )
}

/** The framed picture at the top of a page, in the first screen. */
export const HeroPicture = ({ picture }: { picture: Evidence }) => (
  <Figure caption={picture.caption}>
    <TitledPicture picture={picture} first />
  </Figure>
)

/** A photo with its title block and caption. */
export const PhotoFigure = ({ photo, repair }: Omit<TitledPhotoProps, 'first'>) => (
  <figure className="photo-figure">
    <TitledPhoto photo={photo} repair={repair} />
    <PhotoCaption caption={photo.caption} />
  </figure>
)

export const PhotoCaption = ({ caption }: Pick<Evidence, 'caption'>) =>
  caption && (
    <figcaption className="photo-caption">
      <Rich value={caption} />
    </figcaption>
  )
