/** `npm run new -- firm DIR`: asks what it needs to know about a new firm, or takes it from a file. */
import { shellWord } from '../../terminal/as-given'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { holds, projectDir, realPath } from '../../process/paths'
import { givenFolders, readFlags, UsageError } from '../../terminal/flags'
import { asked, isRequired, lineOf, readAnswers, take } from './questions'
import type { NewFirm } from './questions'
import { writeFirm } from './write-firm'

interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream
}

/**
 * Makes the content for a new firm if the arguments are `firm DIR`. Returns what to do next, or undefined for other
 * arguments.
 * @throws {UsageError} that names every missing or wrong answer. Then nothing is written.
 */
export async function createFirm(
  args: readonly string[],
  terminal: Terminal = process,
): Promise<string | undefined> {
  if (args[0] !== 'firm') return undefined
  const { values: given, words } = readFlags('new', args)
  const [, dir] = words
  if (!dir) throw new UsageError('the folder is missing; write npm run new -- firm ../tulsa')
  refuseTarget(dir, givenFolders(given.content, given.public).contentDir)
  const firm = await ask(given.answers, terminal)
  const { services, questions } = writeFirm(firm, realPath(dir))
  const inDir = (name: string) => shellWord(`${dir}/${name}`)
  const folders = `--content ${inDir('content')} --public ${inDir('public')} --out ${inDir('dist')}`
  return [
    `${dir}/content is written: ${services} services, ${firm.towns.length} towns, and ${questions} questions, each as [Answer: ...] where its answer belongs. Those at the end of business.md stand on most pages, so answer them first. Those about towns can wait: a build without --preview leaves them out. Next:`,
    `  npm run edit -- ${folders}  shows the site in a browser, and its content as forms; dev and new take the same flags`,
    `  npm run launch-check -- ${folders}  lists the questions`,
    `  npm run build -- --preview ${folders}`,
    `  npm run verify-deploy -- https://www.your-site.com ${folders}  checks the live site after an upload`,
  ].join('\n')
}

/** Folders that belong to the project or are replaced as a whole. */
const ownFolders = '.git .github client content dist generator node_modules public templates test'
  .split(' ')
  .map((name) => join(projectDir, name))

/** @throws {UsageError} when the folder is not new, or is part of something else. */
function refuseTarget(dir: string, contentDir: string): void {
  const outer = [...ownFolders, contentDir].find((folder) => holds(realPath(folder), realPath(dir)))
  if (outer !== undefined)
    throw new UsageError(`${dir} is in ${outer}, which is for other files; name a folder elsewhere: ../tulsa`)
  if (existsSync(dir) && !(statSync(dir).isDirectory() && readdirSync(dir).length === 0))
    throw new UsageError(`${dir} is not an empty folder; name a folder that is new`)
}

/**
 * Takes the answers from a file. At a terminal, asks for the others.
 * @throws {UsageError}
 */
async function ask(file: string | undefined, { stdin, stdout }: Terminal): Promise<NewFirm> {
  const firm: Partial<NewFirm> = {}
  const given = file === undefined ? [] : readAnswers(file)
  const wrong = given.flatMap(({ name, words, place }) => {
    const why = take(firm, name, words)
    return why === undefined ? [] : `${place}  ${name} ${why}`
  })
  const missing = asked.filter((name) => !given.some((one) => one.name === name))
  if (!stdin.isTTY)
    for (const name of missing.filter(isRequired))
      wrong.push(`${name} is missing; write it into a file for --answers. ${lineOf(name)}`)
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'))
  if (!stdin.isTTY || missing.length === 0) return firm as NewFirm

  const terminal = createInterface({ input: stdin, output: stdout })
  // Unlike question(), it keeps lines that are pasted together, such as a list of towns.
  const typed = terminal[Symbol.asyncIterator]()
  stdout.write('Press Enter for what you do not know yet. Towns go on a line each.\n')
  for (const name of missing) {
    const lines: string[] = []
    for (;;) {
      terminal.setPrompt(lines.length === 0 ? `${lineOf(name)}: ` : 'One more, or press Enter: ')
      terminal.prompt()
      const { done, value: line = '' } = (await typed.next()) as IteratorResult<string, undefined>
      if (done) throw new UsageError(`${name} is missing, and nothing is written`)
      if (lines.length > 0 && line.trim() === '') break
      const why = take(firm, name, [...lines, line].join('; '))
      if (why !== undefined) stdout.write(`That ${why}\n`)
      else if (name === 'towns') lines.push(line)
      else break
    }
  }
  terminal.close()
  return firm as NewFirm
}
