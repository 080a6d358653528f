/** The thread of put-aside.ts. */
import { workerData } from 'node:worker_threads'
import { putHere } from './put'
import { ended, underWay } from './put-aside'
import type { PutMessage, PutThread } from './put-aside'

const { root, port, state } = workerData as PutThread
const { put } = putHere(root)

port.on('message', ({ size, ...file }: PutMessage) => {
  try {
    if (Atomics.load(state, ended) === 0) put(file)
  } catch (error) {
    Atomics.store(state, ended, 1)
    // An error that is cloned has its words only.
    port.postMessage({ ...(error as object), message: (error as Error).message })
  }
  Atomics.sub(state, underWay, size)
  Atomics.notify(state, underWay)
})
