// @ts-check
/**
 * Started before the next change of a template: `standby.mjs CONTENT PUBLIC PACKAGE ...` loads these packages, and
 * becomes the renderer once it receives the path of the program. This file is JavaScript because Node 20 cannot run
 * TypeScript.
 */
import { pathToFileURL } from 'node:url'

const told = new Promise((resolve) => process.once('message', resolve))
for (const name of process.argv.splice(4)) await import(name)
await import(pathToFileURL(await told).href)
