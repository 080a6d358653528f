import { join } from 'node:path'
import type { Site } from '../../templates/model/site'
import type { Route } from '../../templates/page'
import type { Bundle } from '../render/bundle'
import { filesOf } from '../../templates/model/page-files'
import { adminPath, sitemapPath } from '../../templates/model/urls'
import { createProgress } from '../process/progress'
import { withoutMetadata } from '../read/pictures/public-photos'
import type { WrittenPicture } from '../read/source/findings'
import { renderRedirect } from '../render/render'
import { hostFiles } from './host-files'
import { sitemap } from './sitemap'
import type { Output } from './output'

export interface OtherFiles {
  site: Site
  routes: readonly Route[]
  bundle: Bundle
  publicDir: string
  /** Addresses of the published files in `publicDir`. */
  copied: readonly string[]
  /** Those of them that must be stripped of the metadata a camera wrote. */
  withMetadata: ReadonlySet<string>
  preview: boolean
  /** Day of the last commit of each content file: "2026-03-14". */
  commits?: ReadonlyMap<string, string>
  /** Pictures that content files show. */
  shownPictures?: readonly WrittenPicture[]
  /** The owner's editor: its policy, and its files by name below /admin/, where '' is the page. */
  admin?: { policy: string; files: ReadonlyMap<string, string | Uint8Array> } | undefined
}

/** Writes public files, redirects, sitemap, host files and assets. @throws {OutputError} @throws {ContentError} */
export async function writeOtherFiles(
  writer: Pick<Output, 'write' | 'copy'>,
  files: OtherFiles,
): Promise<void> {
  const { site, bundle, publicDir, copied, withMetadata, preview, routes, commits, admin } = files
  const nameOf = (address: string) => address.slice(1)
  const progress = createProgress('copied', copied.length)
  for (const address of copied) {
    if (withMetadata.has(address)) writer.write([nameOf(address)], await withoutMetadata(publicDir, address))
    else writer.copy(nameOf(address), join(publicDir, address))
    progress(1)
  }
  for (const { from, to } of site.redirects)
    writer.write(filesOf(from), renderRedirect(to, site, bundle, preview))
  for (const [name, contents] of admin?.files ?? [])
    writer.write(name ? [nameOf(`${adminPath}/${name}`)] : filesOf(adminPath), contents)
  const made = [
    [sitemapPath, await sitemap(site.business, routes, commits, files.shownPictures)] as const,
    ...hostFiles({ ...files, ...site, themeColors: bundle.themeColors }),
    ...bundle.files,
  ]
  for (const [address, contents] of made) writer.write([nameOf(address)], contents)
}
