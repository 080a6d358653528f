/**
 * `npm run fuzz -- N [--seed S] [--only I]`: breaks content files N times and looks for what must
 * never happen. Two processes share the work.
 */
import { parseArgs } from 'node:util'
import { corpus } from './corpus'
import { fuzz, mutation } from './fuzz'
import type { Result } from './fuzz'
import { shareOut } from './workers'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
})
const total = Number(positionals[0] ?? 1000)
const seed = Number(values.seed)

const subjects = corpus()
const count = { built: 0, refused: 0, finding: 0 }
let slowest = { index: -1, milliseconds: -1 }

function onResult({ index, verdict, milliseconds, message }: Result): void {
  count[verdict]++
  if (milliseconds > slowest.milliseconds) slowest = { index, milliseconds }
  if (message === undefined) return
  const { file, how } = mutation(subjects, seed, index)
  console.error(`number ${index} (--seed ${seed}): ${file}: ${how.join(', ')}\n  ${message.slice(0, 600)}\n`)
}

try {
  if (values.only === undefined) await shareOut({ seed, total, workers: 2, patience: 60_000 }, onResult)
  else for await (const result of fuzz(seed, [Number(values.only)])) onResult(result)
  const { built, refused, finding } = count
  console.log(
    `${built + refused + finding} mutations with --seed ${seed} in ${process.uptime().toFixed(0)} s: ${built} built, ${refused} refused, ${finding} findings; the slowest (number ${slowest.index}) took ${slowest.milliseconds} ms`,
  )
  process.exitCode = finding > 0 ? 1 : 0
} catch (error) {
  console.error(`with --seed ${seed}: ${(error as Error).message}`)
  process.exit(1)
}
