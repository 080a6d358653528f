/** `npm run help`: prints every command with its flags. With `--write`, puts the same list into CONTRIBUTING.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../process/paths'
import { allHelp } from '../terminal/commands'
import { runCommand } from '../terminal/explain'
import { readFlags } from '../terminal/flags'

await runCommand(() => {
  const { values } = readFlags('help')
  if (!values.write) return console.log(allHelp())
  const file = join(projectDir, 'CONTRIBUTING.md')
  const list = /(?<=\n## Commands\n\n```\n)[^]*?(?=```\n)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(list, () => `${allHelp()}\n`),
  )
})
