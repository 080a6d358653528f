/**
 * `npm test`: types, format, and every suite below test/. Each is run even when one before it failed;
 * the last line counts.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectDir } from '../build/paths'

/** Suites that take minutes; `npm test -- --all` runs them too. */
const long =
  'browser/(accessibility|error-fallback|every-page|gallery|scrolling|speed|structured-data|type)|harden/|hosts/'

/** A test that waits for ever is ended after this. */
const patience = 10 * 60_000 // ms

/** Fewer would mean that the pattern found no files, which uvu calls a success. */
const leastTests = 500

const bin = (path: string) => join(projectDir, 'node_modules', path)

/** Runs a program of node_modules, shows what it prints, and gives that back with its exit code. */
function run(path: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [bin(path), ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: patience,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
    process.stdout.write(chunk)
  })
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      if (signal) console.error(`${path} was ended by ${signal}; it has at most ${patience / 60_000} minutes`)
      resolve({ code: code ?? 1, output })
    }),
  )
}

const count = (output: string, name: string) =>
  Number(new RegExp(`${name}:\\s+(?:\\x1b\\[\\d+m)*(\\d+)`).exec(output)?.[1] ?? 0)

const types = await run('typescript/bin/tsc', '--noEmit')
const format = await run('prettier/bin/prettier.cjs', '--check', '.')
const all = process.argv.includes('--all')
const pattern = String.raw`\.test\.tsx?$`
const suites = await run('tsx/dist/cli.mjs', bin('uvu/bin.js'), 'test', pattern, ...(all ? [] : ['-i', long]))

const total = count(suites.output, 'Total')
const good = count(suites.output, 'Passed')
if (total < leastTests) console.error(`only ${total} tests were found; at least ${leastTests} are there`)
const steps = [types.code === 0, format.code === 0, suites.code === 0 || good < total, total >= leastTests]
const failed = total - good + steps.filter((passed) => !passed).length
console.log(`${good + steps.filter(Boolean).length} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
