/** What content needs to know of a photo: its size and color, and what is made of it for a frame. */
import { createHash } from 'node:crypto'
import { photoFrames, photoWidths } from '../../../templates/model/photos'
import type { PhotoFrame, PhotoFrameName } from '../../../templates/model/photos'
import type { Photo, Picture } from '../../../templates/model/site'
import { slugify } from '../../../templates/model/text'

/** A photo as it is upright. */
export interface PhotoSource {
  /** In the public folder, as the disk spells it. */
  address: string
  /** Of its bytes and of the program that encodes it. */
  hash: string
  /** Pixels. */
  width: number
  height: number
  /** Three hexadecimal digits. */
  color: string
}

/** Each photo by its address in the public folder, or in words, to follow "which", why it cannot be shown. */
export type PhotoTable = ReadonlyMap<string, PhotoSource | string>

/** macOS may store an accent as a character of its own. */
export const photoKey = (address: string) => address.normalize('NFC')

/** A part of a photo, in pixels. */
export interface Cut {
  left: number
  top: number
  width: number
  height: number
}

/** What a picture of content gets from its file. */
export type Framed = Pick<Picture, 'width' | 'height' | 'own'> & { photo: Photo }

/** The photo in a frame; in words, to follow "which", why it does not fit there. */
export function framePhoto(source: PhotoSource, frame: PhotoFrameName, focus?: string): Framed | string {
  const { ratio, widths, mostHigh = Infinity }: PhotoFrame = photoFrames[frame]
  const shape = ratio ?? source.width / source.height
  const heightFor = (width: number) => Math.round(width / shape)
  /** Of the largest part that has the shape of the frame. */
  const most = Math.min(source.width, Math.floor(Math.min(source.height, mostHigh) * shape))
  const least = widths[0]
  if (most < least)
    return `is ${source.width} x ${source.height} pixels; here it takes at least ${least} x ${heightFor(least)}`
  const width = photoWidths(frame, most).at(-1)!
  const hash = createHash('sha256')
    .update(`${source.hash} ${source.address} ${recipe} ${shape}${focus === undefined ? '' : ` ${focus}`}`)
    .digest('hex')
    .slice(0, 10)
  const base = /([^/]*)\.\w+$/.exec(source.address)![1]!
  const name = `/assets/${slugify(base).slice(0, 40) || 'photo'}-${hash}`
  return { width, height: heightFor(width), photo: { name, color: source.color } }
}

/** The largest part of a photo that has the shape of the frame and that is around `focus`, "top" or "30% 20%". */
export function cutOf({ width, height }: PhotoSource, frame: PhotoFrameName, focus = '50% 50%'): Cut {
  const { ratio = width / height }: PhotoFrame = photoFrames[frame]
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const [x = 50, y = 50] = sides[focus] ?? focus.split(' ').map((part) => Number.parseInt(part))
  const begin = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { ...cut, left: begin(x, width, cut.width), top: begin(y, height, cut.height) }
}

const sides: Partial<Record<string, number[]>> = {
  top: [50, 0],
  bottom: [50, 100],
  left: [0, 50],
  right: [100, 50],
}

/** Has another number once photos are encoded in another way, because browsers keep files under their names for ever. */
const recipe = 1
