/** `npm run preview`: serves the built site at an address of this machine. */
import { parseArgs } from 'node:util'
import { parsePort, takenNote } from './listen'
import { outDir } from '../paths'
import { serve } from './serve'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4000' }, out: { type: 'string', default: outDir } },
})

try {
  const wanted = parsePort(values.port)
  const { origin, port } = await serve(values.out, { port: wanted })
  const shows = `${origin} shows the site as it was last built; stop with Ctrl-C`
  console.log([takenNote(wanted, port), shows].filter(Boolean).join('\n'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
