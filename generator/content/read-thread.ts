/** The thread of reading.ts. */
import { workerData } from 'node:worker_threads'
import { loadBusiness } from './business'
import { readCity } from './city'
import { Reader } from './reader'
import { sayBusy, takeLots } from './reading'
import type { ReadInThread, ReadThread } from './reading'
import type { KnownBusiness } from './business'

const { folders, files, port, state } = workerData as ReadThread

/** Nothing when anything is wrong with it. */
function readWell(reader: Reader, business: KnownBusiness, file: string): [string, ReadInThread][] {
  const told = () => reader.problems.length + reader.warnings.length
  const before = told()
  const city = readCity(reader, business, file)
  // Kept no longer than it takes to hand them over.
  reader.links.delete(file)
  const claimed = [...reader.claimed]
  reader.claimed.clear()
  return city && told() === before ? [[file, { ...city, claimed }]] : []
}

try {
  const reader = new Reader(folders)
  const { whole, known } = loadBusiness(reader)
  sayBusy(state, true)
  if (whole)
    for (const lot of takeLots(files, state))
      port.postMessage(lot.flatMap((file) => readWell(reader, known, file)))
} finally {
  sayBusy(state, false)
}
