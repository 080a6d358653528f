/** Reads and renders the shares of a site: one share in this thread, or one in each of several worker threads. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { byFile } from '../../templates/model/text'
import { bundleProgram } from '../process/bundle-program.mjs'
import { CityStore } from '../read/kinds/city'
import type { CityFile } from '../read/kinds/city'
import type { SharedContent } from '../read/load'
import type { ReaderOptions } from '../read/reader'
import { kindOf } from '../read/source/kinds'
import { OutputError } from '../write/output-error'
import { createShare } from './share'
import type { RenderedPages, RenderJob, Progress, ShareOptions } from './share'

/** With fewer city files than this, starting worker threads takes longer than they save. */
export const manyCities = 1000

/** With more workers, the main thread's own work outweighs what another one saves. */
const mostWorkers = 8

/** 1 means that no worker is started. */
const workersFor = (cities: number): number =>
  cities < manyCities ? 1 : Math.min(mostWorkers, availableParallelism())

export interface Shares {
  /** Reads all cities and returns them in the order of their file names. */
  read: (progress?: Progress) => Promise<CityFile[]>
  /** Renders all pages and writes them. @throws {OutputError} */
  render: (job: RenderJob, progress?: Progress) => Promise<RenderedPages[]>
  /** The cities read in this thread. */
  store: CityStore
  /** Terminates the workers at once. */
  close: () => Promise<unknown>
}

export interface SharesOptions extends Pick<
  ReaderOptions,
  'contentDir' | 'publicDir' | 'photos' | 'allPictures'
> {
  /** Number of worker threads. By default it depends on the size of the site and the number of cores. */
  workers?: number | undefined
}

/** Starts one share per worker. Each worker reads the shared content itself. */
export async function openShares(shared: SharedContent, options: SharesOptions): Promise<Shares> {
  const { contentDir, publicDir, photos, allPictures } = options
  const wanted = options.workers ?? workersFor(shared.cityFiles.length)
  // Nearly every page has its own file.
  const pages = shared.reader.files.filter((file) => kindOf(file)?.isPage).length
  const workers = Math.max(1, Math.min(wanted, pages))
  const store = new CityStore()
  const all = Array.from({ length: workers }, (_, number) => ({
    contentDir,
    publicDir,
    photos,
    allPictures,
    preview: shared.reader.preview,
    // All workers use the same day, even if midnight passes during the build.
    today: shared.reader.today,
    number,
    of: workers,
  }))
  const startShare = workers === 1 ? startHere(shared, store) : startWorker(await workerProgram())
  const shares = all.map(startShare)
  return {
    store,
    async read(progress = () => {}) {
      const files: CityFile[] = []
      const readAll = async (share: StartedShare) => {
        for (let batch = await share.read(); batch.length > 0; batch = await share.read()) {
          files.push(...batch)
          progress(batch.length)
        }
      }
      await Promise.all(shares.map(readAll))
      return files.sort(byFile)
    },
    render: (job, progress = () => {}) => Promise.all(shares.map((share) => share.render(job, progress))),
    close: () => Promise.all(shares.map((share) => share.close())),
  }
}

/** A share in this thread or in a worker. */
interface StartedShare {
  read: () => Promise<CityFile[]>
  render: (job: RenderJob, progress: Progress) => Promise<RenderedPages>
  close: () => Promise<unknown>
}

const startHere =
  (shared: SharedContent, store: CityStore) =>
  (options: ShareOptions): StartedShare => {
    const share = createShare(options, shared, store)
    return {
      read: async () => share.read(),
      render: async (job, progress) => share.render(job, progress),
      close: async () => {},
    }
  }

// Messages between the main thread and a worker

type Ask = { ask: 'read' } | { ask: 'render'; job: RenderJob }

type Answer =
  | { progress: number }
  | { result: unknown }
  /** Message of an {OutputError}. */
  | { refused: string }

/** A worker runs the same bundle as this thread. In tests there is no bundle, so this module is bundled. */
async function workerProgram(): Promise<string> {
  const self = fileURLToPath(import.meta.url)
  return self.endsWith('.ts') ? bundleProgram('generator/shares/workers.ts') : self
}

/** Runs a share in a worker thread. Its methods reject when the thread ends before it has answered. */
export const startWorker =
  (program: string) =>
  (options: ShareOptions): StartedShare => {
    const worker = new Worker(program, { workerData: { share: options }, execArgv: [] })
    // The thread may also end while nobody is waiting for an answer.
    let failure: Error | undefined
    let fail = (error: Error): void => {
      failure ??= error
    }
    worker.on('error', (error) => fail(error))
    worker.on('exit', () => fail(new Error('a worker thread ended before its work was done')))
    const ask = <Result>(message: Ask, progress: Progress = () => {}): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        fail = (error) => reject((failure ??= error))
        const hear = (answer: Answer) => {
          if ('progress' in answer) return progress(answer.progress)
          worker.off('message', hear)
          if ('refused' in answer) reject(new OutputError(answer.refused))
          else resolve(answer.result as Result)
        }
        worker.on('message', hear)
        worker.postMessage(message)
      })
    return {
      read: () => ask({ ask: 'read' }),
      render: (job, progress) => ask({ ask: 'render', job }, progress),
      close: () => worker.terminate(),
    }
  }

/** A worker reports its progress once per this many pages. */
const pagesPerMessage = 100

function serve(port: MessagePort, options: ShareOptions): void {
  const share = createShare(options)
  const send = (answer: Answer) => port.postMessage(answer)
  const render = (job: RenderJob): RenderedPages => {
    let untold = 0
    const rendered = share.render(job, (pages) => {
      untold += pages
      if (untold < pagesPerMessage) return
      send({ progress: untold })
      untold = 0
    })
    send({ progress: untold })
    return rendered
  }
  port.on('message', (message: Ask) => {
    try {
      send({ result: message.ask === 'read' ? share.read() : render(message.job) })
    } catch (error) {
      if (!(error instanceof OutputError)) throw error
      send({ refused: error.message })
    }
  })
}

// A worker runs this module as its program, by itself or inside the bundle.
const { share } = (workerData ?? {}) as { share?: ShareOptions }
if (!isMainThread && share) serve(parentPort!, share)
