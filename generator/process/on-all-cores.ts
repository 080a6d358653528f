import { availableParallelism } from 'node:os'

/** Does the work for each item, on as many at once as there are cores, in any order. Rejects with the first failure. */
export async function onAllCores<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]()
  const workOff = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOff))
}
