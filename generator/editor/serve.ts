/** Answers what is asked of /admin/: the page of the editor, and all that it needs, from this machine. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import sirv from 'sirv'
import { adminPath } from '../../templates/model/urls'
import { escapeHtml } from '../read/html'
import type { ContentFolders } from '../read/reader'
import { editorConfig } from './config'
import { installEditor } from './install'
import { editorHtml, editorParts, editorPolicy, withoutFrames } from './parts'
import { placesIn, sharedFolder } from './places'

const policy = withoutFrames(editorPolicy())

const types = { html: 'text/html', json: 'application/json', js: 'text/javascript' }

/** Gives back false for an address that is not of the editor. */
export type AnswerEditor = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/** Installs the editor if need be, and makes ready what it is sent. @throws {UsageError} when it cannot be had. */
export async function openEditor(folders: ContentFolders): Promise<AnswerEditor> {
  const packageDir = await installEditor()
  const root = sharedFolder(folders.contentDir, folders.publicDir)
  const places = placesIn(root, folders)
  // Only files of this machine are edited, which is offered beside a repository; that must have a name.
  const config = editorConfig(places, { name: `local/${basename(root)}` })
  const parts = await editorParts(
    htmlOf(root),
    { config, folders: [places.content, places.public] },
    packageDir,
  )
  const files = sirv(packageDir, { dev: true })
  return (request, response, path) => {
    if (path === adminPath) return Boolean(response.writeHead(302, { location: `${adminPath}/` }).end())
    if (!path.startsWith(`${adminPath}/`)) return false
    const name = path.slice(adminPath.length + 1)
    const part = parts.get(name)
    if (part !== undefined) {
      const type = types[(name.split('.')[1] ?? 'html') as keyof typeof types]
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }
      response.writeHead(200, { ...headers, 'content-security-policy': policy }).end(part)
    } else {
      request.url = name.replace(/^package/, '')
      files(request, response, () => void response.writeHead(404).end())
    }
    return true
  }
}

const htmlOf = (root: string) =>
  editorHtml(`Press the first button and choose the folder <b>${escapeHtml(root)}</b>; Chromium, Chrome or Edge asks for it once.
  If files were changed outside of this page, reload it before you go on, or a save puts the old words back.`)
