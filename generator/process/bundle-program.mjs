// @ts-check
/**
 * Bundles a program of the generator into one file, once for each state of its sources: Node loads that several times
 * faster than the hundreds of modules in it. The name of the file is a hash of all it is made from, so that it cannot
 * be out of date, and deleting it costs nothing but time. Its last line is a hash of the file itself, so that a damaged
 * one is made again.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeWhole } from './write-whole.mjs'

/** As in paths.ts. */
export const projectDir =
  // @ts-expect-error It is set in a bundle only.
  typeof PROJECT_DIR === 'string' ? PROJECT_DIR : dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const cacheDir = join(projectDir, 'node_modules/.cache')

/** All that a bundle is made from; the lock files stand for the packages. */
const folders = ['generator', 'templates', 'client']
const files = ['tsconfig.json', 'package-lock.json', 'node_modules/.package-lock.json']

/** Bundles that have not been made within this time are removed when another is made. */
const maxAge = 24 * 3_600_000 // ms

/**
 * @param {string} entry a program, relative to the project
 * @returns {Promise<string>} the path of its bundle
 * @throws one line when it can be written nowhere, and what esbuild says of a mistake in a source
 */
export async function bundleProgram(entry) {
  const path = join(cacheDir, `${nameOf(entry)}-${hashSources(entry)}.mjs`)
  // Node knows a module by its real path, and node_modules may be a link.
  if (isWhole(path)) return fs.realpathSync(path)
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...optionsOf(entry, basename(path)),
    // Half the text to read at each start; the source map gives errors their places.
    minify: true,
  })
  return saveSomewhere(outputFiles)
}

/** By entry. @type {Map<string, Promise<import('esbuild').BuildContext>>} */
const contexts = new Map()

/**
 * The same, again and again while its sources change: what has not changed is not parsed again.
 * @param {string} entry
 * @returns {Promise<{ path: string, packages: string[] }>} the bundle, which the next call overwrites, and the packages
 *   that it loads
 */
export async function rebundleProgram(entry) {
  const { context } = await import('esbuild')
  const known =
    contexts.get(entry) ??
    context({ ...optionsOf(entry, `${nameOf(entry)}.mjs`), packages: 'external', metafile: true })
  contexts.set(entry, known)
  const { outputFiles = [], metafile } = await (await known).rebuild()
  const imports = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.imports)
  const packages = new Set(imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path))
  return { path: saveSomewhere(outputFiles), packages: [...packages] }
}

/**
 * @param {string} entry
 * @param {string} name of the bundle
 * @satisfies {(entry: string, name: string) => import('esbuild').BuildOptions}
 */
const optionsOf = (entry, name) =>
  /** @type {const} */ ({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    // Written elsewhere, but named so that places in the sources are told as they are.
    outfile: join(projectDir, name),
    sourceRoot: `${pathToFileURL(projectDir)}/`,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // They find programs of their own beside themselves.
    external: ['esbuild', 'sharp', '@resvg/resvg-js'],
    define: { 'process.env.NODE_ENV': '"production"', PROJECT_DIR: JSON.stringify(projectDir) },
    // Packages in CommonJS ask for modules of Node with require().
    banner: { js: 'import * as m from "node:module"; const require = m.createRequire(import.meta.url)' },
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  })

/**
 * Into the cache, or where that cannot be written into a temporary folder until this process ends.
 * @param {import('esbuild').OutputFile[]} outputFiles
 * @returns {string} the path of the bundle
 */
function saveSomewhere(outputFiles) {
  try {
    fs.mkdirSync(cacheDir, { recursive: true })
    clearOld()
    return save(outputFiles, cacheDir)
  } catch (error) {
    const inCache = `${cacheDir} cannot be written (${codeOf(error)})`
    try {
      return save(outputFiles, temporaryDir(inCache))
    } catch (error) {
      throw new Error(
        `${inCache}, and neither can ${tmpdir()} (${codeOf(error)}); make one of them writable, or name another folder in TMPDIR`,
      )
    }
  }
}

const codeOf = (/** @type {unknown} */ error) => /** @type {NodeJS.ErrnoException} */ (error).code

/** Another build may remove the same ones. */
function clearOld() {
  for (const name of fs.readdirSync(cacheDir)) {
    const old = join(cacheDir, name)
    const time = fs.statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (/^generator-/.test(name) && time < Date.now() - maxAge)
      fs.rmSync(old, { recursive: true, force: true })
  }
}

/**
 * The source map comes first, because another process may look for the bundle meanwhile.
 * @param {import('esbuild').OutputFile[]} files the source map, and the bundle
 * @param {string} folder
 * @returns {string} the path of the bundle, as Node knows it
 */
function save(files, folder) {
  const [map, { path: name, contents: code }] = /** @type {[Written, Written]} */ (files)
  const path = join(folder, basename(name))
  writeWhole(mapOf(path), map.contents)
  writeWhole(path, Buffer.concat([code, sealOf(map.contents, code)]))
  return fs.realpathSync(path)
}

/** @typedef {import('esbuild').OutputFile} Written */

const mapOf = (/** @type {string} */ path) => `${path}.map`

/** The last line of a bundle. @param {Uint8Array} map @param {Uint8Array} code all that stands above that line */
const sealOf = (map, code) =>
  Buffer.from(`//${createHash('sha256').update(map).update(code).digest('hex')}\n`)
const sealLength = sealOf(Buffer.of(), Buffer.of()).length

/** Whether a bundle and its source map are there, and are what was written. @param {string} path */
function isWhole(path) {
  try {
    const bundle = fs.readFileSync(path)
    const code = bundle.subarray(0, -sealLength)
    return bundle.subarray(code.length).equals(sealOf(fs.readFileSync(mapOf(path)), code))
  } catch {
    return false
  }
}

/** @type {string | undefined} */
let temporary

/**
 * Of this process and this user alone: what others could put there would be run.
 * @param {string} reason
 */
function temporaryDir(reason) {
  if (temporary) return temporary
  const folder = fs.mkdtempSync(join(tmpdir(), 'generator-'))
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  // Node looks for packages beside the bundle.
  fs.symlinkSync(join(projectDir, 'node_modules'), join(folder, 'node_modules'), 'junction')
  console.warn(`${reason}; make it writable, and builds will start sooner`)
  return (temporary = folder)
}

/** How the bundles of a program begin. @param {string} entry */
const nameOf = (entry) => `generator-${entry.replace(/\W/g, '-')}`

/** @param {string} entry */
function hashSources(entry) {
  const below = (/** @type {string} */ folder) =>
    fs.readdirSync(join(projectDir, folder), { recursive: true }).map((name) => join(folder, String(name)))
  const sources = folders.flatMap(below).filter((name) => /\.(ts|tsx|mjs|json)$/.test(name))
  const hash = createHash('sha1').update(projectDir)
  for (const name of [entry, ...files, ...sources.sort()].filter((name) =>
    fs.existsSync(join(projectDir, name)),
  ))
    hash.update(`\0${name}\0`).update(fs.readFileSync(join(projectDir, name)))
  return hash.digest('hex').slice(0, 16)
}
