/** Finds test files, runs them in several processes at once, and reports the result of each. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectDir } from '../generator/process/paths'
import { filesBelow } from './helpers/files'

/**
 * One more than the two cores of a small machine, because a core is idle while its process waits for a browser. With
 * five, which run browsers of their own, the whole takes a third longer.
 */
const sideBySide = 3

/** A process that never ends is killed after this. With `--all`, some take six minutes on an idle machine. */
const timeout = 20 * 60_000 // ms

/**
 * Suites that share a process, because they share a built site, a browser or the generator's modules. The slowest
 * groups start first, so that no core is idle at the end.
 */
const groups = [
  /^test\/(content|sample)\//,
  /^test\/(browser\/|engine\/harden\/policy)/,
  /^test\/(engine\/(draw|write|harden(?!\/(?:killed|policy))|commands(?!\/dev\.))|brands|hosts\/emulated)/,
  /^test\/engine\/(editor|project|render|templates)\//,
  /^test\/engine\/read\//,
  /^test\/engine\/commands\/dev\./,
  /^test\/engine\/harden\/killed/,
  /^test\/engine\//,
  /^test\//,
]
const groupOf = (file: string) => groups.findIndex((pattern) => pattern.test(file))

const bin = (path: string) => join(projectDir, 'node_modules', path)

/** Returns the test files below test/, by path from the root of the project. */
export const testFiles = (): string[] =>
  filesBelow(join(projectDir, 'test'))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${file}`)

/**
 * Files that run only with `--all`, or when they are named: those that need web servers few machines have, and slow
 * ones that guard something that seldom changes. CI runs them every week.
 */
const special =
  /^test\/(hosts\/hosts|browser\/(dev|edit)|engine\/(commands\/local-server|fuzz\/fuzz|harden\/(killed-builds|same)|project\/workflows|write\/launch))\./

/** The files that `npm test` runs. */
export const usualFiles = (files: readonly string[]): string[] => files.filter((file) => !special.test(file))

/** Files that build many sites, start programs, break disks, or check large sites. */
const slow =
  /^test\/(hosts|brands|engine\/(commands|draw|editor|fuzz|harden|write|project\/workflows|read\/(hints|launch|marks)|templates\/(drafts|notices|second-language|spanish))|sample\/whole|content\/(budgets|editor|html|truth))/

/** True when the suites of a file visit pages in a browser. */
export const isVisit = (file: string): boolean =>
  /\b(browserSuite|contentSuite|suiteOn|launchBrowser)\b/.test(readFileSync(join(projectDir, file), 'utf8'))

/** The files that `npm test -- --quick` runs. */
export const quickFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !slow.test(file) && !isVisit(file))

/** The files that match one of the words, as a regular expression or as plain text. */
export function matching(files: readonly string[], words: readonly string[]): string[] {
  const tests = words.map((word) => {
    try {
      const pattern = new RegExp(word)
      return (file: string) => pattern.test(file)
    } catch {
      return (file: string) => file.includes(word)
    }
  })
  return files.filter((file) => tests.some((test) => test(file)))
}

export interface Job {
  name: string
  program: string
  args: string[]
  /** False for a process that does not report its tests like uvu. Others must report at least one. */
  isSuite: boolean
}

export interface Result {
  passed: number
  failed: number
  /** Printed because it failed or said something. Empty otherwise. */
  message: string
}

/** Runs one test file, or several in one process. */
const suiteJob = (files: readonly string[]): Job => ({
  name: files.join(' '),
  program: process.execPath,
  args: [
    '--import',
    'tsx',
    bin('uvu/bin.js'),
    'test',
    `^(${files.map((file) => file.slice('test/'.length).replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')})$`,
  ],
  isSuite: true,
})

/** Returns a job for each group of files, slowest first. */
export const suiteJobs = (files: readonly string[]): Job[] =>
  groups
    .map((_, group) => files.filter((file) => groupOf(file) === group))
    .filter((suites) => suites.length > 0)
    .map(suiteJob)

/** Runs a command of package.json. */
export const commandJob = (name: string): Job => ({
  name,
  program: 'npm',
  args: ['run', '--silent', name],
  isSuite: false,
})

/** Runs the jobs in order, several at once, and prints a line for each, with its time. */
export async function runAll(jobs: readonly Job[]): Promise<Result[]> {
  const results: Result[] = []
  const left = [...jobs]
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) {
      const begin = performance.now()
      const result = judge(job, ...(await run(job)))
      const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6)
      for (const [i, name] of job.name.split(' ').entries())
        console.log(
          `${i === 0 ? `${seconds} s` : '    with'}  ${result.failed > 0 ? 'FAIL' : 'ok  '}  ${name}`,
        )
      if (result.message) console.log(result.message)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return results
}

function run({ program, args }: Job): Promise<[output: string, end: number | NodeJS.Signals]> {
  const child = spawn(program, args, {
    cwd: projectDir,
    // On Windows, npm is a shell script.
    shell: program === 'npm' && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) => child.on('close', (code, signal) => resolve([output, signal ?? code!])))
}

/** Matches uvu's own lines about success, even where a suite has printed something inside one. */
const usual =
  /^\s*$|^\S+\.test\.tsx?$| {2}• |^ .* {2}$|^[• ]+(\(\d+ \/ \d+\))?$|^ {2}(Total|Passed|Skipped|Duration): /

/** Returns the result of a process, from its output and its exit code or signal. */
export function judge(
  { isSuite }: Pick<Job, 'isSuite'>,
  output: string,
  end: number | NodeJS.Signals,
): Result {
  const plain = stripVTControlCharacters(output)
  const count = (name: string) => Number(new RegExp(`^ {2}${name}: +(\\d+)`, 'm').exec(plain)?.[1] ?? 0)
  const total = isSuite ? count('Total') : 1
  const passed = isSuite ? count('Passed') : Number(end === 0)
  const faults = [
    ...(typeof end === 'string' ? [`ended by ${end}; a process may take ${timeout / 60_000} minutes`] : []),
    ...(total === 0 ? ['reports no test; does the file call .run()?'] : []),
  ]
  // A process may also fail outside of its tests.
  const failed = total - passed || Number(end !== 0 || faults.length > 0)
  const lines =
    failed > 0
      ? [(process.stdout.isTTY ? output : plain).trimEnd(), ...faults]
      : plain.split('\n').filter((line) => isSuite && !usual.test(line))
  return { passed, failed, message: lines.join('\n') }
}
