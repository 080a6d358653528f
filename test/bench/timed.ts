/** Runs Node programs as whole processes, and measures their time. */
import { spawnSync } from 'node:child_process'
import { projectDir } from '../../generator/process/paths'
import type { Timings } from '../../generator/process/progress'

export interface Run extends Timings {
  /** Milliseconds from start to end, as a shell would measure. */
  whole: number
  /** Number of pages, for a build. */
  pages: number
}

/**
 * Runs a Node program whose last line is its own report, as JSON.
 * @throws when it fails.
 */
export function timed(...args: string[]): Run {
  const begin = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectDir, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
  const account = JSON.parse(stdout.trim().split('\n').at(-1)!) as Omit<Run, 'whole'>
  return { ...account, whole: performance.now() - begin }
}

/**
 * Builds from these folders.
 * @throws when the build fails.
 */
export const timedBuild = (content: string, publicDir: string, out: string): Run =>
  timed(
    'generator/process/launch.mjs',
    ...['build.ts', '--json', '--content', content, '--public', publicDir, '--out', out],
  )
