/** The thread of reading.ts. */
import { workerData } from 'node:worker_threads'
import { loadBusiness } from './business'
import { readCity } from './city'
import type { ReadCity } from './city'
import { Reader } from './reader'
import { sayBusy, takeLots } from './reading'
import type { ReadThread } from './reading'
import type { Business } from './types'

const { folders, files, port, state } = workerData as ReadThread

/** Nothing when anything is wrong with it. */
function readWell(reader: Reader, business: Business, file: string): [string, ReadCity][] {
  const before = reader.problems.length
  const city = readCity(reader, business, file)
  // Kept no longer than it takes to hand them over.
  reader.links.delete(file)
  return city && reader.problems.length === before ? [[file, city]] : []
}

try {
  const reader = new Reader(folders)
  const business = loadBusiness(reader)
  sayBusy(state, true)
  if (business)
    for (const lot of takeLots(files, state))
      port.postMessage(lot.flatMap((file) => readWell(reader, business, file)))
} finally {
  sayBusy(state, false)
}
