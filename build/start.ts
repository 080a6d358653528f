/** `node --import tsx build/start.ts build.ts ...` runs build.ts out of one file, which starts sooner. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { oneFile } from './one-file'
import { projectDir } from './paths'

async function start(entry: string): Promise<void> {
  process.argv.splice(1, 2, resolve(projectDir, entry))
  // A fault is reported by the line that was written, not by that of the one file.
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(await oneFile(entry)).href)
}

void start(process.argv[2]!)
