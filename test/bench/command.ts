/**
 * `npm run bench -- N ...`: builds the real content with N made-up cities, as whole processes. After each build it
 * measures the floor: the least time that making the same pages can take. Prints medians of several runs. Builds and
 * floors alternate, so that a noisy machine slows both. The floor is what the generator reads, rendered by React in one
 * thread and written once. On Node 20 and two cores:
 *
 *    cities  processor of build, floor, plain  memory
 *        14     1.19 s   1.12 s   0.15 s       146 MB
 *     1,000     5.84 s   5.91 s   1.47 s       174 MB
 *
 * A build also writes pictures and files for hosts, which the floor does not. The floor is made of our templates, so a
 * slow template shows in neither ratio, but it does beside `plain`: React elements of the same pages, without templates.
 */
import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { bundleProgram } from '../../generator/process/bundle-program.mjs'
import { runCommand } from '../../generator/terminal/explain'
import { contentDir, publicDir } from '../../generator/process/paths'
import { withFolder } from '../helpers/folder'
import { medianOf } from '../helpers/median'
import { readCounts, writeSyntheticContent } from './synthetic'
import { timed, timedBuild } from './timed'
import type { Run } from './timed'

/** With many cities, a build takes half a minute. */
const runsOf = (count: number) => (count > 3000 ? 3 : 5)

interface Result {
  count: number
  floors: Run[]
  builds: Run[]
  /** Milliseconds of processor time for plain React pages of the same size. */
  plain: number
}

const measure = (count: number): Promise<Result> =>
  withFolder(async (root) => {
    const content = join(root, 'content')
    writeSyntheticContent(contentDir, content, count)
    const floor = await bundleProgram('test/bench/floor.tsx')
    const plainProgram = await bundleProgram('test/bench/plain.ts')
    const [floors, builds, plains]: [Run[], Run[], Run[]] = [[], [], []]
    for (let i = 0; i < runsOf(count); i++) {
      floors.push(timed(floor, content, join(root, 'floor')))
      builds.push(timedBuild(content, publicDir, join(root, 'dist')))
      plains.push(timed(plainProgram, join(root, 'dist')))
      for (const made of ['floor', 'dist']) rmSync(join(root, made), { recursive: true })
    }
    return { count, floors, builds, plain: cpuOf(plains) }
  })

const median = (runs: Run[], of: (run: Run) => number) => medianOf(runs.map(of))
const wallOf = (runs: Run[]) => median(runs, (run) => run.whole)
const cpuOf = (runs: Run[]) => median(runs, (run) => run.cpu)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const took = (runs: Run[]) => `${seconds(wallOf(runs))}, processor ${seconds(cpuOf(runs))}`

function report({ count, floors, builds, plain }: Result): string {
  const { pages } = builds[0]!
  const [floor, whole] = [wallOf(floors), wallOf(builds)]
  const stages = Object.keys(builds[0]!.stages).map(
    (stage) => [stage, median(builds, (run) => run.stages[stage]!)] as const,
  )
  return [
    `${count} cities beside the real content, ${pages} pages, ${builds.length} runs`,
    `  build   ${took(builds)}, ${Math.round((pages * 1000) / whole)} pages/s, ${(whole / pages).toFixed(2)} ms a page`,
    `  floor   ${took(floors)}`,
    `  ratio   ${(whole / floor).toFixed(2)}, processor ${(cpuOf(builds) / cpuOf(floors)).toFixed(2)}`,
    `  plain   processor ${seconds(plain)}, of which a build takes ${(cpuOf(builds) / plain).toFixed(2)}`,
    `  memory  ${Math.round(median(builds, (run) => run.peak) / 1e6)} MB at most`,
    `  stages  ${stages.map(([stage, ms]) => `${stage} ${seconds(ms)}`).join(', ')}`,
  ].join('\n')
}

await runCommand(async () => {
  const counts = readCounts('bench', [14, 1000, 10_000])
  console.log(`Node ${process.version}, ${cpus().length} cores`)
  // Made once, so that no run is slowed by it.
  await bundleProgram('build.ts')
  for (const count of counts) console.log(report(await measure(count)))
})
