import { availableParallelism } from 'node:os'

/**
 * Does the work for each item, on as many at once as there are cores, in any order. Rejects with the first failure,
 * after which nothing is begun, and only once nothing is at work any more: what it writes may then be removed.
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
