/** `npm run edit`: the owner's editor in a browser, beside the live preview of `npm run dev`. */
import { readDevFlags, serveDev } from './dev-server'
import { openEditor } from '../editor/serve'
import { runCommand } from '../terminal/explain'

const started = await runCommand(async () => {
  const flags = readDevFlags()
  return { flags, answerFirst: await openEditor(flags) }
})
if (started) await serveDev(started.flags, { path: '/admin/', answerFirst: started.answerFirst })
