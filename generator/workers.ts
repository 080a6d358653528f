/** Makes the shares of a site: one in this thread, or one in each of several worker threads. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { byCodePoint } from '../templates/text'
import { bundleProgram } from './bundle-program.mjs'
import type { CityFile } from './content/city'
import type { CityStore, SharedContent } from './content/load'
import type { ContentFolders } from './content/reader'
import { OutputError } from './output/output-error'
import { createShare } from './share'
import type { MadePages, MakeJob, ShareOptions } from './share'

/** City files whose reading and rendering outweigh the start of worker threads. */
const many = 1000

/** Beyond this, what the main thread does alone outweighs what another worker saves. */
const mostWorkers = 8

/** One means no thread but this. */
const workersFor = (cities: number): number =>
  cities < many ? 1 : Math.min(mostWorkers, availableParallelism())

type Progress = (pages: number) => void

export interface Shares {
  /** Reads all cities; gives them back in the order of their files. */
  read: () => Promise<CityFile[]>
  /** Makes all pages; `progress` is told of each few that are made. @throws {OutputError} */
  make: (job: MakeJob, progress?: Progress) => Promise<MadePages[]>
  /** The cities that were read in this thread. */
  store: CityStore
  /** Ends the workers, at once. */
  close: () => Promise<unknown>
}

/** `shared` is read again by each worker. */
export async function openShares(
  shared: SharedContent,
  {
    contentDir,
    publicDir,
    workers = workersFor(shared.cityFiles.length),
  }: ContentFolders & { workers?: number | undefined },
): Promise<Shares> {
  const folders = { contentDir, publicDir }
  const store: CityStore = new Map()
  if (workers === 1) {
    const share = createShare({ ...folders, number: 0, of: 1 }, shared, store)
    return {
      store,
      read: () => Promise.resolve(share.read()),
      make: (job, progress = () => {}) => Promise.resolve([share.make(job, () => progress(1))]),
      close: () => Promise.resolve(),
    }
  }
  const threads = await Promise.all(
    Array.from({ length: workers }, (_, number) => Thread.start({ ...folders, number, of: workers })),
  )
  return {
    store,
    async read() {
      const read = await Promise.all(threads.map((thread) => thread.ask<CityFile[]>({ ask: 'read' })))
      return read.flat().sort((a, b) => byCodePoint(a.file, b.file))
    },
    make: (job, progress) =>
      Promise.all(threads.map((thread) => thread.ask<MadePages>({ ask: 'make', job }, progress))),
    close: () => Promise.all(threads.map((thread) => thread.end())),
  }
}

// Messages between the main thread and a worker

type Ask = { ask: 'read' } | { ask: 'make'; job: MakeJob }

type Answer =
  | { progress: number }
  | { result: unknown }
  /** What the output folder refused, for the user to read. */
  | { refused: string }

class Thread {
  constructor(private readonly worker: Worker) {}

  /** The worker runs the bundle that runs here; where none does, as in tests, a bundle of this module. */
  static async start(options: ShareOptions): Promise<Thread> {
    const self = fileURLToPath(import.meta.url)
    const program = self.endsWith('.ts') ? await bundleProgram('generator/workers.ts') : self
    return new Thread(new Worker(program, { workerData: { share: options }, execArgv: [] }))
  }

  /** @throws what the worker throws. */
  ask<Result>(ask: Ask, progress: Progress = () => {}): Promise<Result> {
    const { worker } = this
    return new Promise((resolve, reject) => {
      const hear = (answer: Answer) => {
        if ('progress' in answer) return progress(answer.progress)
        worker.off('message', hear).off('error', reject)
        if ('refused' in answer) reject(new OutputError(answer.refused))
        else resolve(answer.result as Result)
      }
      worker.on('message', hear).on('error', reject)
      worker.postMessage(ask)
    })
  }

  end(): Promise<number> {
    return this.worker.terminate()
  }
}

/** Pages after which a worker reports its progress. */
const lot = 100

function serve(port: MessagePort, options: ShareOptions): void {
  const share = createShare(options)
  const tell = (answer: Answer) => port.postMessage(answer)
  const make = (job: MakeJob) => {
    let pages = 0
    return share.make(job, () => {
      if (++pages % lot === 0) tell({ progress: lot })
    })
  }
  port.on('message', (message: Ask) => {
    try {
      tell({ result: message.ask === 'read' ? share.read() : make(message.job) })
    } catch (error) {
      if (!(error instanceof OutputError)) throw error
      tell({ refused: error.message })
    }
  })
}

// The program that a worker runs is this module, in the bundle or by itself.
const { share } = (workerData ?? {}) as { share?: ShareOptions }
if (!isMainThread && share) serve(parentPort!, share)
