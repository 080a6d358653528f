/** The build as a process of its own, out of one file: most kills should come while it writes. */
import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { oneFile } from '../../../generator/one-file'
import { projectDir } from '../../../generator/paths'
import { filesBelow } from '../../helpers/files'
import type { Fixture } from '../../helpers/fixture'

// As generator/start.ts does it, without tsx.
const entry = JSON.stringify(join(projectDir, 'build.ts'))
const program = JSON.stringify(pathToFileURL(await oneFile('build.ts')).href)
const script = `process.argv.splice(1, 0, ${entry}); await import(${program})`

export const start = (args: string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '--eval', script, '--', ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })

export interface Ended {
  code: number | null
  output: string
}

/** Waits until the process ends, and gives back all it said. */
export function ended(child: ChildProcess): Promise<Ended> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

export const run = (args: string[], options?: SpawnOptions) => ended(start(args, options))

/** Of a build that makes everything, whether it was made before or not. */
export const flags = ({ contentDir, publicDir, outDir }: Fixture) => [
  '--content',
  contentDir,
  '--public',
  publicDir,
  '--out',
  outDir,
]

/** Every file with its rights and bytes, to compare two sites by. */
export const manifest = (folder: string) =>
  filesBelow(folder).map((file) => {
    const path = join(folder, file)
    return `${file} ${(statSync(path).mode & 0o777).toString(8)} ${readFileSync(path, 'base64')}`
  })
