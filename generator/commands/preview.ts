/** `npm run preview`: serves the built site on this machine. */
import { runCommand } from '../terminal/explain'
import { readFlags } from '../terminal/flags'
import { announce, portOf } from './dev/listen'
import { serve } from './dev/serve'

void runCommand(async () => {
  const { values } = readFlags('preview')
  const wanted = portOf(values.port, 4000)
  const { port } = await serve(values.out, wanted)
  announce(port, wanted, ' shows the site as it was last built; stop with Ctrl-C')
})
