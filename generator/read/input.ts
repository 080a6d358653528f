/** Lists and reads everything that a site is made from. */
import { readShared } from './load'
import type { SharedContent } from './load'
import { photoKey } from './photo'
import type { PhotoTable } from './photo'
import type { Problem } from './problems'
import { publicFiles } from './public-files'
import { readPhotos } from './public-photos'
import type { ReaderOptions } from './reader'
import { svgWarnings } from './svg-scripts'

export interface Input {
  /** Addresses of the public files that are copied as they are. */
  copied: readonly string[]
  photos: PhotoTable
  /** What is doubtful about public files. */
  warnings: Problem[]
  /** All content but the cities, of which there may be thousands: workers read those. */
  shared: SharedContent
}

/** @throws {ContentError} for public files that may not be published, and for a folder that is missing. */
export async function readInput(options: ReaderOptions): Promise<Input> {
  const { publicDir } = options
  const files = publicFiles(publicDir)
  const photos = await readPhotos(publicDir, files)
  const copied = files.filter((address) => !photos.has(photoKey(address)))
  return {
    copied,
    photos,
    warnings: svgWarnings(publicDir, copied),
    shared: readShared({ ...options, photos }),
  }
}
