/**
 * `npm run kill-test -- N [--cities C]`: kills N builds at random moments and checks what they leave. The site has C
 * made-up cities.
 */
import { runCommand } from '../../../generator/terminal/explain'
import { readFlags, readNumber } from '../../../generator/terminal/flags'
import { killBuilds, proven } from './kill'

await runCommand(async () => {
  const { values, words } = readFlags('kill-test')
  const cities = readNumber(values.cities, '--cities', [0, 100_000])
  const times = readNumber(words.join(' ') || '100', 'the number of builds to kill', [1, 100_000])
  const seed = Date.now() % 1_000_000
  console.log(`seed ${seed}`)
  console.log(proven(await killBuilds(times, cities, seed)))
})
