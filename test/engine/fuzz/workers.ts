/** Shares mutations among processes of their own, so that none can end the others. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Result } from './fuzz'

export interface Work {
  seed: number
  total: number
  workers: number
  /** Milliseconds of silence after which a process hangs; also what it may take to start. */
  patience: number
  /** The program that a process runs; see `worker.ts`. */
  program?: string
}

export type Message = 'ready' | Result

/** Processes in a row that may end before they are ready; the machine may be short of memory for a while. */
const starts = 3

/**
 * Judges the numbers below `total`. One that hangs or ends its process is a finding, and a new process
 * goes on behind it.
 * @throws when no process gets ready.
 */
export async function shareOut(work: Work, onResult: (result: Result) => void): Promise<void> {
  const ends = await Promise.allSettled(
    Array.from({ length: work.workers }, (_, worker) => runWorker(worker, work, onResult)),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function runWorker(worker: number, work: Work, onResult: (result: Result) => void): Promise<void> {
  let next = worker
  const take = (result: Result) => {
    next = result.index + work.workers
    onResult(result)
  }
  for (let failed = 0; next < work.total;) {
    const { ready, end } = await runProcess(next, work, take)
    failed = ready ? 0 : failed + 1
    if (failed === starts)
      throw new Error(`the process that starts at number ${next} ${end} before it is ready`)
    if (ready && next < work.total) take({ index: next, verdict: 'finding', milliseconds: 0, message: end })
  }
}

/** Runs the numbers from this one on. Gives back how the process ended. */
function runProcess(
  from: number,
  { seed, total, workers, patience, program = fileURLToPath(new URL('worker.ts', import.meta.url)) }: Work,
  onResult: (result: Result) => void,
): Promise<{ ready: boolean; end: string }> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [seed, from, total, workers].map(String), { execArgv: ['--import', 'tsx'] })
    let ready = false
    let silent = false
    const silence = setTimeout(() => {
      silent = true
      child.kill('SIGKILL')
    }, patience)
    child.on('message', (message: Message) => {
      silence.refresh()
      if (message === 'ready') ready = true
      else onResult(message)
    })
    child.on('error', reject)
    // Unlike "exit", "close" comes after the last message.
    child.on('close', (code, signal) => {
      clearTimeout(silence)
      const how = `ends the process with ${signal ?? code}`
      resolve({ ready, end: silent ? `says nothing for ${patience} ms` : how })
    })
  })
}
