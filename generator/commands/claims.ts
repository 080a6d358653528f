/** `npm run claims`: asks about each open claim in turn, and writes each answer at once. */
import { createInterface } from 'node:readline'
import { yesOrNo } from '../../templates/model/schema/as-typed'
import { isKey, putsOff } from '../../templates/model/signed'
import type { Claim } from '../../templates/model/site'
import { routes } from '../../templates/routes'
import type { Group } from '../editor/print'
import { isProgram } from '../process/paths'
import { sentenceAround, withoutMarks } from '../read/copy/claim-spans'
import { factNamed } from '../read/copy/facts'
import type { Facts } from '../read/copy/facts'
import { businessFile } from '../read/files/content-folder'
import { placesOf } from '../read/kinds/claims'
import type { Loaded } from '../read/load'
import { isOpen, openClaims } from '../read/opinions/open-items'
import { localToday } from '../read/reader'
import type { ContentFolders } from '../read/reader'
import type { ContentFile } from '../read/source/content-file'
import { factKey } from '../read/source/findings'
import type { ClaimedPlace } from '../read/source/findings'
import { readFrontMatter } from '../read/source/front-matter'
import { formatProblems, pathOf } from '../read/source/problems'
import { explain, runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags } from '../terminal/flags'
import { counted } from '../terminal/report'
import { Draft } from './change'

interface Terminal {
  print: (text: string) => void
  /** Asks a question and returns the line typed. Undefined once the input has ended. */
  ask: (question: string) => Promise<string | undefined>
}

/** Asks about the open claims, or lists them. @throws {ContentError} with every problem of the content. */
export async function goThroughClaims(args: readonly string[], { print, ask }: Terminal): Promise<void> {
  const { values } = readFlags('claims', args)
  const folders = givenFolders(values.content, values.public)
  const content = await new Draft(folders).load()
  if (values.list) {
    const listed = openClaims(content, true)
    if (listed.length > 0) print(formatProblems(listed))
    return print(toSettle(listed.length, content))
  }
  const open = content.claims.filter((claim) => isOpen(claim) && placesOf(claim, content.claimed).length > 0)
  const left = await settleEach(open, folders, content, { print, ask })
  print(toSettle(left.length, content))
}

const toSettle = (count: number, { claims }: Loaded) => {
  if (count > 0) return `${counted(count, 'claim')} left to settle`
  const files = [...new Set(claims.map(({ file }) => pathOf(file)))].slice(0, mostShown)
  const change = `\nTo change an answer, turn "confirmed:" into "declined:", or back, below "claims:" in ${files.join(', ')}.`
  return `No claim is left to settle.${files.length > 0 ? change : ''}`
}

/** Asks about each claim, and returns those that are still open. */
async function settleEach(
  open: readonly Claim[],
  folders: ContentFolders,
  content: Loaded,
  { print, ask }: Terminal,
): Promise<readonly Claim[]> {
  const left = [...open]
  let who = ''
  for (const [i, claim] of open.entries()) {
    // Each claim is written completely or not at all.
    const draft = new Draft(folders)
    print(`\n${i + 1} of ${open.length}: ${describe(claim, draft, content)}`)
    let answer: string | undefined
    do answer = (await ask('Is it true? y, n, Enter for later, q to stop here: '))?.trim().toLowerCase()
    while (answer && !/^(?:q|later)$/.test(answer) && yesOrNo(answer) === undefined)
    if (answer === undefined || answer === 'q') break
    if (answer === '' || answer === 'later') continue
    const field = yesOrNo(answer) ? 'confirmed' : 'declined'
    while (putsOff(who) || isKey(who)) {
      const name = await ask('Who says so? Your name: ')
      if (name === undefined) return left
      who = name.trim()
    }
    const words = field === 'declined' ? await askForWords(claim, draft, content, ask) : []
    if (!words) return left
    try {
      await write(draft, claim, field, { by: who, on: localToday() }, words)
      left.splice(left.indexOf(claim), 1)
    } catch (error) {
      print(explain(error))
    }
  }
  return left
}

/** The field that states a fact, and its new wording. */
interface Rewording {
  file: string
  group: string
  name: string
  words: string
}

/**
 * Asks for a new wording of each fact that makes the claim, because the claim cannot be declined while they are
 * stated. Returns an empty list when one of them should stay, and undefined when the input has ended.
 */
async function askForWords(
  { facts = [] }: Claim,
  draft: Draft,
  { claimed, site: { business } }: Loaded,
  ask: Terminal['ask'],
): Promise<Rewording[] | undefined> {
  const answers: Rewording[] = []
  for (const fact of facts) {
    const [place] = claimed.get(factKey(fact)) ?? []
    if (!place) continue
    const written = [
      { file: businessFile, group: 'facts', name: fact },
      { file: place.file, group: 'facts', name: fact },
      // Once real credentials are filled in, no page shows these words.
      ...(business.facts[fact] === business.credentials.words
        ? [{ file: businessFile, group: 'credentials', name: 'words' }]
        : []),
    ].find((place) => wordsAt(draft, place) !== undefined)
    if (!written) return []
    let words: string | undefined
    do words = await ask(`What is true in place of "${wordsAt(draft, written)}"? Enter to leave it: `)
    while (words !== undefined && isKey(words))
    if (words === undefined) return undefined
    if (words.trim() === '') return []
    answers.push({ ...written, words: words.trim() })
  }
  return answers
}

const wordsAt = (draft: Draft, { file, group, name }: Omit<Rewording, 'words'>) =>
  (draft.fields(file)[group] as Group | undefined)?.[name]

/** @throws {ContentError} and writes nothing, when the content is broken without the words of a declined claim. */
async function write(
  draft: Draft,
  { file, at }: Claim,
  field: string,
  signed: Group,
  rewordings: readonly Rewording[],
): Promise<void> {
  for (const { file, group, name, words } of rewordings)
    draft.edit(file, (fields) => ({ ...fields, [group]: { ...(fields[group] as Group), [name]: words } }))
  draft.edit(file, ({ claims, ...fields }) => {
    const change = ({ confirmed: _, declined: __, facts, ...claim }: Group) => ({
      ...claim,
      // The reworded facts no longer make the claim.
      ...(facts !== undefined && rewordings.length === 0 && { facts }),
      [field]: signed,
    })
    return { ...fields, claims: (claims as Group[]).map((one, i) => (i === at ? change(one) : one)) }
  })
  await draft.load()
  draft.save()
}

/** Shows this many sentences and pages of a claim; the rest are counted. */
const mostShown = 4

/** Returns the name of a claim, its sentences with the pages that print them, and its doubt. */
function describe(claim: Claim, draft: Draft, content: Loaded): string {
  const pages = new Map<string, Set<string>>()
  for (const place of placesOf(claim, content.claimed)) {
    const file = readFrontMatter(place.file, draft.read(place.file))
    const sentence = sentenceAt(place, file, content.site.business.facts)
    const addresses = routes(content.site).filter(({ source }) => source === place.file)
    const shown = addresses.length > 0 ? addresses.map(({ path }) => path) : [pathOf(place.file)]
    pages.set(sentence, new Set([...(pages.get(sentence) ?? []), ...shown]))
  }
  const sentences = [...pages].map(([sentence, on]) => `  "${sentence}"\n    ${some([...on], ', ')}`)
  return [claim.id, some(sentences, '\n'), `Doubt: ${claim.doubt}`].join('\n')
}

const some = (all: readonly string[], separator: string): string => {
  const rest = all.length - mostShown
  return [...all.slice(0, mostShown), ...(rest > 0 ? [`and ${rest} more`] : [])].join(separator)
}

/** Returns the sentence at a place as pages print it, or the value of a field that a claim is about. */
function sentenceAt({ path, needle, nth = 0 }: ClaimedPlace, file: ContentFile, facts: Facts): string {
  const value = (path ?? []).reduce<unknown>(
    (inside, name) => (inside as Record<string | number, unknown>)[name],
    path ? file.data : file.body,
  )
  if (needle === undefined || typeof value !== 'string') return `${path?.join('.')}: ${printed(value)}`
  // An invisible character marks the place while the marks of claims are removed.
  const at =
    value
      .split(needle)
      .slice(0, nth + 1)
      .join(needle).length + 1
  const marked = withoutMarks(`${value.slice(0, at)}\0${value.slice(at)}`, () => false)
  const place = marked.indexOf('\0')
  return sentenceAround(marked.replace('\0', ''), place)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /\{([^{}]*)\}/g,
      (braced, name: string) => factNamed(name, [facts, (file.data.facts ?? {}) as Facts]) ?? braced,
    )
}

const printed = (value: unknown) =>
  typeof value === 'object' && value
    ? Object.entries(value)
        .map((field) => field.join(' '))
        .join(', ')
    : String(value)

if (isProgram(import.meta.url)) {
  const typed = createInterface({ input: process.stdin, terminal: false })
  const lines = typed[Symbol.asyncIterator]()
  await runCommand(() =>
    goThroughClaims(process.argv.slice(2), {
      print: (text) => console.log(asGiven(text)),
      async ask(question) {
        process.stdout.write(question)
        const { value, done } = await lines.next()
        return done ? undefined : value
      },
    }),
  )
  typed.close()
}
