// @ts-check
/**
 * Bundles a program of the generator into one file. From its bundle, `build.ts --help` takes 0.4 s of processor time;
 * from its modules, run by tsx, 1.7 s. The file is named by a hash of everything it is made from, so it is never out
 * of date, and deleting it only costs time.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeWhole } from './write-whole.mjs'

/** The same as projectDir in paths.ts. */
export const projectDir =
  // @ts-expect-error It is set in a bundle only.
  typeof PROJECT_DIR === 'string' ? PROJECT_DIR : dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const cacheDir = join(projectDir, 'node_modules/.cache')

/** Everything a bundle is made from. The lock files stand for the packages. */
const folders = ['generator', 'templates', 'client']
const files = ['tsconfig.json', 'package-lock.json', 'node_modules/.package-lock.json']

/** When a bundle is made, bundles older than this are removed. */
const maxAge = 24 * 3_600_000 // ms

/**
 * Returns the bundle of a program, and makes it if it is not in the cache.
 * @param {string} entry path of the program, relative to the project
 * @returns {Promise<string>} the path of the bundle
 * @throws {Error} the system's when the cache cannot be written, or esbuild's about a mistake in a source
 */
export async function bundleProgram(entry) {
  const path = join(cacheDir, `${nameOf(entry)}-${hashSources(entry)}.cjs`)
  // Node knows a module by its real path, and node_modules may be a symbolic link.
  if (fs.existsSync(path)) return fs.realpathSync(path)
  const { build } = await import('esbuild')
  const options = optionsOf(entry, basename(path))
  const { outputFiles } = await build({
    ...options,
    // Node 20 keeps no compiled code of a module.
    format: 'cjs',
    supported: { 'dynamic-import': false },
    banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href' },
    define: { ...options.define, 'import.meta.url': 'moduleUrl' },
    // Halves what Node reads at each start. The source map restores the places in error messages.
    minify: true,
  })
  return save(outputFiles)
}

/**
 * Bundles a program again after its sources have changed.
 * @param {string} entry
 * @returns {Promise<string>} the path of the bundle, which the next call overwrites
 */
export async function rebundleProgram(entry) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build(optionsOf(entry, `${nameOf(entry)}.mjs`))
  return save(outputFiles)
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
    // The bundle goes elsewhere; this name makes the source map give paths relative to the project.
    outfile: join(projectDir, name),
    sourceRoot: `${pathToFileURL(projectDir)}/`,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // These packages look for their own binaries next to themselves.
    external: ['esbuild', 'sharp', '@resvg/resvg-js'],
    define: { 'process.env.NODE_ENV': '"production"', PROJECT_DIR: JSON.stringify(projectDir) },
    // CommonJS packages load Node's modules with require(). The long name is none that minifying gives.
    banner: {
      js: 'import * as nodeModule from "node:module"; const require = nodeModule.createRequire(import.meta.url)',
    },
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  })

/** `force`, because another build may be removing the same files. */
function clearOld() {
  for (const name of fs.readdirSync(cacheDir)) {
    const old = join(cacheDir, name)
    const time = fs.statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (/^generator-/.test(name) && time < Date.now() - maxAge)
      fs.rmSync(old, { recursive: true, force: true })
  }
}

/**
 * Writes the source map first, because another process may find the bundle as soon as it is there.
 * @param {import('esbuild').OutputFile[]} files the source map, then the bundle
 * @returns {string} the real path of the bundle
 */
function save(files) {
  fs.mkdirSync(cacheDir, { recursive: true })
  clearOld()
  const paths = files.map(({ path, contents }) => {
    writeWhole(join(cacheDir, basename(path)), contents)
    return join(cacheDir, basename(path))
  })
  return fs.realpathSync(/** @type {string} */ (paths.at(-1)))
}

/** The start of the file name of a program's bundles. @param {string} entry */
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
