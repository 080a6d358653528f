/** Builds as whole processes, with the time that they take. */
import { spawnSync } from 'node:child_process'
import { projectDir } from '../../generator/process/paths'
import type { Timings } from '../../generator/process/stopwatch'

export interface Run extends Timings {
  /** Milliseconds from start to end, as the shell sees it. */
  whole: number
  pages: number
}

/** Builds from these folders. @throws when the build fails */
export function timedBuild(content: string, publicDir: string, out: string): Run {
  const begin = performance.now()
  const folders = ['--content', content, '--public', publicDir, '--out', out]
  const args = ['generator/process/launch.mjs', 'build.ts', '--json', ...folders]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectDir, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the build ended with ${status}\n${stdout}${stderr}`)
  const account = JSON.parse(stdout.trim().split('\n').at(-1)!) as Omit<Run, 'whole'>
  return { ...account, whole: performance.now() - begin }
}
