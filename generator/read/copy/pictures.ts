/** Pictures as copy names them: their frames, and the notes about them. */
import { galleryNames, gallerySize } from '../../../templates/model/catalog'
import { drawingPath, jpegPath } from '../../../templates/model/photos'
import type { PhotoFrameName } from '../../../templates/model/photos'
import type { Rules } from '../../../templates/model/schema/inspect'
import type { Picture } from '../../../templates/model/site'
import { galleryPath } from '../../../templates/model/urls'
import type { PublicPictures } from '../pictures/public-pictures'
import type { ContentFile, Path } from '../source/content-file'

/** The address of a picture for search engines: the JPEG of a photo, or the drawing itself; of one for sharing, none. */
export const addressOf = (picture: Omit<Picture, 'alt'>): string | undefined =>
  picture.frame === 'share'
    ? undefined
    : picture.photo
      ? jpegPath(picture, picture.photo)
      : drawingPath(picture)

/** A picture as content names it. */
export type WrittenPicture = Pick<Picture, 'src' | 'alt'> & { focus?: string }

/** Whether a picture is one of our drawings, which needs no file. */
const isDrawing = (src: string): boolean => galleryNames.some((name) => galleryPath(name) === src)

/** The frame of both pictures of a pair, if they are portraits. Reports one photo under two names. */
export function pairFrame(
  file: ContentFile,
  pictures: PublicPictures,
  { fields }: Rules,
  value: object,
  path: Path,
): PhotoFrameName | undefined {
  const { before, after } = value as { before?: WrittenPicture; after?: WrittenPicture }
  if (!fields.before?.meta.frame || !before || !after) return undefined
  if (before.src !== after.src && pictures.areSame(before.src, after.src))
    file.report(
      [...path, 'after', 'src'],
      `is the same photo as ${before.src}; write the one taken after the repair`,
    )
  return [before, after].every(({ src }) => pictures.isPortrait(src)) ? 'portrait' : undefined
}

/** What pages need of a picture besides what is written of it; without a size once it is reported. */
export function framedPicture(
  file: ContentFile,
  pictures: PublicPictures,
  { src, alt, focus }: WrittenPicture,
  frame: PhotoFrameName,
  path: Path,
): Omit<Picture, 'src' | 'alt'> {
  if (isDrawing(src)) return { ...gallerySize, frame }
  const framed = pictures.frame(src, frame, focus)
  const picture = { width: 0, height: 0, frame, ...(typeof framed === 'object' && framed) }
  if (typeof framed === 'string') file.report([...path, 'src'], `is "${src}", ${framed}`)
  const address = addressOf({ src, ...picture })
  file.findings.pictures.push({ file: file.file, path: [...path, 'alt'], src, alt, frame, focus, address })
  return picture
}
