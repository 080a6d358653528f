/**
 * `npm test`: types, format, and every suite below test/. Each is run even when one before it failed;
 * the last line counts.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from '../build/browser'
import { projectDir } from '../build/paths'

/** Needs web servers that few machines have; `npm test -- --all` runs it too, and the other browsers. */
const special = 'hosts/'

/** Browser suites that take half of the time of all of them. */
const halfOfBrowser = 'browser/(accessibility|accordion|error-fallback|every-page|html|structured-data)'

/** One process each, two at a time, for a machine of two cores: the pattern, and what to leave out. */
const groups: [pattern: string, without: string][] = [
  [halfOfBrowser, ''],
  ['browser/', halfOfBrowser],
  ['build/', ''],
  ['', 'browser/|build/'],
]
const sideBySide = 2

/** A test that waits for ever is ended after this. */
const patience = 10 * 60_000 // ms

/** Fewer would mean that a pattern found no files, which uvu calls a success. */
const leastTests = 650

const bin = (path: string) => join(projectDir, 'node_modules', path)

/** Finds or installs the browser for all the processes, which would be in each other's way. */
function shareBrowser(): boolean {
  try {
    process.env.CHROME_PATH = findBrowser()
    return true
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}

interface Run {
  code: number
  output: string
}

/** Runs a program of node_modules; when it has ended, shows what it printed. */
function run(path: string, ...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, [bin(path), ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      process.stdout.write(output)
      if (signal) console.error(`${path} was ended by ${signal}; it has at most ${patience / 60_000} minutes`)
      resolve({ code: code ?? 1, output })
    }),
  )
}

/** Runs each group of suites, two at a time. */
async function runGroups(all: boolean): Promise<Run[]> {
  const runs: Run[] = []
  const left = [...groups]
  const work = async () => {
    for (let group = left.shift(); group; group = left.shift()) {
      const without = [group[1], all ? '' : special].filter(Boolean).join('|')
      const pattern = String.raw`${group[0]}.*\.test\.tsx?$`
      const leave = without ? ['-i', without] : []
      runs.push(await run('tsx/dist/cli.mjs', bin('uvu/bin.js'), 'test', pattern, ...leave))
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return runs
}

const count = (output: string, name: string) =>
  Number(new RegExp(`${name}:\\s+(?:\\x1b\\[\\d+m)*(\\d+)`).exec(output)?.[1] ?? 0)
const sum = (runs: Run[], name: string) => runs.reduce((total, { output }) => total + count(output, name), 0)

const all = process.argv.includes('--all')
const steps = [await run('typescript/bin/tsc', '--noEmit')]
steps.push(await run('prettier/bin/prettier.cjs', '--check', '.'))
const browserFound = shareBrowser()
const suites = await runGroups(all)
if (all)
  for (const engine of ['firefox', 'webkit']) steps.push(await run('tsx/dist/cli.mjs', `test/${engine}.ts`))

const total = sum(suites, 'Total')
const good = sum(suites, 'Passed')
if (total < leastTests) console.error(`only ${total} tests were found; at least ${leastTests} are there`)
// A process may also fail outside of its tests.
const whole = suites.every(
  ({ code, output }) => code === 0 || count(output, 'Passed') < count(output, 'Total'),
)
const passed = [...steps.map(({ code }) => code === 0), browserFound, whole, total >= leastTests]
const failed = total - good + passed.filter((each) => !each).length
console.log(`${good + passed.filter(Boolean).length} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
