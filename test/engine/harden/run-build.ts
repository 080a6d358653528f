/** The build as a separate process, started as npm starts it. */
import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../../generator/process/paths'
import { filesBelow } from '../../helpers/files'
import type { Fixture } from '../../helpers/fixture'

const launcher = join(projectDir, 'generator/process/launch.mjs')

export const start = (args: string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(process.execPath, [launcher, 'build.ts', ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })

/** Waits until the process ends, and returns what it printed. `output` is everything, in order. */
export function ended(child: ChildProcess) {
  let [stdout, output] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise<{ code: number | null; stdout: string; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stdout, output })),
  )
}

export const run = (args: string[], options?: SpawnOptions) => ended(start(args, options))

export const flags = ({ contentDir, publicDir, outDir }: Fixture) =>
  Object.entries({ content: contentDir, public: publicDir, out: outDir }).flatMap(([name, folder]) => [
    `--${name}`,
    folder,
  ])

/** Returns every file with its permissions and bytes, to compare two sites. */
export const manifest = (folder: string) =>
  filesBelow(folder).map((file) => {
    const path = join(folder, file)
    return `${file} ${(statSync(path).mode & 0o777).toString(8)} ${readFileSync(path, 'base64')}`
  })
