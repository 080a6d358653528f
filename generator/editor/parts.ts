/** What the page of the editor consists of, whoever sends it: this machine, or a host of the site. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { adminPath } from '../../templates/model/urls'
import { projectDir } from '../process/paths'
import type { EditorPage } from './config'

/** Its files, by their names below /admin/; '' is the page. */
export async function editorParts(html: string, page: EditorPage, packageDir: string) {
  return new Map([
    ['', html],
    ['page.json', JSON.stringify(page)],
    ['page.js', await bundle()],
    ['editor.js', scriptOf(packageDir)],
  ])
}

/** The editor itself, with its fonts from the package, where their names hold a hash, and not from elsewhere. */
function scriptOf(packageDir: string): string {
  const fonts = readdirSync(join(packageDir, 'npm/assets'))
  return readFileSync(join(packageDir, 'dist/sveltia-cms.js'), 'utf8').replace(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (_, font, cut) =>
      `${adminPath}/package/npm/assets/${fonts.find((name) => name.startsWith(`${font}-${cut}-`))}`,
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

/** The editor runs no code but its own, and talks to where it comes from and to these `hosts` alone. */
export const editorPolicy = (hosts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The policy in a header, where it also says that no page may frame the editor. */
export const withoutFrames = (policy: string): string => `${policy}; frame-ancestors 'none'`

/** The page: `words` stand above the editor, `head` in its head. */
export const editorHtml = (words: string, head = ''): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${head}<title>Edit the website</title>
<style>
  body { position: fixed; inset: 0; display: flex; flex-direction: column; margin: 0 }
  #first { flex: none; padding: 0.5rem 1rem; background: #2a2118; color: #fff; font: 15px/1.4 system-ui, sans-serif }
  #first p { margin: 0 }
  #first a { color: inherit }
  #state { color: #ffd9a0; white-space: pre-line }
  #nc-root { position: relative; flex: auto; min-height: 0; overflow: hidden; transform: translate(0) }
</style>
<div id="first">
  <p>${words}
  <a href="/" target="site">See the website</a></p>
  <p id="state" role="status"></p>
</div>
<div id="nc-root"></div>
<script type="module" src="${adminPath}/page.js"></script>
</html>
`
