// @ts-check
/**
 * Starts a program of the generator: `node generator/launch.mjs build.ts --out site`. This file is JavaScript,
 * because Node 20 runs it as it stands.
 */
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { bundleProgram } from './bundle-program.mjs'

const path = await bundleProgram(process.argv[2] ?? '')
process.setSourceMapsEnabled(true)
// @ts-expect-error Node 20 does not have it.
module.enableCompileCache?.()
// The program finds its own path and its flags as if Node had been started with it.
process.argv.splice(1, 2, path)
await import(pathToFileURL(path).href)
