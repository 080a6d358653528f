/** The pictures of the public folder as content names them: their sizes, and what is wrong with one that is named. */
import { readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { PhotoFrameName } from '../../../templates/model/photos'
import type { Picture } from '../../../templates/model/values'
import { hint } from '../../../templates/model/suggest'
import { isFolder } from '../files/regular-file'
import { cutOf, framePhoto, photoKey } from './photo'
import type { Framed, PhotoTable } from './photo'
import { ownPicture } from './own-picture'
import { sizeOf } from './picture-size'
import type { Size } from './picture-size'

export class PublicPictures {
  private readonly sizes = new Map<string, Size | string | undefined>()

  constructor(
    private readonly publicDir: string,
    /** Photos of the folder; a picture that is none of them is measured as the file it is. */
    private readonly photos: PhotoTable = new Map(),
  ) {}

  /** The addresses of all photos that pages may show. */
  get addresses(): string[] {
    return [...this.photos.keys()]
  }

  /** What a page needs of a picture in this frame, or in words what is wrong with it: "which is 20 x 10 pixels". */
  frame(src: string, frame: PhotoFrameName, focus?: string): Framed | (Size & Pick<Picture, 'own'>) | string {
    const photo = this.photos.get(photoKey(src))
    const framed = typeof photo === 'object' ? framePhoto(photo, frame, focus) : (photo ?? this.measure(src))
    if (framed === undefined) return `but ${this.noPicture(src)}`
    if (typeof framed === 'string') return `which ${framed}`
    if (frame !== 'logo') return framed
    return { ...framed, own: ownPicture(this.publicDir, typeof photo === 'object' ? photo.address : src) }
  }

  /** How much of a photo a frame shows, from 0 to 1. */
  shownIn(src: string, frame: PhotoFrameName): number {
    const photo = this.photos.get(photoKey(src))
    if (typeof photo !== 'object') return 1
    const { width, height } = cutOf(photo, frame)
    return (width * height) / (photo.width * photo.height)
  }

  /** Whether it is a photo that is higher than wide. */
  isPortrait(src: string): boolean {
    const photo = this.photos.get(photoKey(src))
    return typeof photo === 'object' && photo.height > photo.width
  }

  /** What is said of a picture that is not there, with the one that was probably meant. */
  private noPicture(src: string): string {
    const folder = join(this.publicDir, dirname(src))
    const beside =
      staysInside(src) && isFolder(folder)
        ? readdirSync(folder).map((name) => posix.join(dirname(src), name))
        : []
    const known = [...this.photos.keys(), ...beside]
    const spelled = known.find((other) => other.toLowerCase() === src.toLowerCase())
    return `there is no such picture in public/${spelled === undefined ? hint(src, known) : `; did you mean "${spelled}"?`}`
  }

  /** Whether two photos are the same file, byte for byte. */
  areSame(a: string, b: string): boolean {
    const [one, other] = [a, b].map((src) => this.photos.get(photoKey(src)))
    return typeof one === 'object' && typeof other === 'object' && one.hash === other.hash
  }

  /** Pixels, or in words what is wrong with the picture; undefined when there is none. */
  private measure(src: string): Size | string | undefined {
    if (!this.sizes.has(src))
      this.sizes.set(src, staysInside(src) ? sizeOf(join(this.publicDir, src)) : undefined)
    return this.sizes.get(src)
  }
}

/** False for an address that climbs out of the public folder, or is not spelt as a browser spells it. */
const staysInside = (src: string) => !/(^|\/)\.{0,2}(\/|$)/.test(src.slice(1))
