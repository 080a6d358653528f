/** `npm run kill-test -- N`: kills N builds at random moments and looks at what they leave. */
import { runCommand } from '../../../generator/explain'
import { readFlags, readNumber } from '../../../generator/flags'
import { killBuilds } from './kill'

await runCommand(async () => {
  const { positionals } = readFlags({ allowPositionals: true })
  const times = readNumber(positionals.join(' ') || '100', 'the number of builds to kill', [1, 100_000])
  const { kills, writing, late } = await killBuilds(times)
  console.log(
    `${kills} builds killed, ${writing} of them while they wrote, ${late} after they were done: each left a whole site, and the next build cleared up`,
  )
})
