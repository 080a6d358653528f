/** Looks at the pictures of the public folder: whether each is whole, how large it is, and what is written beside it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Sharp } from 'sharp'
import * as z from 'zod'
import { photoKey } from './photo'
import type { PhotoSource, PhotoTable } from './photo'
import { ContentError, problemIn } from '../source/problems'
import type { Problem } from '../source/problems'
import { mayHoldMetadata, rasterTypeOf } from './raster'
import type { RasterType } from './raster'
import { maxPublicBytes, readHead, readRegular } from '../files/regular-file'
import { publicFiles } from '../files/public-files'
import { projectDir } from '../../process/paths'
import { byCodeUnit, byFile } from '../../../templates/model/text'
import { readCached, writeCached } from '../../process/cache'
import { createProgress } from '../../process/progress'
import { onAllCores } from '../../process/on-all-cores'

/** Pixels. A larger one would take gigabytes of memory to decode. */
const mostPixels = 100_000_000

/** Photos for pages: those in the folder of the pages' pictures. */
const isPhoto = (address: string) => /^\/images\/.*\.(jpe?g?|jfif|png|webp|avif)$/i.test(address)

export interface FoundPictures {
  photos: PhotoTable
  /** Addresses of pictures that are files of their own, and hold more than pixels; they are published without it. */
  withMetadata: ReadonlySet<string>
  /** Pictures that may not be published as they are. */
  problems: Problem[]
}

/** Looks at every picture made of pixels among these files, whatever its name. @throws {ContentError} */
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
  return {
    photos: inOrder(photos),
    withMetadata,
    problems: problems.sort(byFile),
  }
}

const inOrder = <T>(map: ReadonlyMap<string, T>) => new Map([...map].sort(([a], [b]) => byCodeUnit(a, b)))

/** The photos for pages among these files. @throws {ContentError} */
export const readPhotos = async (publicDir: string, addresses?: readonly string[]): Promise<PhotoTable> =>
  (await readPictures(publicDir, addresses)).photos

async function readPhoto(publicDir: string, address: string): Promise<PhotoSource | string> {
  try {
    const bytes = readRegular(join(publicDir, address), address, maxPublicBytes)
    const hash = hashOf(bytes)
    const seen = await remembered(`${hash}-photo.json`, seenRules, () => look(bytes))
    return typeof seen === 'string' ? seen : { address, hash, ...seen }
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]!.message
    throw error
  }
}

/** In words why it may not be published; otherwise whether it holds more than pixels. */
async function readRaster(publicDir: string, address: string, type: RasterType): Promise<boolean | string> {
  if (type === 'BMP') return false
  const bytes = readRegular(join(publicDir, address), `public${address}`, maxPublicBytes)
  // An icon may hold pictures in PNG.
  if (type === 'ICO') return mayHoldMetadata(bytes, type) && uncleanable
  if (!/^(AVIF|JPEG|PNG|WebP|GIF)$/.test(type))
    return `is a ${type} inside, which may say where it was taken; ${leaveOut}`
  const name = `${hashOf(bytes)}-metadata.json`
  const looked = await remembered(name, lookedRules, () => lookAtRaster(bytes, type))
  return typeof looked === 'string' ? looked : looked.notes
}

const leaveOut = 'export it as JPEG, or leave it out'
const uncleanable = `is a file type that we cannot clean of hidden data, and may say where it was taken; ${leaveOut}`

/**
 * A picture that holds more than pixels, encoded again without the rest and upright.
 * @throws {ContentError} when it has changed since it was read.
 */
export async function withoutMetadata(publicDir: string, address: string): Promise<Buffer> {
  const bytes = readRegular(join(publicDir, address), `public${address}`, maxPublicBytes)
  const name = `${hashOf(bytes)}-clean`
  const cached = readCached(name)
  if (cached) return cached
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { ...strict, animated: true }).keepIccProfile()
    const { format, pages = 1 } = await picture.metadata()
    // Other formats lose nothing by themselves; of a PNG, a quality would make one of few colors.
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

/** The message for a file that is not the one that was read at the beginning of the build. */
export const changed = 'changed while the site was built; build again'

/** A hash of a photo and of the program that encodes it: with another one the same photo may become other files. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(encoder()).update(bytes).digest('hex').slice(0, 32)

/** What was found out before, if the cache has a record of the right form, or what `look` finds out now. */
async function remembered<T>(
  name: string,
  rules: z.ZodType<T>,
  look: () => Promise<T | string>,
): Promise<T | string> {
  const cached = rules.safeParse(parsed(readCached(name)))
  if (cached.success) return cached.data
  const found = await look()
  if (typeof found !== 'string') writeCached(name, JSON.stringify(found))
  return found
}

function parsed(json: Buffer | undefined): unknown {
  try {
    return json && JSON.parse(json.toString())
  } catch {
    return undefined
  }
}

let version: string | undefined

function encoder(): string {
  const read = () => readFileSync(join(projectDir, 'node_modules/sharp/package.json'), 'utf8')
  return (version ??= (JSON.parse(read()) as { version: string }).version)
}

/** Whatever a decoder warns of is damage: it shows as gray or garbled parts. */
const strict = { limitInputPixels: mostPixels, failOn: 'warning' } as const

/** The photo of these bytes, turned upright, for sharp to go on with. */
export async function openPhoto(bytes: Buffer): Promise<Sharp> {
  // It takes time to load, which a site without photos saves.
  const { default: sharp } = await import('sharp')
  // Each photo has a thread of its own already.
  sharp.concurrency(1)
  return sharp(bytes, strict).autoOrient()
}

/** What to do with a file that is no photo we can show, by what sharp says that it is. */
const otherFormats: Record<string, string> = {
  gif: 'is a GIF inside; export it as JPEG',
  svg: 'is an SVG inside; give it the ending .svg',
  tiff: 'is a TIFF inside; export it as JPEG',
}

/** What one has to look at the pixels for. */
const seenRules = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  color: z.string().regex(/^[0-9a-f]{3}$/),
}) satisfies z.ZodType<Omit<PhotoSource, 'address' | 'hash'>>

async function look(bytes: Buffer): Promise<z.output<typeof seenRules> | string> {
  // That it is missing is no fault of the photo.
  await import('sharp')
  try {
    const photo = await openPhoto(bytes)
    const { format, compression, pages = 1, autoOrient } = await photo.metadata()
    if (compression === 'hevc') return 'is HEIC inside, which few browsers show; export it as JPEG'
    if (format in otherFormats) return otherFormats[format]!
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
 * A small copy of a picture, for which every pixel is decoded. A cut before the resize keeps libvips from decoding
 * only what a small copy takes; `stats()` would decode all too, but overlooks damage when others are decoded beside it.
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

/** What is wrong with a picture that sharp cannot decode. */
const whyNot = (error: unknown): string =>
  error instanceof Error && error.message.includes('pixel limit') ? tooMany : damaged

const damaged = 'is damaged, cut off, or not a picture; copy it from the camera again, or export it as JPEG'

/** Of a picture that is a file of its own: whether anything is written beside its pixels. */
const lookedRules = z.object({ notes: z.boolean() })

async function lookAtRaster(bytes: Buffer, type: RasterType): Promise<z.output<typeof lookedRules> | string> {
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
