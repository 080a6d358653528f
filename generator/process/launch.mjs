// @ts-check
/**
 * Starts a program of the generator: `node generator/process/launch.mjs build.ts --out site`. This file is JavaScript
 * because Node 20 cannot run TypeScript.
 */
import module from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import { bundleProgram, projectDir } from './bundle-program.mjs'
import { missingPackage } from './missing-package.mjs'

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
process.setSourceMapsEnabled(true)
// A build of forty pages is over before the optimizing compiler has earned its time back: a seventh less processor
// time, and no more with a thousand towns.
v8.setFlagsFromString('--interrupt-budget=675840')
// Next to the bundle, because other users could write into Node's default cache, the temporary folder.
// @ts-expect-error Node 20 does not have it.
if (path.endsWith('.mjs')) module.enableCompileCache?.(join(dirname(path), 'generator-compiled'))
// The program sees its own path and flags, as if Node had started it directly.
process.argv.splice(1, 2, path)
await import(pathToFileURL(path).href).catch((error) => {
  const sentence = missingPackage(error)
  if (sentence === undefined) throw error
  end(sentence)
})
