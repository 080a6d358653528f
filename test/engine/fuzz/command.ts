/**
 * `npm run fuzz -- N [--seed S] [--only I]`: breaks content files N times and looks for what must
 * never happen.
 */
import { runCommand } from '../../../generator/terminal/explain'
import { readFlags, readNumber } from '../../../generator/terminal/flags'
import { fuzz } from './fuzz'
import { createJudge } from './judge'

await runCommand(async () => {
  const { values, words } = readFlags('fuzz')
  const seed = readNumber(values.seed ?? String(Date.now() % 1_000_000), '--seed', [0, 999_999_999])
  const times = readNumber(words.join(' ') || '1000', 'the number of sites to break', [1, 1_000_000])
  const numbers = values.only ? [readNumber(values.only, '--only', [0, 999_999_999])] : Array(times).keys()

  const count = { built: 0, refused: 0, finding: 0 }
  for await (const { index, verdict, message, mutant } of fuzz(seed, numbers, await createJudge())) {
    count[verdict]++
    if (message !== undefined)
      console.error(
        `number ${index} (--seed ${seed}): ${mutant.file}: ${mutant.how.join(', ')}\n  ${message.slice(0, 600)}\n`,
      )
  }
  const { built, refused, finding } = count
  console.log(
    `${built + refused + finding} mutations with --seed ${seed} in ${process.uptime().toFixed(0)} s: ${built} built, ${refused} refused, ${finding} findings`,
  )
  process.exitCode = finding > 0 ? 1 : 0
})
