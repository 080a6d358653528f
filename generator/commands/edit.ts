/** `npm run edit`: the owner's editor in a browser, with the live preview of `npm run dev`. */
import { spawnSync } from 'node:child_process'
import { adminPath } from '../../templates/model/urls'
import { startServer } from './dev/start'
import { runCommand } from '../terminal/explain'
import { readFlags } from '../terminal/flags'

void runCommand(() => {
  const changed = changedFiles(readFlags('edit').values.content)
  if (changed)
    console.log(
      `changed since your last commit (content/README.md, "Going back", takes a file back):\n${changed}`,
    )
  return startServer('edit', `${adminPath}/`)
})

/** Returns git's list of the changed files in a folder. It is empty without git. */
function changedFiles(folder: string): string {
  const { stdout } = spawnSync('git', ['-C', folder, 'status', '--short', '.'], { encoding: 'utf8' })
  return stdout ?? ''
}
