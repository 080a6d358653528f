/** `npm run help`: lists every command. */
import { allHelp } from '../terminal/commands'
import { runCommand } from '../terminal/explain'
import { readFlags } from '../terminal/flags'

await runCommand(() => {
  readFlags('help')
  console.log(allHelp())
})
