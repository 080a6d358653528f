/** Lists the files of a site and reads everything except the cities. */
import { join } from 'node:path'
import { readShared } from './shared'
import type { SharedContent } from './shared'
import { iconProblems, ownIcon } from './pictures/own-picture'
import { photoKey } from './pictures/photo'
import type { PhotoTable } from './pictures/photo'
import { publicFiles } from './files/public-files'
import { maxPublicBytes, readRegular } from './files/regular-file'
import { readPictures } from './pictures/public-photos'
import type { ReaderOptions } from './reader'
import { readSvg } from './pictures/svg'

export interface Input {
  /** Addresses of the public files that are copied to the site. */
  copied: readonly string[]
  /** Those that contain more than pixels, such as the place where a photo was taken. */
  withMetadata: ReadonlySet<string>
  /** Photos, which pages show in sizes of their own. */
  photos: PhotoTable
  /** All content except the cities. */
  shared: SharedContent
}

/** @throws {ContentError} for public files that may not be there, and when a folder is missing. */
export async function readInput(options: ReaderOptions): Promise<Input> {
  const { publicDir } = options
  const files = publicFiles(publicDir)
  const { photos, withMetadata, problems } = await readPictures(publicDir, files)
  const copied = files.filter((address) => !photos.has(photoKey(address)))
  const shared = readShared({ ...options, photos })
  const { findings, siteFacts } = shared.reader
  findings.problems.push(...problems, ...iconProblems(publicDir, copied))
  const drawn = [ownIcon(copied), siteFacts.business.logo?.src]
  const cleaned = new Set(withMetadata)
  for (const address of copied.filter((address) => /\.svgz?$/i.test(address))) {
    const file = `public${address}`
    const bytes = readRegular(join(publicDir, address), file, maxPublicBytes)
    const { problems, isCleaned } = readSvg(file, bytes, drawn.includes(address))
    findings.problems.push(...problems)
    if (isCleaned) cleaned.add(address)
  }
  return { copied, withMetadata: cleaned, photos, shared }
}
