/** Writes the files of a site that are not pages. */
import { join } from 'node:path'
import type { Site } from '../../templates/model/site'
import type { Bundle } from '../render/bundle'
import { filesOf } from '../../templates/model/page-files'
import type { Plan } from '../render/plan'
import { renderRedirect } from '../render/render'
import { hostFiles } from './host-files'
import { sitemaps } from './sitemap'
import type { Writer } from './write'

export interface OtherFiles extends Plan {
  site: Site
  bundle: Bundle
  publicDir: string
  /** Addresses of the files in `publicDir`. */
  publicFiles: readonly string[]
  preview: boolean
}

/** Public files, redirects, sitemap, host files and assets. @throws {OutputError} */
export async function writeOtherFiles(writer: Writer, files: OtherFiles): Promise<void> {
  const { site, bundle, publicDir, publicFiles, preview, redirects, routes } = files
  const nameOf = (address: string) => address.slice(1)
  for (const address of publicFiles) writer.copy(nameOf(address), join(publicDir, address))
  for (const { from, to } of redirects) writer.write(filesOf(from), renderRedirect(to, site, bundle, preview))
  const made = [
    ...(await sitemaps(site.business, routes)),
    ...hostFiles({ ...site, themeColors: bundle.themeColors, preview }),
    ...bundle.files,
  ]
  for (const [address, contents] of made) writer.write([nameOf(address)], contents)
}
