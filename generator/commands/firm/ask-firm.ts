/** `npm run new -- firm DIR`: asks what it needs to know about a new firm, or takes it from flags. */
import { shellWord } from '../../terminal/as-given'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { holds, projectDir, realPath } from '../../process/paths'
import { commands } from '../../terminal/commands'
import { givenFolders, readFlags, UsageError } from '../../terminal/flags'
import { upperFirst } from '../../../templates/model/text'
import { openAnswers } from './answers'
import { asked, exampleOf, readAnswer } from './questions'
import type { NewFirm, Question } from './questions'
import { knownServices } from './starter'
import { writeFirm } from './write-firm'

/** Flags that only apply to a firm. */
export const firmFlags = [...asked, 'answers'] as const

interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream
}

/**
 * Makes the content for a new firm if the arguments are `firm DIR`. Returns what to do next, or undefined for other
 * arguments.
 * @throws {UsageError} that names every missing or wrong flag. Then nothing is written.
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
  const firm = await ask(given, terminal)
  const { services, questions, blank } = writeFirm(firm, realPath(dir))
  const inDir = (name: string) => shellWord(`${dir}/${name}`)
  const folders = `--content ${inDir('content')} --public ${inDir('public')} --out ${inDir('dist')}`
  return [
    `${dir}/content is written: ${services} services, ${firm.towns.length} towns, and ${questions} questions, each as [Answer: ...] where its answer belongs. Those at the end of business.md stand on most pages, so answer them first. Those about towns can wait: a build without --preview leaves them out.${blank.map((one) => ` ${one}.`).join('')} Next:`,
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
  let found = resolve(dir)
  while (!existsSync(found)) found = dirname(found)
  const isThere = found === resolve(dir)
  if (!statSync(found).isDirectory())
    throw new UsageError(`${isThere ? dir : found} is a file; name a folder that is new`)
  const outer = [...ownFolders, contentDir].find((folder) => holds(realPath(folder), realPath(dir)))
  if (outer !== undefined)
    throw new UsageError(`${dir} is in ${outer}, which is for other files; name a folder elsewhere: ../tulsa`)
  if (isThere && readdirSync(found).length > 0)
    throw new UsageError(`${dir} is not empty; name a folder that is new`)
}

/** Takes an answer, or returns what is wrong with it. */
type Take = (name: Question, words: string) => string | undefined

/**
 * Takes the answers from flags or from a file. At a terminal, asks for those that are missing or wrong.
 * @throws {UsageError}
 */
async function ask(given: Partial<Record<string, unknown>>, terminal: Terminal): Promise<NewFirm> {
  const firm: Partial<NewFirm> = {}
  const file = typeof given.answers === 'string' ? openAnswers(given.answers, asked) : undefined
  const take: Take = (name, words) => {
    try {
      Object.assign(firm, { [name]: readAnswer(name, words) })
      file?.note(name, words)
      return undefined
    } catch (error) {
      if (error instanceof UsageError) return error.message
      throw error
    }
  }
  const { isTTY } = terminal.stdin
  const wrong = asked.flatMap((name) => {
    const flag = given[name] as string | undefined
    const words = flag ?? file?.given[name]
    if (words === undefined) return isTTY ? [] : `--${name} is missing; write ${exampleOf(name)}`
    const why = take(name, words)
    return why === undefined ? [] : `${flag === undefined ? file!.placeOf(name) : `--${name}`} ${why}`
  })
  if (wrong.length > 0 && !isTTY) throw new UsageError(wrong.join('\n'))
  for (const message of wrong) terminal.stdout.write(`${message}\n`)
  const missing = asked.filter((name) => !(name in firm))
  if (missing.length > 0) await askFor(missing, take, terminal)
  return firm as NewFirm
}

/** Asks at the terminal until each answer is taken. Towns end with an empty line. */
async function askFor(missing: readonly Question[], take: Take, { stdin, stdout }: Terminal): Promise<void> {
  const terminal = createInterface({ input: stdin, output: stdout })
  // Unlike question(), it keeps lines that are pasted together, such as a list of towns.
  const typed = terminal[Symbol.asyncIterator]()
  try {
    for (const name of missing) {
      if (name === 'services') stdout.write(`There are ${knownServices.join(', ')}.\n`)
      const [about = ''] = commands.new.flags[name].about.split(': "')
      const question = `${upperFirst(about)} (${exampleOf(name)}): `
      const lines: string[] = []
      for (;;) {
        terminal.setPrompt(lines.length === 0 ? question : 'One more, or press Enter: ')
        terminal.prompt()
        const { done, value: line = '' } = (await typed.next()) as IteratorResult<string, undefined>
        if (done) throw new UsageError(`--${name} is missing, and nothing is written`)
        if (lines.length > 0 && line.trim() === '') break
        const why = take(name, [...lines, line].join('; '))
        if (why !== undefined) stdout.write(`That ${why}\n`)
        else if (name === 'towns') lines.push(line)
        else break
      }
    }
  } finally {
    terminal.close()
  }
}
