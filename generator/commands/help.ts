/** `npm run help`: lists every command. */
import { allHelp } from '../terminal/help'
import { runCommand } from '../terminal/explain'
import { readFlags } from '../terminal/flags'

void runCommand(() => {
  readFlags('help')
  console.log(allHelp())
})
