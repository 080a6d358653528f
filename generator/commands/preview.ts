/** `npm run preview`: serves the built site at an address of this machine. */
import { runCommand } from '../terminal/explain'
import { readFlags } from '../terminal/flags'
import { parsePort, takenNote } from './dev/listen'
import { outDir } from '../process/paths'
import { serve } from './dev/serve'

await runCommand(async () => {
  const { values } = readFlags({
    options: { port: { type: 'string', default: '4000' }, out: { type: 'string', default: outDir } },
  })
  const wanted = parsePort(values.port)
  const { origin, port } = await serve(values.out, { port: wanted })
  const shows = `${origin} shows the site as it was last built; stop with Ctrl-C`
  console.log([takenNote(wanted, port), shows].filter(Boolean).join('\n'))
})
