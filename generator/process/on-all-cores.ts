import { availableParallelism } from 'node:os'

/**
 * Runs `work` on each item, as many at a time as there are cores, in any order. After a failure it starts no more
 * items, waits for those that are running, and rejects with the first failure. So the caller can safely remove what
 * they wrote.
 */
export async function onAllCores<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]()
  const failures: unknown[] = []
  const workOff = async () => {
    for (let next = left.next(); !next.done && failures.length === 0; next = left.next())
      await work(next.value).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOff))
  if (failures.length > 0) throw failures[0]
}
