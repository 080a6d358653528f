/**
 * Runs a program of this project out of one file, which starts sooner: see "build" in package.json. There,
 * tsx is loaded for `require` only, because its loader for `import` lives in a thread and takes 90 ms to start.
 */
import { resolve } from 'node:path'
import { oneFile } from './one-file'
import { projectDir } from './paths'
import { runFile } from './run-file'

async function start(entry: string): Promise<void> {
  process.argv.splice(1, 1, resolve(projectDir, entry))
  // An import would lead through tsx, which takes half a second and 250 MB for a file of this size.
  runFile(await oneFile(entry))
}

void start(process.argv[1]!)
