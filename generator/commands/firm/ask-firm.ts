/** `npm run new -- firm DIR`: asks what it must know of a new firm, or takes it by flags. */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import * as paths from '../../process/paths'
import { readFlags, UsageError } from '../../terminal/flags'
import { stateCodes } from '../../../templates/model/states'
import { servicesIn, writeFirm } from './write-firm'
import type { NewTown } from './write-firm'

/** What is asked, in its order: the flag, the question, and what an answer must look like. */
const questions = {
  name: ['The name of the firm', /\S/, 'a name'],
  phone: [
    'Its phone, with area code',
    /^\D*1?\D*[2-9]\d{2}\D*[2-9]\d{2}\D*\d{4}\D*$/,
    'ten digits: 918-555-0142',
  ],
  street: ['Street and number of the office', /\S/, 'street and number'],
  office: [
    'Town of the office: name, county, state, ZIP code, latitude, longitude',
    undefined,
    '"Tulsa, Tulsa County, OK, 74103, 36.154, -95.993"',
  ],
  region: ['The country you work in, as people there call it', /\S/, 'a name: "Green Country"'],
  towns: [
    'Towns with a page, each like the office, one behind the other with ; between them',
    undefined,
    '"Jenks, Tulsa County, OK, 74037, 36.023, -95.968; ..."',
  ],
  services: [
    'Services by their file names, with commas between them, or "all"',
    /\S/,
    'file names, or "all"',
  ],
} as const satisfies Record<string, readonly [string, RegExp | undefined, string]>

/** Where questions are asked and answered. */
interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream
}

type Answers = Record<keyof typeof questions, string>

const flags = Object.fromEntries(Object.keys(questions).map((name) => [name, { type: 'string' as const }]))

/**
 * Makes content for a new firm where the arguments are `firm DIR`, and gives back what to do next; undefined for other
 * arguments. @throws {UsageError} that names every flag that is missing or wrong, and writes nothing.
 */
export async function createFirm(
  args: readonly string[],
  terminal: Terminal = process,
): Promise<string | undefined> {
  if (args[0] !== 'firm') return undefined
  const { values: given, positionals } = readFlags({
    args: args.slice(1),
    allowPositionals: true,
    options: { content: { type: 'string', default: paths.contentDir }, ...flags },
  })
  const [dir] = positionals
  if (!dir) throw new UsageError('the folder is missing; write npm run new -- firm ../tulsa')
  const root = resolve(dir)
  if (existsSync(root) && readdirSync(root).length > 0)
    throw new UsageError(`${dir} is not empty; name a folder that is new`)
  const answers = await ask(given, terminal)
  const wrong: string[] = []
  const check = <T>(flag: keyof Answers, read: () => T | undefined): T | undefined => {
    const value = read()
    if (value === undefined) wrong.push(`--${flag} is "${answers[flag]}"; write ${questions[flag][2]}`)
    return value
  }
  const digits = check('phone', () => phoneOf(answers.phone))
  const office = check('office', () => townOf(answers.office))
  const towns = check('towns', () => townsOf(answers.towns))
  const known = servicesIn(resolve(given.content as string))
  const services = answers.services === 'all' ? known : answers.services.split(',').map((slug) => slug.trim())
  for (const slug of services.filter((slug) => !known.includes(slug)))
    wrong.push(`--services names "${slug}"; there are ${known.join(', ')}`)
  if (wrong.length > 0 || !digits || !office || !towns) throw new UsageError(wrong.join('\n'))
  const { name, street, region } = answers
  const firm = { name, street, region, phone: digits, office, towns, services }
  const count = writeFirm(firm, resolve(given.content as string), join(root, 'content'))
  mkdirSync(join(root, 'public'), { recursive: true })
  // The font of every site goes with its license.
  cpSync(join(paths.publicDir, 'licenses'), join(root, 'public/licenses'), { recursive: true })
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
  const names = Object.keys(questions) as (keyof Answers)[]
  const missing = names.filter((name) => typeof given[name] !== 'string')
  if (missing.length > 0 && !stdin.isTTY)
    throw new UsageError(
      `${missing.map((name) => `--${name} is missing; write ${questions[name][2]}`).join('\n')}`,
    )
  const answers = { ...given } as Answers
  if (missing.length === 0) return answers
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    for (const name of missing) {
      const [question, pattern, example] = questions[name]
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
  return questions.phone[1].test(words) && digits.length === 10 ? `+1${digits}` : undefined
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
