/** `npm run build -- --admin`: the editor as files of the site, which edits the files of a repository on GitHub. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { filesOf } from '../../templates/model/page-files'
import { adminPath } from '../../templates/model/urls'
import { businessFile } from '../read/folder'
import type { Problem } from '../read/problems'
import type { Site } from '../../templates/model/site'
import type { ContentFolders } from '../read/reader'
import { editorConfig } from './config'
import type { Repository } from './config'
import { installEditor } from './install'
import { githubApi } from './names'
import { editorHtml, editorParts, editorPolicy } from './parts'
import { placesInRepository } from './places'

/** Every file of the repository comes through the API of GitHub. */
export const onlinePolicy = editorPolicy([githubApi])

/** Of the package: translations, fonts, and the licenses of both. */
const ofPackage = ['LICENSE.txt', 'locales/*.json', 'npm/assets/*.{woff2,LICENSE.txt}']

/** What is wrong when no repository is named. */
export const missingRepository = ({ business, locate }: Pick<Site, 'business' | 'locate'>): Problem[] =>
  business.repository
    ? []
    : [
        {
          ...locate(businessFile, { path: ['repository'] }),
          message:
            'repository is missing, and --admin needs to know which one the editor changes; add repository with its name below, "  name: acme/website"',
        },
      ]

/** A file under all its names, as the build writes it. */
type AdminFile = [names: string[], contents: string | Buffer]

/** Its files and its policy. Installs the editor if need be. @throws {UsageError} when it cannot be had. */
export async function onlineEditor(repository: Repository, folders: ContentFolders) {
  const packageDir = await installEditor()
  const config = editorConfig(placesInRepository(folders), repository)
  const parts = await editorParts(htmlOf(repository), { config }, packageDir)
  const below = (name: string) => `${adminPath.slice(1)}/${name}`
  const files = [
    ...[...parts].map(([name, text]): AdminFile => [name ? [below(name)] : filesOf(adminPath), text]),
    ...glob
      .sync(ofPackage, { cwd: packageDir })
      .sort()
      .map((name): AdminFile => [[below(`package/${name}`)], readFileSync(join(packageDir, name))]),
  ]
  return { policy: onlinePolicy, files }
}

const htmlOf = ({ name }: Repository) =>
  editorHtml(
    `Sign in with a token of GitHub that may write the contents of <b>${name}</b>. What you save is on the website some
  minutes later, once it is built anew.`,
    `<meta http-equiv="content-security-policy" content="${onlinePolicy}">\n`,
  )
