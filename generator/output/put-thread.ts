/** The thread of put-aside.ts. */
import { workerData } from 'node:worker_threads'
import { putHere, putTwice } from './put'
import type { Putter } from './put'
import { ended, underWay } from './put-aside'
import type { PutAnswer, PutMessage, PutThread } from './put-aside'

const { root, second, port, state } = workerData as PutThread
let putter: Putter | undefined

const tell = (answer: PutAnswer) => port.postMessage(answer)

/** After what the system refuses nothing more is done. */
function unlessEnded(act: () => void): void {
  try {
    if (Atomics.load(state, ended) === 0) act()
  } catch (error) {
    Atomics.store(state, ended, 1)
    // An error that is cloned has its words only.
    tell({ refused: { ...(error as object), message: (error as Error).message } })
  }
}

// Before the first file comes: to look through a folder of thousands takes a while.
unlessEnded(() => {
  putter = putHere(root)
  if (second !== undefined) putter = putTwice(putter, root, putHere(second))
})

port.on('message', ({ lot, size, isLast }: PutMessage) => {
  for (const put of lot) unlessEnded(() => putter!.put(put))
  if (isLast) unlessEnded(() => tell({ tree: JSON.stringify(putter!.finish()) }))
  Atomics.sub(state, underWay, size)
  Atomics.notify(state, underWay)
})
