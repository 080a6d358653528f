/** Looks up the pictures that content names: their sizes, and what is wrong with them. */
import { readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { galleryNames, gallerySize } from '../../../templates/model/catalog'
import { drawingPath, jpegPath } from '../../../templates/model/photos'
import type { PhotoFrameName } from '../../../templates/model/photos'
import type { Rules } from '../../../templates/model/schema/inspect'
import { galleryPath } from '../../../templates/model/urls'
import type { Picture } from '../../../templates/model/values'
import { hint } from '../../../templates/model/suggest'
import { isFolder } from '../files/regular-file'
import type { ContentFile, Path } from '../source/content-file'
import { framePhoto, photoKey } from './photo'
import type { Framed, PhotoTable } from './photo'
import { ownPicture } from './own-picture'
import { sizeOf } from './picture-size'
import type { Size } from './picture-size'

/** A picture as content names it. */
export type WrittenPicture = Pick<Picture, 'src' | 'alt'> & { focus?: string }

/** The address of a picture for search engines: the JPEG of a photo, or the drawing itself; of one for sharing, none. */
export const addressOf = (picture: Omit<Picture, 'alt'>): string | undefined =>
  picture.frame === 'share'
    ? undefined
    : picture.photo
      ? jpegPath(picture, picture.photo)
      : drawingPath(picture)

export class PublicPictures {
  constructor(
    private readonly publicDir: string,
    /** Photos in the folder. Any other picture is measured as a plain file. */
    private readonly photos: PhotoTable = new Map(),
  ) {}

  /** The addresses of all photos that pages may show. */
  get addresses(): string[] {
    return [...this.photos.keys()]
  }

  /**
   * Returns what a page needs to show a picture in this frame. A text says what is wrong: "which is 20 x 10 pixels".
   */
  frame(src: string, frame: PhotoFrameName, focus?: string): Framed | (Size & Pick<Picture, 'own'>) | string {
    const photo = this.photos.get(photoKey(src))
    const measure = () => (staysInside(src) ? sizeOf(join(this.publicDir, src)) : undefined)
    const framed = typeof photo === 'object' ? framePhoto(photo, frame, focus) : (photo ?? measure())
    if (framed === undefined) return `but ${this.noPicture(src)}`
    if (typeof framed === 'string') return `which ${framed}`
    if (frame !== 'logo') return framed
    return { ...framed, own: ownPicture(this.publicDir, typeof photo === 'object' ? photo.address : src) }
  }

  /** Returns what pages need of a picture that content names. It has no size once it is reported. */
  framed(
    file: ContentFile,
    { src, alt, focus }: WrittenPicture,
    frame: PhotoFrameName,
    path: Path,
  ): Omit<Picture, 'src' | 'alt'> {
    // Our drawings need no file.
    if (galleryNames.some((name) => galleryPath(name) === src)) return { ...gallerySize, frame }
    const framed = this.frame(src, frame, focus)
    const picture = { width: 0, height: 0, frame, ...(typeof framed === 'object' && framed) }
    if (typeof framed === 'string') file.report([...path, 'src'], `is "${src}", ${framed}`)
    const address = addressOf({ src, ...picture })
    file.notePicture({ path: [...path, 'alt'], src, alt, frame, focus, address })
    return picture
  }

  /** Returns the frame of both pictures of a pair, if they are portraits. Reports one photo under two names. */
  pairFrame(file: ContentFile, { fields }: Rules, value: object, path: Path): PhotoFrameName | undefined {
    const { before, after } = value as { before?: WrittenPicture; after?: WrittenPicture }
    if (!fields.before?.meta.frame || !before || !after) return undefined
    const photos = [before, after].map(({ src }) => this.photos.get(photoKey(src)))
    const [one, other] = photos.map((photo) => (typeof photo === 'object' ? photo : undefined))
    if (one && before.src !== after.src && one.hash === other?.hash)
      file.report(
        [...path, 'after', 'src'],
        `is the same photo as ${before.src}; write the one taken after the repair`,
      )
    return [one, other].every((photo) => photo && photo.height > photo.width) ? 'portrait' : undefined
  }

  /** Returns the message for a missing picture, with the one that was probably meant. */
  private noPicture(src: string): string {
    const folder = join(this.publicDir, dirname(src))
    const beside =
      staysInside(src) && isFolder(folder)
        ? readdirSync(folder).map((name) => posix.join(dirname(src), name))
        : []
    return `there is no such picture in public/${hint(src, [...this.photos.keys(), ...beside])}`
  }
}

/** False for an address that leaves the public folder, or that is not spelled as browsers spell it. */
const staysInside = (src: string) => !/(^|\/)\.{0,2}(\/|$)/.test(src.slice(1))
