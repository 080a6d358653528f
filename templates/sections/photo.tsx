import { useDrawing } from '../drawing-address'
import { colorClass, jpegPath, photoFiles, photoFrames } from '../model/photos'
import type { PhotoType } from '../model/photos'
import type { Photo, Picture } from '../model/site'

interface PhotoImageProps {
  picture: Picture
  /** It is in the first screen, so it loads at once. */
  first?: boolean
}

/** A photo in the files that suit the screen, or a drawing as it is. */
export function PhotoImage({ picture, first = false }: PhotoImageProps) {
  const { alt, width, height, photo } = picture
  const src = useDrawing(picture.src)
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
  // Inside `picture` React does not add a preload, which would only say the same twice.
  if (!photo) return first ? <picture>{image(src)}</picture> : image(src)
  const { sizes } = photoFrames[picture.frame]
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture, photo, 'webp')} sizes={sizes} />
      {image(jpegPath(picture, photo))}
    </picture>
  )
}

const srcSet = (picture: Picture, photo: Photo, wanted: PhotoType) =>
  photoFiles(picture, photo)
    .filter(({ type }) => type === wanted)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ')
