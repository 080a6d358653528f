/** `npm run preview`: the built site at an address of this machine. */
import { parseArgs } from 'node:util'
import { outDir } from './paths'
import { serve } from './serve'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4000' }, out: { type: 'string' } },
})

try {
  const { origin } = await serve(values.out ?? outDir, { port: Number(values.port) })
  console.log(`${origin} shows the site as it was last built; stop with Ctrl-C`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
