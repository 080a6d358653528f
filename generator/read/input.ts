/** Lists the files of a site and reads everything except the cities. */
import { suggest } from '../../templates/model/suggest'
import { businessFile } from './files/content-folder'
import { readShared } from './load'
import type { SharedContent } from './load'
import { drawingProblems } from './pictures/drawn-svg'
import { iconProblems, ownIcon } from './pictures/own-icons'
import { photoKey } from './pictures/photo'
import type { PhotoTable } from './pictures/photo'
import { publicFiles } from './files/public-files'
import { readPictures } from './pictures/public-photos'
import type { ReaderOptions } from './reader'
import { svgProblems } from './pictures/svg-scripts'

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
  const { svgScripts, logo } = siteFacts.business
  const shown = [ownIcon(copied), logo?.src]
  const drawn = copied.filter((address) => /\.svg$/i.test(address) && shown.includes(address))
  findings.problems.push(
    ...problems,
    ...svgProblems(publicDir, copied, svgScripts),
    ...iconProblems(publicDir, copied),
    ...drawingProblems(publicDir, drawn),
  )
  svgScripts?.forEach((address, i) => {
    if (address !== undefined && !copied.includes(address))
      shared.reader.report(
        { file: businessFile, path: ['svgScripts', i] },
        `svgScripts[${i}] is "${address}", but there is no such file in public/; ${suggest(address, copied)}`,
      )
  })
  return { copied, withMetadata, photos, shared }
}
