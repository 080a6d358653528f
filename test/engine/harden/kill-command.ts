/**
 * `npm run kill-test -- N [--cities C]`: kills N builds at random moments and looks at what they leave. The site has C
 * made-up cities; a thousand are made by several threads.
 */
import { runCommand } from '../../../generator/terminal/explain'
import { readFlags, readNumber } from '../../../generator/terminal/flags'
import { killBuilds } from './kill'

await runCommand(async () => {
  const { values, words } = readFlags('kill-test')
  const cities = readNumber(values.cities, '--cities', [0, 100_000])
  const times = readNumber(words.join(' ') || '100', 'the number of builds to kill', [1, 100_000])
  const { kills, writing, late } = await killBuilds(times, cities)
  console.log(`${kills} builds killed, ${writing} of them while they wrote, ${late} after they were done`)
  // Only a kill while a build writes could leave half a site.
  if (writing === 0) console.log('this says nothing of builds that are killed while they write; kill more')
  else console.log('each left a whole site, and the next build cleared up')
  process.exitCode = Number(writing === 0)
})
