/** The owner's guide, which lies in every content folder. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { contentDir, projectDir } from '../../process/paths'
import { guideFile } from '../../read/files/content-folder'

/** Writes this version's guide into `folder`. Its links lead here from `place`, where the folder will be. */
export function writeGuide(folder: string, place = folder): void {
  if (resolve(place) === resolve(contentDir)) return
  const here = relative(place, projectDir).replaceAll('\\', '/')
  const guide = readFileSync(join(contentDir, guideFile), 'utf8')
  writeFileSync(join(folder, guideFile), guide.replaceAll('](../', `](${here}/`))
}
