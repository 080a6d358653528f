/** Looks at each photo of the public folder: whether it is whole, how large it is when upright, its main color. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { photoKey } from './photo'
import type { PhotoSource, PhotoTable } from './photo'
import { ContentError } from './problems'
import { maxPublicBytes, readRegular } from './regular-file'
import { publicFiles } from './public-files'
import { projectDir } from '../process/paths'
import { readCached, writeCached } from '../process/cache'

/** Pixels. A larger one would take gigabytes of memory to decode. */
const mostPixels = 100_000_000

/** Raster pictures in the folder of the pages' pictures. */
const isPhoto = (address: string) => /^\/images\/.*\.(jpe?g|png|webp|avif)$/i.test(address)

/** `addresses` are those of all files in the public folder. @throws {ContentError} for those that may not be there. */
export async function readPhotos(
  publicDir: string,
  addresses: readonly string[] = publicFiles(publicDir),
): Promise<PhotoTable> {
  const table = new Map<string, PhotoSource | string>()
  for (const address of addresses.filter(isPhoto))
    table.set(photoKey(address), await readPhoto(publicDir, address))
  return table
}

async function readPhoto(publicDir: string, address: string): Promise<PhotoSource | string> {
  try {
    const bytes = readRegular(join(publicDir, address), address, maxPublicBytes)
    const hash = createHash('sha256').update(encoder()).update(bytes).digest('hex').slice(0, 32)
    const cached = readCached(`${hash}.json`)
    const seen = cached ? (JSON.parse(cached.toString()) as Seen) : await look(bytes)
    if (typeof seen === 'string') return seen
    if (!cached) writeCached(`${hash}.json`, JSON.stringify(seen))
    return { address, hash, ...seen }
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]!.message
    throw error
  }
}

let version: string | undefined

/** The program that encodes photos: with another one the same photo may become other files. */
function encoder(): string {
  const read = () => readFileSync(join(projectDir, 'node_modules/sharp/package.json'), 'utf8')
  return (version ??= (JSON.parse(read()) as { version: string }).version)
}

/** The photo of these bytes, turned upright, for sharp to go on with. */
export async function openPhoto(bytes: Buffer): Promise<Sharp> {
  // It takes time to load, which a site without photos saves.
  const { default: sharp } = await import('sharp')
  // Each photo has a thread of its own already.
  sharp.concurrency(1)
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
}

/** What to do with a file that is no photo we can show, by what sharp says that it is. */
const otherFormats: Record<string, string> = {
  gif: 'is a GIF inside; export it as JPEG',
  svg: 'is an SVG inside; give it the ending .svg',
  tiff: 'is a TIFF inside; export it as JPEG',
}

/** What one has to look at the pixels for. */
type Seen = Omit<PhotoSource, 'address' | 'hash'>

async function look(bytes: Buffer): Promise<Seen | string> {
  try {
    const photo = await openPhoto(bytes)
    const { format, compression, pages = 1, autoOrient } = await photo.metadata()
    if (compression === 'hevc') return 'is HEIC inside, which few browsers show; export it as JPEG'
    if (format in otherFormats) return otherFormats[format]!
    if (pages > 1) return 'is animated; pages show pictures that stand still: export one of them as JPEG'
    const { width, height } = autoOrient
    // All of it is decoded, so that a file that was cut off is found.
    const small = await photo
      .resize(64, 64, { fit: 'inside' })
      .flatten({ background: 'white' })
      .png()
      .toBuffer()
    const { dominant } = await (await openPhoto(small)).stats()
    const digit = (value: number) => Math.round(value / 17).toString(16)
    return { width, height, color: [dominant.r, dominant.g, dominant.b].map(digit).join('') }
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) return tooMany
    return 'is damaged, cut off before its end, or no picture; copy it from the camera again, or export it as JPEG'
  }
}

const tooMany = `has more than ${mostPixels / 1e6} megapixels; export it smaller, 3000 pixels wide`
