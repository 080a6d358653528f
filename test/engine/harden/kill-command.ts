/**
 * `npm run kill-test -- N [--cities C]`: kills N builds at random moments and looks at what they leave. With
 * `--power` the power of a disk is cut during N builds and after them. The site has C made-up cities; a thousand are
 * made by several threads.
 */
import { runCommand } from '../../../generator/terminal/explain'
import { readFlags, readNumber, UsageError } from '../../../generator/terminal/flags'
import { killBuilds, verdictOn } from './kill'
import { cutPower, whyNot } from './power'

async function kill(times: number, cities: number): Promise<void> {
  const { line, failed } = verdictOn(await killBuilds(times, cities))
  console.log(line)
  process.exitCode = Number(failed)
}

async function cut(times: number, cities: number): Promise<void> {
  const lack = whyNot()
  if (lack) throw new UsageError(lack)
  const report = await cutPower(times, cities)
  console.log(
    `${report.cuts} cuts in ${times} builds: ${report.old} left the old site, ${report.new} the new one, ${report.between} the old one for the next build to put back, ${report.broken.length} no whole site`,
  )
  for (const what of report.broken) console.log(`  ${what}`)
  process.exitCode = Number(report.broken.length > 0)
}

await runCommand(async () => {
  const { values, words } = readFlags('kill-test')
  const cities = readNumber(values.cities, '--cities', [0, 100_000])
  const usual = values.power ? '10' : '100'
  const times = readNumber(words.join(' ') || usual, 'the number of builds to kill', [1, 100_000])
  await (values.power ? cut : kill)(times, cities)
})
