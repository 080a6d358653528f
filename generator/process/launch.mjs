// @ts-check
/**
 * Starts a program of the generator: `node generator/process/launch.mjs build.ts --out site`. This file is JavaScript
 * because Node 20 cannot run TypeScript.
 */
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import vm from 'node:vm'
import { bundleProgram, projectDir } from './bundle-program.mjs'
import { missingPackage } from './missing-package.mjs'
import { writeWhole } from './write-whole.mjs'

/** @param {string} sentence @returns {never} */
function end(sentence) {
  console.error(sentence)
  process.exit(1)
}

try {
  process.cwd()
} catch {
  end('the folder that this was started in has been deleted; change to another one, and try again')
}

const entry = process.argv[2] ?? ''
const path = await bundleProgram(entry).catch(async (/** @type {NodeJS.ErrnoException} */ error) => {
  if (!error.syscall || !error.path?.includes('.cache')) return end(missingPackage(error) ?? error.message)
  console.warn(`${error.path} cannot be written (${error.code}); make it writable, and builds start sooner`)
  const { register } = await import('tsx/esm/api')
  register()
  return join(projectDir, entry)
})
// A build of forty pages is over before the optimizing compiler has earned its time back: a seventh less processor
// time, and no more with a thousand towns.
v8.setFlagsFromString('--interrupt-budget=675840')
// The program sees its own path and flags, as if Node had started it directly.
process.argv.splice(1, 2, path)
try {
  if (path.endsWith('.cjs')) runBundle(path)
  else await import(pathToFileURL(path).href)
} catch (error) {
  const sentence = missingPackage(error)
  if (sentence === undefined) throw error
  end(sentence)
}

/**
 * Runs a bundle with the compiled code that its first run left beside it: a seventh less processor time.
 * @param {string} path
 */
function runBundle(path) {
  const compiled = `${path}.v8`
  const start = '(function (module, require, __filename) {'
  const script = new vm.Script(`${start}${readFileSync(path, 'utf8')}\n})`, {
    filename: path,
    columnOffset: -start.length,
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
  })
  placeErrors(path)
  if (script.cachedDataRejected !== false) process.on('exit', () => keep(compiled, script))
  script.runInThisContext()({ exports: {} }, module.createRequire(path), path)
}

/**
 * Without the file, the next start is slower.
 * @param {string} path
 * @param {vm.Script} script
 */
function keep(path, script) {
  try {
    writeWhole(path, script.createCachedData())
  } catch {}
}

/**
 * Gives errors of a bundle their places in the sources.
 * @param {string} path
 */
function placeErrors(path) {
  /** @type {module.SourceMap | undefined} */
  let map
  Error.prepareStackTrace = (error, frames) => {
    // A preview may outlive the map of its bundle.
    const text = existsSync(`${path}.map`)
      ? readFileSync(`${path}.map`, 'utf8')
      : '{"sources":[],"mappings":""}'
    map ??= new module.SourceMap(JSON.parse(text))
    const lines = frames.map((frame) => {
      const [line, column] = [frame.getLineNumber() ?? 1, frame.getColumnNumber() ?? 1]
      /** @type {Partial<module.SourceMapping>} */
      const place = (frame.getFileName() === path && map?.findEntry(line - 1, column - 1)) || {}
      const { originalSource, originalLine = 0, originalColumn = 0 } = place
      return originalSource === undefined
        ? frame
        : `${join(projectDir, originalSource)}:${originalLine + 1}:${originalColumn + 1}`
    })
    return [error, ...lines].join('\n    at ')
  }
}
