// @ts-check
/**
 * Started ahead of the next change of a template: `standby.mjs CONTENT PUBLIC PACKAGE ...` loads these packages, which
 * takes as long as all else that a renderer loads, and becomes the renderer once it is told the path of its program.
 * It is JavaScript, because Node 20 runs it as it stands.
 */
import { pathToFileURL } from 'node:url'

const told = new Promise((resolve) => process.once('message', resolve))
for (const name of process.argv.splice(4)) await import(name)
await import(pathToFileURL(await told).href)
