/** The pictures that the build makes: photos in the sizes that pages show, and drawings. */
import { basename } from 'node:path'
import type { Site } from '../../templates/model/site'
import { createProgress } from '../process/progress'
import { inFolder } from '../../templates/model/urls'
import type { PhotoTable } from '../read/pictures/photo'
import type { WrittenPicture } from '../read/source/findings'
import { onAllCores } from '../process/on-all-cores'
import { draw, iconDrawings, svgDrawings, withPicture } from './drawings'
import type { Drawing } from './drawings'
import { makePhotoFiles, possibleFiles } from './photo-files'
import type { PhotoFile } from './photo-files'

/** Pictures that pages may show. None is made yet. */
export interface PlannedPictures {
  /** By address. */
  photoFiles: ReadonlyMap<string, PhotoFile>
  /** The SVG files, by the names that templates use. */
  drawings: ReadonlyMap<string, () => Drawing>
}

/**
 * Returns the pictures that pages may show, and the site with the address of its sharing picture. A site that could not
 * be read has no drawings.
 */
export function planPictures<S extends Site | undefined>(
  site: S,
  photos: PhotoTable,
  shown: readonly WrittenPicture[],
): PlannedPictures & { site: S } {
  const languages: Site[] = site ? [site, ...site.translations] : []
  const drawings = languages.flatMap((one) =>
    [...svgDrawings(one)].map(([name, drawing]) => [inFolder(one.folder, name), drawing] as const),
  )
  return {
    site: (site && withPicture(site)) as S,
    photoFiles: possibleFiles(photos, shown),
    drawings: new Map(drawings),
  }
}

interface Shown {
  /** The addresses of the files that pages use. */
  assets: ReadonlySet<string>
  /** Drawings and sharing pictures, by address. */
  drawn: ReadonlyMap<string, Drawing>
}

/** Makes the pictures that pages show, on all cores. Calls `write` with each file and its address, in any order. */
export async function makePictures(
  {
    photoFiles,
    site,
    copied,
  }: Pick<PlannedPictures, 'photoFiles'> & { site: Site; copied: readonly string[] },
  { assets, drawn }: Shown,
  publicDir: string,
  write: (address: string, bytes: Uint8Array) => void,
): Promise<void> {
  const photos = [...assets].flatMap((address) => photoFiles.get(address) ?? [])
  const left = new Map<string, number>()
  for (const { source } of photos) left.set(source, (left.get(source) ?? 0) + 1)
  const progress = createProgress('photos made', left.size)
  await makePhotoFiles(publicDir, photos, ({ path, source }, bytes) => {
    write(path, bytes)
    left.set(source, left.get(source)! - 1)
    progress(left.get(source) === 0 ? 1 : 0, basename(source))
  })
  const all = [...drawn.values(), ...iconDrawings(publicDir, copied, site.business.theme)]
  const drawing = createProgress('drawn', all.length)
  await onAllCores(all, async (one) => {
    write(one.address, await draw(one, publicDir))
    drawing(1)
  })
}
