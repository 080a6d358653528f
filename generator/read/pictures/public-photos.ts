/**
 * Examines the pictures in the public folder: whether each is complete, how large it is, and whether it has metadata.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Sharp } from 'sharp'
import { photoKey } from './photo'
import type { PhotoSource, PhotoTable } from './photo'
import { ContentError, problemIn } from '../source/problems'
import type { Problem } from '../source/problems'
import { mayHoldMetadata, rasterTypeOf } from './raster'
import type { RasterType } from './raster'
import { readSvg } from './svg'
import { readHead, readPublic } from '../files/regular-file'
import { publicFiles } from '../files/public-files'
import { projectDir } from '../../process/paths'
import { byCodeUnit, byFile } from '../../../templates/model/text'
import { readCached, writeCached } from '../../process/cache'
import { createProgress } from '../../process/progress'
import { onAllCores } from '../../process/on-all-cores'

/** Pixels. Decoding a larger picture would take gigabytes of memory. */
const mostPixels = 100_000_000

/** True for a photo that pages can show, which must be in /images/. */
const isPhoto = (address: string) => /^\/images\/.*\.(jpe?g?|jfif|png|webp|avif)$/i.test(address)

export interface FoundPictures {
  photos: PhotoTable
  /** Addresses of other pictures that contain metadata. They are published without it. */
  withMetadata: ReadonlySet<string>
  /** Pictures that may not be published. */
  problems: Problem[]
}

/**
 * Examines all of these files that are made of pixels, whatever their names are.
 * @throws {ContentError}
 */
export async function readPictures(
  publicDir: string,
  addresses: readonly string[] = publicFiles(publicDir),
): Promise<FoundPictures> {
  const photos = new Map<string, PhotoSource | string>()
  const withMetadata = new Set<string>()
  const problems: Problem[] = []
  const progress = createProgress('looked at', addresses.length)
  await onAllCores(addresses, async (address) => {
    const file = `public${address}`
    if (isPhoto(address)) photos.set(photoKey(address), await readPhoto(publicDir, address))
    else {
      const type = rasterTypeOf(readHead(join(publicDir, address), file, 16))
      const read = type && (await readRaster(publicDir, address, type))
      if (typeof read === 'string') problems.push(problemIn(file, read))
      else if (read) withMetadata.add(address)
    }
    progress(1, basename(address))
  })
  return { photos: inOrder(photos), withMetadata, problems: problems.sort(byFile) }
}

const inOrder = <T>(map: ReadonlyMap<string, T>) => new Map([...map].sort(([a], [b]) => byCodeUnit(a, b)))

/**
 * Returns the photos for pages among these files.
 * @throws {ContentError}
 */
export const readPhotos = async (publicDir: string, addresses?: readonly string[]): Promise<PhotoTable> =>
  (await readPictures(publicDir, addresses)).photos

async function readPhoto(publicDir: string, address: string): Promise<PhotoSource | string> {
  try {
    const bytes = readPublic(publicDir, address)
    const hash = hashOf(bytes)
    const seen = await remembered(`${hash}-photo.json`, () => look(bytes))
    return typeof seen === 'string' ? seen : { address, hash, ...seen }
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]!.message
    throw error
  }
}

/** Returns why it may not be published, or else whether it contains metadata. */
async function readRaster(publicDir: string, address: string, type: RasterType): Promise<boolean | string> {
  const bytes = readPublic(publicDir, address)
  if (!/^(AVIF|JPEG|PNG|WebP|GIF)$/.test(type))
    return `is a ${type} inside, which may say where it was taken; ${leaveOut}`
  const name = `${hashOf(bytes)}-metadata.json`
  const looked = await remembered(name, () => lookAtRaster(bytes, type))
  return typeof looked === 'string' ? looked : looked.notes
}

const leaveOut = 'export it as JPEG, or leave it out'
const uncleanable = `is a file type that we cannot clean of hidden data, and may say where it was taken; ${leaveOut}`

/**
 * Returns a picture without metadata, upright.
 * @throws {ContentError} when it has changed since it was read.
 */
export async function withoutMetadata(publicDir: string, address: string): Promise<Buffer> {
  const bytes = readPublic(publicDir, address)
  if (/\.svgz?$/i.test(address)) return Buffer.from(readSvg(address, bytes).published)
  const name = `${hashOf(bytes)}-clean`
  const cached = readCached(name)
  if (cached) return cached
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { ...strict, animated: true }).keepIccProfile()
    const { format, pages = 1 } = await picture.metadata()
    // Other formats lose no quality by default. For a PNG, a quality setting would reduce its colors.
    const isLossy = format === 'jpeg' || (format === 'webp' && !bytes.includes('VP8L'))
    const options = isLossy ? { quality: 90 } : format === 'webp' ? { lossless: true } : {}
    const upright = pages > 1 ? picture : picture.autoOrient()
    const clean = await upright.toFormat(format, options).toBuffer()
    writeCached(name, clean)
    return clean
  } catch {
    throw new ContentError([problemIn(`public${address}`, changed)])
  }
}

/** The message for a file that has changed since the start of the build. */
export const changed = 'changed while the site was built; build again'

/** Returns a hash of a photo and of the program that encodes it, because another program may make other files. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(encoder()).update(bytes).digest('hex').slice(0, 32)

/** Returns what the cache knows, or else what `look` finds out. A text says what is wrong, and is not kept. */
async function remembered<T extends object>(
  name: string,
  look: () => Promise<T | string>,
): Promise<T | string> {
  const cached = readCached(name)
  if (cached) return JSON.parse(cached.toString()) as T
  const found = await look()
  if (typeof found !== 'string') writeCached(name, JSON.stringify(found))
  return found
}

let version: string | undefined

function encoder(): string {
  const read = () => readFileSync(join(projectDir, 'node_modules/sharp/package.json'), 'utf8')
  return (version ??= (JSON.parse(read()) as { version: string }).version)
}

/** Treats every warning of a decoder as damage, because damage shows as gray or garbled areas. */
const strict = { limitInputPixels: mostPixels, failOn: 'warning' } as const

/** Returns the photo in these bytes, turned upright, for sharp to process. */
export async function openPhoto(bytes: Buffer): Promise<Sharp> {
  // sharp takes time to load, so a site without photos does not load it.
  const { default: sharp } = await import('sharp')
  // Photos are already processed in parallel, so each gets one thread.
  sharp.concurrency(1)
  return sharp(bytes, strict).autoOrient()
}

/** Returns what can only be learned from the pixels. */
async function look(bytes: Buffer): Promise<Omit<PhotoSource, 'address' | 'hash'> | string> {
  // A missing sharp is not the photo's fault.
  await import('sharp')
  try {
    const photo = await openPhoto(bytes)
    const { format, compression, pages = 1, autoOrient } = await photo.metadata()
    if (compression === 'hevc') return 'is HEIC inside, which few browsers show; export it as JPEG'
    if (!/^(?:jpeg|png|webp|heif)$/.test(format))
      return `is ${format.toUpperCase()} inside; export it as JPEG`
    if (pages > 1) return 'is animated; pages show still pictures; export one frame as JPEG'
    const { width, height } = autoOrient
    const small = await wholeMadeSmall(photo, autoOrient)
    const { dominant } = await (await openPhoto(small)).stats()
    const digit = (value: number) => Math.round(value / 17).toString(16)
    return { width, height, color: [dominant.r, dominant.g, dominant.b].map(digit).join('') }
  } catch (error) {
    return whyNot(error)
  }
}

/**
 * Returns a small copy of a picture, and decodes every pixel for it. Without extract() before the resize, libvips would
 * only decode what a small copy needs. `stats()` also decodes everything, but overlooks damage when other pictures are
 * decoded at the same time.
 */
const wholeMadeSmall = (
  picture: Sharp,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  picture
    .extract({ left: 0, top: 0, width, height })
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()

/** Returns what is wrong with a picture that sharp cannot decode. */
const whyNot = (error: unknown): string =>
  error instanceof Error && error.message.includes('pixel limit') ? tooMany : damaged

const damaged = 'is damaged, cut off, or not a picture; copy it from the camera again, or export it as JPEG'

/** Returns whether a picture that is published as a file has metadata. */
async function lookAtRaster(bytes: Buffer, type: RasterType): Promise<{ notes: boolean } | string> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, strict)
    const { width, height, exif, xmp, iptc } = await picture.metadata()
    await wholeMadeSmall(picture, { width, height })
    const notes = Boolean(exif ?? xmp ?? iptc) || mayHoldMetadata(bytes, type)
    const isAnimatedPng = type === 'PNG' && bytes.includes('acTL')
    return notes && (type === 'AVIF' || isAnimatedPng) ? uncleanable : { notes }
  } catch (error) {
    return whyNot(error)
  }
}

const tooMany = `has more than ${mostPixels / 1e6} megapixels; export it smaller, 3000 pixels wide`
