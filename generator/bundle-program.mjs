// @ts-check
/**
 * Bundles a program of the generator into one file, once for each state of its sources: Node loads that several times
 * faster than the hundreds of modules in it. The name of the file is a hash of all it is made from, so that it cannot
 * be out of date, and deleting it costs nothing but time.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectDir = dirname(dirname(fileURLToPath(import.meta.url)))
const cacheDir = join(projectDir, 'node_modules/.cache')

/** All that a bundle is made from; the lock files stand for the packages. */
const folders = ['generator', 'templates', 'client']
const files = ['tsconfig.json', 'package-lock.json', 'node_modules/.package-lock.json']

/** Bundles that have not been made within this time are removed when another is made. */
const maxAge = 24 * 3_600_000 // ms

/** @param {string} entry a program, relative to the project @returns {Promise<string>} the path of its bundle */
export async function bundleProgram(entry) {
  const path = join(cacheDir, `generator-${entry.replace(/\W/g, '-')}-${hashSources(entry)}.mjs`)
  // Node knows a module by its real path, and node_modules may be a link.
  if (fs.existsSync(path)) return fs.realpathSync(path)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // It finds a program of its own beside itself.
    external: ['esbuild'],
    define: { 'process.env.NODE_ENV': '"production"', PROJECT_DIR: JSON.stringify(projectDir) },
    // Packages in CommonJS ask for modules of Node with require().
    banner: { js: 'import * as m from "node:module"; const require = m.createRequire(import.meta.url)' },
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  })
  fs.mkdirSync(cacheDir, { recursive: true })
  for (const name of fs.readdirSync(cacheDir)) {
    const old = join(cacheDir, name)
    if (/^generator-/.test(name) && fs.statSync(old).mtimeMs < Date.now() - maxAge) fs.rmSync(old)
  }
  // The source map comes first, and each in one step: another process may look for the bundle meanwhile.
  for (const { path, contents } of outputFiles) {
    fs.writeFileSync(`${path}-${process.pid}`, contents)
    fs.renameSync(`${path}-${process.pid}`, path)
  }
  return fs.realpathSync(path)
}

/** @param {string} entry */
function hashSources(entry) {
  const below = (/** @type {string} */ folder) =>
    fs.readdirSync(join(projectDir, folder), { recursive: true }).map((name) => join(folder, String(name)))
  const sources = folders.flatMap(below).filter((name) => /\.(ts|tsx|mjs)$/.test(name))
  const hash = createHash('sha1').update(projectDir)
  for (const name of [entry, ...files, ...sources.sort()].filter((name) =>
    fs.existsSync(join(projectDir, name)),
  ))
    hash.update(`\0${name}\0`).update(fs.readFileSync(join(projectDir, name)))
  return hash.digest('hex').slice(0, 16)
}
