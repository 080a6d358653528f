/** `npm run kill-test -- N`: kills N builds at random moments and looks at what they leave. */
import { killBuilds } from './kill'

const times = Number(process.argv[2] ?? 100)
const { kills, writing, late } = await killBuilds(times)
console.log(
  `${kills} builds killed, ${writing} of them while they wrote, ${late} after they were done: each left a whole site, and the next build cleared up`,
)
