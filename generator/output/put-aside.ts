/** Puts files into a folder from a thread of its own, so that the next page is made meanwhile. */
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { oneFile } from '../one-file'
import type { Put, Putter } from './put'
import type { Tree } from './tree'

/** What the thread is given when it starts. */
export interface PutThread {
  root: string
  /** Of links to what is put into the first. */
  second: string | undefined
  port: MessagePort
  state: Int32Array
}

/** What it is told: several files at once, because a message costs as much as a small file. */
export interface PutMessage {
  lot: readonly Put[]
  /** Bytes, roughly. */
  size: number
  /** After it nothing comes, and what stood there before is to go. */
  isLast?: boolean
}

/** What it answers: what the system refused, or what stands there after the last message. */
export type PutAnswer = { refused: { message: string } } | { tree: TreeAsJson }

/** Of thousands of names in an object, each would be cloned on its own. */
type TreeAsJson = string

/** Places in the state both threads look at: bytes under way, and whether no more is to be put. */
export const underWay = 0
export const ended = 1

/** Bytes under way at most; they stand in memory. */
const room = 8_000_000

/** Bytes of a lot, at least. */
const enough = 100_000

/** A thread that has written nothing for so long has died, or its disk has. */
const patience = 60_000 // ms

/** What a file takes in memory besides what stands in it; bytes, roughly. */
const perFile = 500

/** putHere() in a thread, and with a second folder putTwice(). Close it. */
export async function putAside(root: string, second?: string): Promise<Putter> {
  const program = await oneFile('generator/output/put-thread.ts')
  const { port1, port2 } = new MessageChannel()
  const state = new Int32Array(new SharedArrayBuffer(8))
  const workerData: PutThread = { root, second, port: port2, state }
  // Without what this process was started with, such as a loader of TypeScript.
  const worker = new Worker(program, { workerData, transferList: [port2], execArgv: [] })
  worker.unref()
  let failure: Error | undefined
  let tree: Tree | undefined
  let next: PutMessage & { lot: Put[] } = { lot: [], size: 0 }

  const send = () => {
    // So that an empty one is waited for too.
    next.size += perFile
    Atomics.add(state, underWay, next.size)
    port1.postMessage(next)
    next = { lot: [], size: 0 }
  }
  const waitFor = (bytes: number) => {
    for (
      let now = Atomics.load(state, underWay);
      now > bytes && !failure;
      now = Atomics.load(state, underWay)
    )
      if (Atomics.wait(state, underWay, now, patience) === 'timed-out')
        failure ??= new Error(`nothing was written for ${patience / 1000} seconds`)
    const { message: answer } = (receiveMessageOnPort(port1) ?? {}) as { message?: PutAnswer }
    if (answer && 'tree' in answer) tree = JSON.parse(answer.tree) as Tree
    else if (answer) failure ??= Object.assign(new Error(answer.refused.message), answer.refused)
    if (failure) throw failure
  }
  return {
    put({ files, from }) {
      next.lot.push({ files, from })
      next.size += perFile + ('contents' in from ? from.contents.length : 0)
      if (next.size < enough) return
      send()
      waitFor(room)
    },
    drain() {
      send()
      waitFor(0)
    },
    finish() {
      next.isLast = true
      send()
      waitFor(0)
      return tree!
    },
    close() {
      Atomics.store(state, ended, 1)
      try {
        waitFor(0)
      } catch {
        // Told before, or of no interest any more.
      }
      port1.close()
      void worker.terminate()
    },
  }
}
