/** `npm run new -- firm DIR`: asks what it must know of a new firm, or takes it by flags. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { realPath } from '../../process/paths'
import { commands } from '../../terminal/commands'
import { readFlags, UsageError } from '../../terminal/flags'
import { upperFirst } from '../../../templates/model/text'
import { stateCodes } from '../../../templates/model/states'
import { servicesIn, writeFirm } from './write-firm'
import type { NewTown } from './write-firm'

/** What is asked, in its order: what an answer must look like, as an expression where that is enough, and in words. */
const questions = {
  name: [/\S/, 'a name'],
  phone: [/^\D*1?\D*[2-9]\d{2}\D*[2-9]\d{2}\D*\d{4}\D*$/, 'ten digits: 918-555-0142'],
  street: [/\S/, 'street and number'],
  office: [undefined, '"Tulsa, Tulsa County, OK, 74103, 36.154, -95.993"'],
  region: [/\S/, 'a name: "Green Country"'],
  towns: [undefined, '"Jenks, Tulsa County, OK, 74037, 36.023, -95.968; ..."'],
  services: [/\S/, 'file names, or "all"'],
} as const satisfies Partial<
  Record<keyof typeof commands.new.flags, readonly [RegExp | undefined, example: string]>
>

/** The flags that hold only for a firm. */
export const firmFlags = Object.keys(questions) as (keyof typeof questions)[]

/** Where questions are asked and answered. */
interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream
}

type Answers = Record<keyof typeof questions, string>

/**
 * Makes content for a new firm where the arguments are `firm DIR`, and gives back what to do next; undefined for other
 * arguments. @throws {UsageError} that names every flag that is missing or wrong, and writes nothing.
 */
export async function createFirm(
  args: readonly string[],
  terminal: Terminal = process,
): Promise<string | undefined> {
  if (args[0] !== 'firm') return undefined
  const { values: given, words } = readFlags('new', args)
  const [, dir] = words
  if (!dir) throw new UsageError('the folder is missing; write npm run new -- firm ../tulsa')
  const root = resolve(dir)
  if (existsSync(root) && readdirSync(root).length > 0)
    throw new UsageError(`${dir} is not empty; name a folder that is new`)
  const answers = await ask(given, terminal)
  const wrong: string[] = []
  const check = <T>(flag: keyof Answers, read: () => T | undefined): T | undefined => {
    const value = read()
    if (value === undefined) wrong.push(`--${flag} is "${answers[flag]}"; write ${questions[flag][1]}`)
    return value
  }
  const digits = check('phone', () => phoneOf(answers.phone))
  const office = check('office', () => townOf(answers.office))
  const towns = check('towns', () => townsOf(answers.towns))
  const known = servicesIn(resolve(given.content))
  const services = answers.services === 'all' ? known : answers.services.split(',').map((slug) => slug.trim())
  for (const slug of services.filter((slug) => !known.includes(slug)))
    wrong.push(`--services names "${slug}"; there are ${known.join(', ')}`)
  if (wrong.length > 0 || !digits || !office || !towns) throw new UsageError(wrong.join('\n'))
  const { name, street, region } = answers
  const firm = { name, street, region, phone: digits, office, towns, services }
  const count = writeFirm(firm, resolve(given.content), realPath(dir))
  const inRoot = (name: string) => (/[^\w./-]/.test(dir) ? `"${dir}/${name}"` : `${dir}/${name}`)
  const folders = `--content ${inRoot('content')} --public ${inRoot('public')} --out ${inRoot('dist')}`
  return [
    `${dir}/content is written: ${services.length} services, ${towns.length} towns, and ${count} questions, each as [Answer: ...] where its answer belongs. Next:`,
    `  npm run build -- ${folders}`,
    `  npm run launch-check -- ${folders}  lists the questions`,
    `  npm run edit -- ${folders}  answers them in a browser; dev and new take the same flags`,
  ].join('\n')
}

/** The answers by flags, and of a person at a terminal those that are missing. */
async function ask(given: Partial<Record<string, unknown>>, { stdin, stdout }: Terminal): Promise<Answers> {
  const missing = firmFlags.filter((name) => typeof given[name] !== 'string')
  if (missing.length > 0 && !stdin.isTTY)
    throw new UsageError(
      `${missing.map((name) => `--${name} is missing; write ${questions[name][1]}`).join('\n')}`,
    )
  const answers = { ...given } as Answers
  if (missing.length === 0) return answers
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    for (const name of missing) {
      const [pattern, example] = questions[name]
      const question = upperFirst(commands.new.flags[name].about)
      do answers[name] = (await terminal.question(`${question} (${example}): `)).trim()
      while (!isAnswer(name, answers[name], pattern))
    }
  } finally {
    terminal.close()
  }
  return answers
}

const isAnswer = (name: keyof Answers, words: string, pattern: RegExp | undefined): boolean =>
  name === 'office'
    ? townOf(words) !== undefined
    : name === 'towns'
      ? townsOf(words) !== undefined
      : pattern!.test(words)

/** E.164, of a number in any usual form. */
function phoneOf(words: string): string | undefined {
  const digits = words.replace(/\D/g, '').replace(/^1/, '')
  return questions.phone[0].test(words) && digits.length === 10 ? `+1${digits}` : undefined
}

/** "Tulsa, Tulsa County, OK, 74103, 36.154, -95.993" */
function townOf(words: string): NewTown | undefined {
  const [name = '', county = '', state = '', postalCode = '', north, east] = words
    .split(',')
    .map((part) => part.trim())
  const [latitude, longitude] = [Number(north || NaN), Number(east || NaN)]
  const isWhole =
    /[a-z]/i.test(name) &&
    /[a-z]/i.test(county) &&
    stateCodes.includes(state) &&
    /^\d{5}$/.test(postalCode) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  return isWhole ? { name, county, state, postalCode, latitude, longitude } : undefined
}

function townsOf(words: string): NewTown[] | undefined {
  const towns = words
    .split(';')
    .filter((town) => town.trim() !== '')
    .map(townOf)
  return towns.length > 0 && towns.every((town) => town !== undefined) ? towns : undefined
}
