/**
 * Reads many cities on two cores: this thread and one beside it take them in small lots until none is left.
 * What the other finds wrong it says nothing of; such a city is read again here, where problems are told.
 */
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import type { ReadCity } from './city'
import type { ReaderFolders } from './reader'
import type { WrittenPlace } from '../../templates/site'

/** A city with the claims that its copy makes. */
export interface ReadInThread extends ReadCity {
  claimed: [key: string, places: WrittenPlace[]][]
}

/** What the other thread is given. */
export interface ReadThread {
  folders: ReaderFolders
  files: readonly string[]
  port: MessagePort
  state: Int32Array
}

/** Places in the state: the lot to be taken next, and whether the other thread is at work on one. */
const next = 0
const busy = 1

/** A lot takes a hundredth of it; a thread that needs more has died. */
const patience = 20_000 // ms

/** Cities that are taken at once. */
const lot = 32

/** Gives lot after lot, each to one thread only. */
export function* takeLots(files: readonly string[], state: Int32Array): Generator<readonly string[]> {
  for (;;) {
    const begin = Atomics.add(state, next, 1) * lot
    if (begin >= files.length) return
    yield files.slice(begin, begin + lot)
  }
}

/** In the other thread, before it takes its first lot and after its last. */
export function sayBusy(state: Int32Array, isBusy: boolean): void {
  Atomics.store(state, busy, isBusy ? 1 : 0)
  Atomics.notify(state, busy)
}

/**
 * Has each city read by `read` here, or in the thread of `program`, which hands it to `take`. Gives back
 * when all are.
 */
export function readOnTwoCores(
  program: string,
  folders: ReaderFolders,
  files: readonly string[],
  read: (file: string) => void,
  take: (file: string, city: ReadInThread) => void,
): void {
  const { port1, port2 } = new MessageChannel()
  const state = new Int32Array(new SharedArrayBuffer(8))
  const workerData: ReadThread = { folders, files, port: port2, state }
  const worker = new Worker(program, { workerData, transferList: [port2], execArgv: [] })
  // What went wrong there will go wrong here, and is told.
  worker.on('error', () => {})
  const left = new Set(files)
  const takeAll = () => {
    for (let got = receiveMessageOnPort(port1); got; got = receiveMessageOnPort(port1))
      for (const [file, city] of got.message as [string, ReadInThread][]) {
        take(file, city)
        left.delete(file)
      }
  }
  const readHere = (file: string) => {
    read(file)
    left.delete(file)
  }
  for (const files of takeLots([...left], state)) {
    files.forEach(readHere)
    takeAll()
  }
  Atomics.wait(state, busy, 1, patience)
  takeAll()
  port1.close()
  void worker.terminate()
  left.forEach(readHere)
}
