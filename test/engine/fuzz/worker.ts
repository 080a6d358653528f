/** One process of `npm run fuzz`: judges every so many-th number and tells its parent. */
import { fuzz } from './fuzz'
import { createJudge } from './judge'
import type { Message } from './workers'

const [seed, from, total, step] = process.argv.slice(2).map(Number) as [number, number, number, number]

function* indexes(): Iterable<number> {
  for (let index = from; index < total; index += step) yield index
}

/** A parent that is gone cannot be told, so there is nothing left to do. */
const tell = (message: Message) =>
  new Promise<void>((resolve) =>
    process.send!(message, (error: Error | null) => (error ? process.exit() : resolve())),
  )

process.on('disconnect', () => process.exit())
const judge = await createJudge()
await tell('ready')
for await (const result of fuzz(seed, indexes(), judge)) await tell(result)
process.exit()
