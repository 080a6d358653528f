/** The owner's editor at /admin/: Sveltia CMS, as the build publishes it and `npm run edit` serves it. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import glob from 'fast-glob'
import { adminPath } from '../../templates/model/urls'
import { projectDir } from '../process/paths'
import { escapeHtml } from '../read/copy/html'
import type { ContentFolders } from '../read/reader'
import { editorConfig } from './config'
import type { Repository } from './config'
import { UsageError } from '../terminal/flags'
import { labels } from '../../templates/model/languages'

/**
 * Returns the editor for the files of a GitHub repository, or without one for the files on this machine: its
 * configuration, its Content-Security-Policy, and its files by name below /admin/, where '' is the page.
 * @throws {UsageError} when the installed @sveltia/cms is not the version that changesOf() was written for.
 */
export async function makeAdmin(folders: ContentFolders, lang: string, repository?: Repository) {
  const root = rootOf(folders)
  const inRoot = (folder: string) => relative(root, folder).replaceAll(sep, '/')
  const [contentDir, publicDir] = [inRoot(folders.contentDir), inRoot(folders.publicDir)]
  // The editor needs the name of a repository even when it edits a local folder.
  const shown = repository ?? { name: `local/${basename(root)}` }
  const languages = Object.keys(labels).filter((folder) => existsSync(join(folders.contentDir, folder)))
  const config = editorConfig(contentDir, publicDir, shown, lang, languages)
  const policy = policyWith(repository ? ' https://api.github.com' : '')
  const cwd = join(projectDir, 'node_modules/@sveltia/cms')
  const code = changeEditor(readFileSync(join(cwd, 'npm/index.js'), 'utf8'), publicDir.split('/')[0]!)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(projectDir, 'generator/editor/page.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    // Only fields that no form uses would load these: code, maps, rich text, and the optimizer for drawings.
    external: ['@shikijs/*', 'leaflet*', 'terra-draw*', 'turndown*', 'svgo*'],
    plugins: [changing(code)],
    outdir: 'admin',
    write: false,
  })
  const brought = glob.sync(['LICENSE.txt', 'npm/assets/*.{woff2,LICENSE.txt}'], { cwd }).sort()
  return {
    config,
    policy,
    files: new Map<string, string | Uint8Array>([
      ['', pageHtml(policy, repository ? onlineWords(repository) : localWords(root))],
      ['config.json', JSON.stringify(config)],
      ...outputFiles.map(({ path, contents }) => [basename(path), contents] as const),
      ...brought.map((name) => [name.replace('npm/', ''), readFileSync(join(cwd, name))] as const),
    ]),
  }
}

/** Changes to the editor's code: a pattern, how often it must match, and the replacement. */
const changesOf = (needed: string): [what: RegExp, times: number, instead: string][] => [
  // The editor loads fonts from another host. It also brings its own.
  [/https:\/\/cdn\.jsdelivr\.net\/[^`)]*/g, 3, ''],
  // Requests for its own news and GitHub's status, and the user's portrait.
  [/https:\/\/(unpkg\.com|www\.githubstatus\.com\/api)\/[^`]*/g, 5, 'data:,'],
  [/avatarURL:\w+\.avatar_url/g, 1, 'avatarURL:""'],
  // By default the editor accepts the folder of any Git repository, and no other folder.
  [/showDirectoryPicker\(\)/g, 1, 'showDirectoryPicker({id:"website",mode:"readwrite"})'],
  [/getDirectoryHandle\(`\.git`\)/g, 1, `getDirectoryHandle(${JSON.stringify(needed)})`],
  [/(error while saving the entry\.)[^`]*/g, 1, '$1'],
  [/Work with Local Repository/g, 1, 'Open my website’s folder'],
  // Our page names the folder to choose, with its path.
  [/Once prompted, select the root directory of [^`]*/g, 2, ''],
  [/The selected folder[^`]*/g, 1, `This folder has no "${needed}". Choose the one named above.`],
]

/**
 * Returns the editor's code with our changes. `needed` is the name of a folder that a website's folder must contain.
 * @throws {UsageError} that names each pattern that does not match as often as it should.
 */
export function changeEditor(code: string, needed: string): string {
  const wrong: string[] = []
  const changed = changesOf(needed).reduce((text, [what, times, instead]) => {
    const found = text.match(what)?.length ?? 0
    if (found !== times) wrong.push(`${what.source} stands ${found} times in @sveltia/cms, not ${times}`)
    return text.replace(what, instead)
  }, code)
  if (wrong.length > 0)
    throw new UsageError(`${wrong.join('\n')}\nlook at generator/editor/admin.ts, which changes this version`)
  return changed
}

const changing = (code: string): Plugin => ({
  name: 'changes',
  setup: ({ onLoad }) => onLoad({ filter: /@sveltia.cms.npm.index\.js$/ }, () => ({ contents: code })),
})

/** The folder the owner picks: the project, or the innermost folder that holds both content and public files. */
function rootOf({ contentDir, publicDir }: ContentFolders): string {
  const holds = (folder: string, path: string) => relative(folder, path).split(sep)[0] !== '..'
  let root = holds(projectDir, contentDir) ? projectDir : dirname(contentDir)
  while (!holds(root, publicDir)) root = dirname(root)
  return root
}

/** The editor runs only its own code, and connects only to its own host and to `hosts`. */
const policyWith = (hosts: string) =>
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; " +
  `font-src 'self'; connect-src 'self' blob: data:${hosts}; base-uri 'none'; form-action 'none'`

const onlineWords = ({ name }: Repository) => `
  <p>Sign in with a token of GitHub that may write the contents of <b>${name}</b>. What you save is on the website a few
  minutes later, once it is built again.`

/** Hides the button for signing in with a token, which local files do not need. */
const localWords = (root: string) => `
  <p id="state" role="status"></p>
  <style>.buttons > button ~ button { display: none !important }</style>
  <p>Press the button and choose the folder <b>${escapeHtml(root)}</b>; Chromium, Chrome or Edge asks for it once.
  If files were changed outside of this page, reload it before you go on, or a save puts the old words back.`

/** The page of the editor, with `words` above it. */
const pageHtml = (policy: string, words: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="${policy}">
<title>Edit the website</title>
<style>
  body:not([hidden]) { position: fixed; inset: 0; display: flex; flex-direction: column; margin: 0 }
  #first { flex: none; padding: 0.5rem 1rem; background: #2a2118; color: #fff; font: 15px/1.4 system-ui, sans-serif }
  #first p { margin: 0 }
  #first a { color: inherit }
  #state { color: #ffd9a0; white-space: pre-line }
  #nc-root { position: relative; flex: auto; min-height: 0; overflow: hidden; transform: translate(0) }
</style>
<body hidden>
<div id="first">${words}
  <a href="/" target="site">See the website</a></p>
</div>
<div id="nc-root"></div>
<script type="module" src="${adminPath}/page.js"></script>
</html>
`
