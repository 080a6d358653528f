/** Looks up the pictures that content names: their sizes, and what is wrong with them. */
import { readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { PhotoFrameName } from '../../../templates/model/photos'
import type { Picture } from '../../../templates/model/values'
import { hint } from '../../../templates/model/suggest'
import { isFolder } from '../files/regular-file'
import { framePhoto, photoKey } from './photo'
import type { Framed, PhotoTable } from './photo'
import { ownPicture } from './own-picture'
import { sizeOf } from './picture-size'
import type { Size } from './picture-size'

export class PublicPictures {
  private readonly sizes = new Map<string, Size | string | undefined>()

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
    const framed = typeof photo === 'object' ? framePhoto(photo, frame, focus) : (photo ?? this.measure(src))
    if (framed === undefined) return `but ${this.noPicture(src)}`
    if (typeof framed === 'string') return `which ${framed}`
    if (frame !== 'logo') return framed
    return { ...framed, own: ownPicture(this.publicDir, typeof photo === 'object' ? photo.address : src) }
  }

  /** True for a photo that is taller than wide. */
  isPortrait(src: string): boolean {
    const photo = this.photos.get(photoKey(src))
    return typeof photo === 'object' && photo.height > photo.width
  }

  /** Returns the message for a missing picture, with the one that was probably meant. */
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

  /** True when two photos are the same file, byte for byte. */
  areSame(a: string, b: string): boolean {
    const [one, other] = [a, b].map((src) => this.photos.get(photoKey(src)))
    return typeof one === 'object' && typeof other === 'object' && one.hash === other.hash
  }

  /** Returns the size of a picture in pixels, or what is wrong with it. Undefined when there is none. */
  private measure(src: string): Size | string | undefined {
    if (!this.sizes.has(src))
      this.sizes.set(src, staysInside(src) ? sizeOf(join(this.publicDir, src)) : undefined)
    return this.sizes.get(src)
  }
}

/** False for an address that leaves the public folder, or that is not spelled as browsers spell it. */
const staysInside = (src: string) => !/(^|\/)\.{0,2}(\/|$)/.test(src.slice(1))
