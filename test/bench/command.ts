/**
 * `npm run bench -- N ...`: builds the real content with N made-up cities beside it, as whole processes,
 * and beside each build the floor, the least that making the same pages can cost. Medians of several
 * runs, the two in turn, so that a noisy machine troubles both. The floor reads, parses, compiles and renders
 * in one thread and writes each page once, without checks. On Node 20 and two cores:
 *
 * BENCHFIGURES
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measures } from '../../generator/measures'
import { oneFile } from '../../generator/one-file'
import { contentDir, projectDir } from '../../generator/paths'
import { stages } from '../../generator/content/stages'
import { medianOf } from '../helpers/median'
import { startArguments } from '../helpers/start'
import { writeSyntheticCities, writeSyntheticContent } from './synthetic'

const counts = process.argv.slice(2).map(Number)
if (counts.length === 0) counts.push(14, 1000, 10_000)
if (counts.some((count) => !(Number.isInteger(count) && count >= 0)))
  throw new Error('write the number of cities: npm run bench -- 1000')

/** Large ones take a minute each. */
const runsOf = (count: number) => (count > 3000 ? 3 : 5)

/** Builds after an edit take a second each. */
const edits = 7

interface Run extends Measures {
  /** Milliseconds from start to end, as the shell sees it. */
  whole: number
  output: string
}

/** Runs a program of Node; the last line it prints is its own account. */
function run(...args: string[]): Promise<Run> {
  const begin = performance.now()
  const child = spawn(process.execPath, args, { cwd: projectDir, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve, reject) =>
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`))
      const account = JSON.parse(output.trim().split('\n').at(-1)!) as Measures
      resolve({ ...account, whole: performance.now() - begin, output })
    }),
  )
}

const build = (content: string, out: string, ...flags: string[]) =>
  run(...startArguments, 'build.ts', '--content', content, '--out', out, '--timings', ...flags)

interface Result {
  count: number
  pages: number
  floors: Run[]
  builds: Run[]
  again: Run[]
  /** The first after a whole build; those after it find a site to bring up to date. */
  edited: Run[]
}

async function measure(count: number): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const [content, locations] = [join(root, 'content'), join(root, 'locations')]
    writeSyntheticContent(contentDir, content, count)
    writeSyntheticCities(locations, count, contentDir)
    const floor = await oneFile('test/bench/floor.ts')
    const [floors, builds]: [Run[], Run[]] = [[], []]
    for (let i = 0; i < runsOf(count); i++) {
      floors.push(await run(floor, contentDir, locations, join(root, 'floor')))
      rmSync(join(root, 'floor'), { recursive: true })
      rmSync(join(root, 'dist'), { recursive: true, force: true })
      builds.push(await build(content, join(root, 'dist')))
    }
    await build(content, join(root, 'dist'))
    const again: Run[] = []
    for (let i = 0; i < edits; i++) again.push(await build(content, join(root, 'dist')))
    const city = join(content, 'locations/taylor.md')
    const edited: Run[] = []
    for (let i = 0; i < edits; i++) {
      writeFileSync(city, readFileSync(city, 'utf8').replace(/^card: .*$/m, `card: Card ${i}.`))
      edited.push(await build(content, join(root, 'dist')))
    }
    const pages = Number(/^(\d+) pages/.exec(builds[0]!.output)![1])
    return { count, pages, floors, builds, again, edited }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const median = (runs: Run[], of: (run: Run) => number) => medianOf(runs.map(of))
const wallOf = (runs: Run[]) => median(runs, (run) => run.whole)
const cpuOf = (runs: Run[]) => median(runs, (run) => run.cpu)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const took = (runs: Run[]) => `${seconds(wallOf(runs))}, processor ${seconds(cpuOf(runs))}`

function report({ count, pages, floors, builds, again, edited }: Result): string {
  const [floor, whole] = [wallOf(floors), wallOf(builds)]
  const parts = stages.map(
    (stage) => `${stage} ${((100 * median(builds, (run) => run.stages[stage])) / whole).toFixed(0)} %`,
  )
  const [first, ...others] = edited.map((run) => run.whole)
  return [
    `${count} cities beside the real content, ${pages} pages, ${builds.length} runs`,
    `  build      ${took(builds)}, ${Math.round((pages * 1000) / whole)} pages/s, ${(whole / pages).toFixed(2)} ms a page`,
    `  floor      ${took(floors)}`,
    `  ratio      ${(whole / floor).toFixed(2)}, processor ${(cpuOf(builds) / cpuOf(floors)).toFixed(2)}`,
    `  memory     ${Math.round(median(builds, (run) => run.peak) / 1e6)} MB at most`,
    `  stages     ${parts.join(', ')}`,
    `  unchanged  ${took(again)}`,
    `  one city   ${took(edited)}; the first ${seconds(first!)}, the others ${seconds(Math.min(...others))} to ${seconds(Math.max(...others))}`,
  ].join('\n')
}

async function main(): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} cores`)
  // Made once, so that no run pays for it.
  await oneFile('build.ts')
  for (const count of counts) console.log(report(await measure(count)))
}

void main()
