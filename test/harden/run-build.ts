/**
 * The build as a process of its own. It is bundled once: to load it by tsx takes longer than to build,
 * and most kills would come before there is anything to break.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { projectDir } from '../../build/paths'
import { filesBelow } from '../helpers/files'
import type { Fixture } from '../helpers/fixture'

let bundled: string | undefined

function program(): string {
  if (bundled) return bundled
  // One folder below the project, where `build/paths.ts` is too, and where no other test looks.
  const outfile = join(projectDir, `node_modules/.build-${process.pid}.mjs`)
  buildSync({
    entryPoints: [join(projectDir, 'build.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['esbuild'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
    },
    logOverride: { 'assign-to-define': 'silent' },
  })
  process.on('exit', () => rmSync(outfile, { force: true }))
  return (bundled = outfile)
}

export const start = (args: string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(process.execPath, [program(), ...args], {
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
