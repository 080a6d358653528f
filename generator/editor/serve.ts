/** Answers what is asked of /admin/: the page of the editor, and all that it needs, from this machine. */
import { readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import sirv from 'sirv'
import { escapeHtml } from '../read/html'
import { projectDir } from '../process/paths'
import type { ContentFolders } from '../read/reader'
import { editorConfig } from './config'
import { installEditor } from './install'
import type { EditorPage } from './names'

const address = '/admin/'

/** The editor runs no code but its own, and talks to this server alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Gives back false for an address that is not of the editor. */
export type AnswerEditor = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/** Installs the editor if need be, and makes ready what it is sent. @throws {UsageError} when it cannot be had. */
export async function openEditor({ contentDir, publicDir }: ContentFolders): Promise<AnswerEditor> {
  const packageDir = await installEditor()
  const root = sharedFolder(contentDir, publicDir)
  const [content, pictures] = [contentDir, publicDir].map((path) =>
    relative(root, path).replaceAll(sep, '/'),
  ) as [string, string]
  const page: EditorPage = {
    config: editorConfig({ content, public: pictures, name: basename(root) }),
    folders: [content, pictures],
  }
  const answers: Record<string, [type: string, body: string]> = {
    '': ['text/html', htmlOf(root)],
    'page.json': ['application/json', JSON.stringify(page)],
    'page.js': ['text/javascript', await bundle()],
    'editor.js': ['text/javascript', scriptOf(packageDir)],
  }
  const files = sirv(packageDir, { dev: true })
  return (request, response, path) => {
    if (path === address.slice(0, -1)) return Boolean(response.writeHead(302, { location: address }).end())
    if (!path.startsWith(address)) return false
    const name = path.slice(address.length)
    const [type, body] = answers[name] ?? []
    if (type) {
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }
      response.writeHead(200, { ...headers, 'content-security-policy': policy }).end(body)
    } else {
      request.url = name.replace(/^package/, '')
      files(request, response, () => void response.writeHead(404).end())
    }
    return true
  }
}

/** The innermost folder that holds both. */
function sharedFolder(a: string, b: string): string {
  const [parts, others] = [a.split(sep), b.split(sep)]
  const differ = parts.findIndex((part, i) => part !== others[i] || i === parts.length - 1)
  return parts.slice(0, differ).join(sep) || sep
}

/** The editor itself, with its fonts from the package, where their names hold a hash, and not from elsewhere. */
function scriptOf(packageDir: string): string {
  const fonts = readdirSync(join(packageDir, 'npm/assets'))
  return readFileSync(join(packageDir, 'dist/sveltia-cms.js'), 'utf8').replace(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (_, font, cut) => `package/npm/assets/${fonts.find((name) => name.startsWith(`${font}-${cut}-`))}`,
  )
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectDir, 'generator/editor/page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  })
  return outputFiles[0]!.text
}

const htmlOf = (root: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the website</title>
<style>
  body { position: fixed; inset: 0; display: flex; flex-direction: column; margin: 0 }
  #first { flex: none; padding: 0.5rem 1rem; background: #2a2118; color: #fff; font: 15px/1.4 system-ui, sans-serif }
  #first p { margin: 0 }
  #first a { color: inherit }
  #state { color: #ffd9a0; white-space: pre-line }
  #nc-root { position: relative; flex: auto; min-height: 0; overflow: hidden; transform: translate(0) }
</style>
<div id="first">
  <p>Press the first button and choose the folder <b>${escapeHtml(root)}</b>; Chromium, Chrome or Edge asks for it once.
  If files were changed outside of this page, reload it before you go on, or a save puts the old words back.
  <a href="/" target="site">See the website</a></p>
  <p id="state" role="status"></p>
</div>
<div id="nc-root"></div>
<script type="module" src="page.js"></script>
</html>
`
