/** The files that pages show of photos: lists those that may exist, and makes those that pages use. */
import type { Sharp } from 'sharp'
import { photoFiles, photoFrames, photoTypes } from '../../templates/model/photos'
import type { PhotoFrameName, PhotoType } from '../../templates/model/photos'
import { cutOf, framePhoto, photoKey } from '../read/pictures/photo'
import type { Cut, PhotoSource, PhotoTable } from '../read/pictures/photo'
import type { WrittenPicture } from '../read/source/findings'
import { readOwnPicture } from '../read/pictures/own-picture'
import { openPhoto } from '../read/pictures/public-photos'
import { readCached, writeCached } from '../process/cache'
import { onAllCores } from '../process/on-all-cores'

/** A file that a page may show. */
export interface PhotoFile {
  /** The address of the photo in the public folder. */
  source: string
  /** Hash of its bytes. The cache keeps what is made from the photo under it. */
  hash: string
  path: string
  width: number
  height: number
  type: PhotoType
  /** The part of the photo to show, when content says what matters in it. */
  cut?: Cut
}

/** Returns every file that pages may use, by its address. `shown` are the pictures that content names. */
export function possibleFiles(
  photos: PhotoTable,
  shown: readonly Pick<WrittenPicture, 'src' | 'focus'>[],
): Map<string, PhotoFile> {
  const files = new Map<string, PhotoFile>()
  const add = (photo: PhotoSource, focus?: string) => {
    for (const frame of Object.keys(photoFrames) as PhotoFrameName[]) {
      const framed = framePhoto(photo, frame, focus)
      if (typeof framed === 'string') continue
      for (const file of photoFiles({ frame, width: framed.width }, framed.photo))
        files.set(file.path, {
          ...file,
          source: photo.address,
          hash: photo.hash,
          height: Math.round((file.width * framed.height) / framed.width),
          ...(focus !== undefined && { cut: cutOf(photo, frame, focus) }),
        })
    }
  }
  for (const photo of photos.values()) if (typeof photo !== 'string') add(photo)
  for (const { src, focus } of shown) {
    const photo = photos.get(photoKey(src))
    if (focus !== undefined && typeof photo === 'object') add(photo, focus)
  }
  return files
}

/**
 * Makes files on all cores, or reads them from the cache. Calls `done` with each file and its bytes, in any order.
 * @throws {ContentError} when a photo has changed since it was read.
 */
export async function makePhotoFiles(
  publicDir: string,
  files: readonly PhotoFile[],
  done: (file: PhotoFile, bytes: Buffer) => void,
): Promise<void> {
  const left: PhotoFile[] = []
  for (const file of files) {
    const cached = readCached(cacheName(file))
    if (cached) done(file, cached)
    else left.push(file)
  }
  await onAllCores(left, async (file) => {
    // Under the hash of another photo, it would be shown in that photo's place forever.
    const bytes = readOwnPicture(publicDir, { address: file.source, hash: file.hash })
    const encoded = await encode(await openPhoto(bytes), file)
    writeCached(cacheName(file), encoded)
    done(file, encoded)
  })
}

/** The hash in the address covers everything the file is made from. */
const cacheName = ({ path }: PhotoFile) => path.slice(path.search(/[0-9a-f]{10}-\d+\.\w+$/))

/** The most bytes of a photo on a phone, which loads the smallest width, and on a desktop, which may load any other. */
export const photoLimits = { phone: 40_000, desk: 120_000 }

const byteLimit = (width: number) => (width <= 720 ? photoLimits.phone : photoLimits.desk)

/** Qualities to try, from the usual one down to one at which a photo of leaves and gravel fits. */
const qualities: Record<(typeof photoTypes)[number], readonly number[]> = {
  avif: [46, 40, 34, 26, 18, 10, 1],
  webp: [72, 60, 48, 36, 24, 12, 1],
  jpg: [76, 64, 52, 40, 28, 16, 5],
}

/** AVIF effort, from 0 to 9. The next higher one takes five times as long and makes files a tenth smaller. */
const effort = 3

/** Has no EXIF, GPS or color profile: sharp does not write them, and converts the colors to sRGB. */
async function encode(photo: Sharp, { width, height, type, cut }: PhotoFile): Promise<Buffer> {
  const resized = (cut ? photo.extract(cut) : photo)
    .resize(width, height, { fit: 'cover' })
    .toColourspace('srgb')
  if (type === 'png') return resized.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
  const sized = resized.flatten({ background: 'white' })
  const { data, info } = await sized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { default: sharp } = await import('sharp')
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const at = (quality: number) =>
    type === 'avif'
      ? pixels.clone().avif({ quality, effort })
      : type === 'webp'
        ? pixels.clone().webp({ quality })
        : pixels.clone().jpeg({ quality, mozjpeg: true })
  let encoded = Buffer.alloc(0)
  for (const quality of qualities[type]) {
    encoded = await at(quality).toBuffer()
    if (encoded.length <= byteLimit(width)) break
  }
  return encoded
}
