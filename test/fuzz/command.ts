/**
 * `npm run fuzz -- N [--seed S] [--only I]`: breaks real content files N times and looks for what must
 * never happen. Two processes share the work; one that says nothing for 30 seconds hangs.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz'
import type { Tally } from './fuzz'

const workers = 2
const hangs = 30_000

type Message = { start: number } | { tally: Tally }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    worker: { type: 'string' },
  },
})
const total = Number(positionals[0] ?? 1000)
const seed = Number(values.seed)

function* indexes(worker: number): Iterable<number> {
  for (let index = worker; index < total; index += workers) yield index
}

function runWorker(worker: number): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const child = fork(
      fileURLToPath(import.meta.url),
      [String(total), '--seed', String(seed), '--worker', String(worker)],
      {
        execArgv: ['--import', 'tsx'],
      },
    )
    let current = -1
    let watchdog: NodeJS.Timeout
    const watch = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => {
        child.kill('SIGKILL')
        reject(new Error(`number ${current} hangs`))
      }, hangs)
    }
    watch()
    child.on('message', (message: Message) => {
      if ('tally' in message) {
        clearTimeout(watchdog)
        resolve(message.tally)
      } else {
        current = message.start
        watch()
      }
    })
    child.on(
      'exit',
      (code) => code !== 0 && reject(new Error(`number ${current} ended the process with ${code}`)),
    )
  })
}

function report(tallies: Tally[]): void {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((all, tally) => all + count(tally), 0)
  const findings = tallies.flatMap((tally) => tally.findings).sort((a, b) => a.index - b.index)
  for (const { index, file, how, message } of findings.slice(0, 30))
    console.error(`number ${index}: ${file}: ${how.join(', ')}\n  ${message.slice(0, 600)}\n`)
  const slowest = tallies.map((tally) => tally.slowest).sort((a, b) => b.milliseconds - a.milliseconds)[0]!
  console.log(
    `${total} mutations with --seed ${seed} in ${process.uptime().toFixed(0)} s: ${sum(({ built }) => built)} built, ${sum(({ refused }) => refused)} refused, ${findings.length} findings; the slowest (number ${slowest.index}) took ${slowest.milliseconds} ms`,
  )
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (values.worker !== undefined) {
  process.on('disconnect', () => process.exit())
  const tally = await fuzz(seed, indexes(Number(values.worker)), {
    onStart: (start) => process.send!({ start } satisfies Message, () => {}),
  })
  process.send!({ tally } satisfies Message, () => process.disconnect())
} else if (values.only !== undefined) report([await fuzz(seed, [Number(values.only)])])
else
  try {
    report(await Promise.all(Array.from({ length: workers }, (_, worker) => runWorker(worker))))
  } catch (error) {
    console.error(`with --seed ${seed}: ${(error as Error).message}`)
    process.exit(1)
  }
