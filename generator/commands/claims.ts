/** `npm run claims`: asks about each open claim in turn, and writes each answer at once. */
import { createInterface } from 'node:readline'
import { asYesNo } from '../../templates/model/schema/as-typed'
import { isKey, putsOff } from '../../templates/model/signed'
import type { Claim } from '../../templates/model/site'
import { routes } from '../../templates/routes'
import type { Group, Value } from '../editor/print'
import { isProgram } from '../process/paths'
import { sentenceAround, withoutMarks } from '../read/copy/claim-spans'
import { factNamed } from '../read/copy/facts'
import type { Facts } from '../read/copy/facts'
import { businessFile } from '../read/files/content-folder'
import { placesOf } from '../read/kinds/claims'
import type { Loaded } from '../read/load'
import { isOpen } from '../read/opinions/open-items'
import { localToday } from '../read/reader'
import type { ContentFolders } from '../read/reader'
import { factKey } from '../read/source/findings'
import type { ClaimedPlace } from '../read/source/findings'
import { valueAt } from '../read/source/positions'
import { counted, pathOf } from '../read/source/problems'
import { explain, runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags } from '../terminal/flags'
import { Draft } from './change'

interface Terminal {
  print: (text: string) => void
  /** Asks a question and returns the line typed. Undefined once the input has ended. */
  ask: (question: string) => Promise<string | undefined>
}

/** Asks about the open claims. @throws {ContentError} with every problem of the content. */
export async function goThroughClaims(args: readonly string[], { print, ask }: Terminal): Promise<void> {
  const { values } = readFlags('claims', args)
  const folders = givenFolders(values.content, values.public)
  const content = await new Draft(folders).load()
  const open = content.claims.filter((claim) => isOpen(claim) && placesOf(claim, content.claimed).length > 0)
  const left = open.length - (await settleEach(open, folders, content, { print, ask }))
  if (left > 0) return print(`${counted(left, 'claim')} left to settle`)
  const files = [...new Set(content.claims.map(({ file }) => pathOf(file)))]
  const change = `\nTo change an answer, turn "confirmed:" into "declined:", or back, below "claims:" in ${some(files, ', ')}.`
  print(`No claim is left to settle.${files.length > 0 ? change : ''}`)
}

/** Asks about each claim, and returns how many were settled. */
async function settleEach(
  open: readonly Claim[],
  folders: ContentFolders,
  content: Loaded,
  { print, ask }: Terminal,
): Promise<number> {
  let settled = 0
  let who = ''
  for (const [i, claim] of open.entries()) {
    // Each claim is written completely or not at all.
    const draft = new Draft(folders)
    print(`\n${i + 1} of ${open.length}: ${describe(claim, draft, content)}`)
    let answer: string | undefined
    do {
      answer = await ask('Is it true? y, n, Enter for later, q to stop here: ')
      answer &&= asYesNo(answer.trim())
    } while (answer && !/^(?:q|later|yes|no)$/.test(answer))
    if (answer === undefined || answer === 'q') break
    if (answer === '' || answer === 'later') continue
    while (putsOff(who) || isKey(who)) {
      const name = await ask('Who says so? Your name: ')
      if (name === undefined) return settled
      who = name.trim()
    }
    const reworded = answer === 'no' && (await reword(claim, draft, content, ask))
    if (reworded === undefined) break
    draft.edit(claim.file, ({ claims, ...fields }) => {
      const { facts, ...kept } = (claims as Group[])[claim.at]!
      const signed = { [answer === 'yes' ? 'confirmed' : 'declined']: { by: who, on: localToday() } }
      // The reworded facts no longer make the claim.
      const settled = { ...kept, ...(facts !== undefined && !reworded && { facts }), ...signed }
      return { ...fields, claims: (claims as Group[]).with(claim.at, settled) }
    })
    try {
      // The content may be broken without the words of a declined claim.
      await draft.load()
      draft.save()
      settled++
    } catch (error) {
      print(explain(error))
    }
  }
  return settled
}

/**
 * Asks for a new wording of each fact that makes the claim, because the claim cannot be declined while they are
 * stated. Returns whether they have one, and undefined when the input has ended.
 */
async function reword(
  { facts = [] }: Claim,
  draft: Draft,
  { claimed, site: { business } }: Loaded,
  ask: Terminal['ask'],
): Promise<boolean | undefined> {
  const wordsAt = (file: string, group: string, name: string) =>
    (draft.fields(file)[group] as Group | undefined)?.[name]
  let isReworded = false
  for (const fact of facts) {
    const [place] = claimed.get(factKey(fact)) ?? []
    if (!place) continue
    const written: [file: string, group: string, name: string][] = [
      [businessFile, 'facts', fact],
      [place.file, 'facts', fact],
    ]
    // Once real credentials are filled in, no page shows these words.
    if (business.facts[fact] === business.credentials.words)
      written.push([businessFile, 'credentials', 'words'])
    const [file, group, name] = written.find((at) => wordsAt(...at) !== undefined) ?? []
    if (!file) return false
    let words: string | undefined
    do words = await ask(`What is true in place of "${wordsAt(file, group!, name!)}"? Enter to leave it: `)
    while (words !== undefined && isKey(words))
    const typed = words?.trim()
    if (!typed) return typed === undefined ? undefined : false
    draft.edit(file, (fields) => ({ ...fields, [group!]: { ...(fields[group!] as Group), [name!]: typed } }))
    isReworded = true
  }
  return isReworded
}

/** Returns the name of a claim, its sentences with the pages that print them, and its doubt. */
function describe(claim: Claim, draft: Draft, { claimed, site }: Loaded): string {
  const pages = new Map<string, Set<string>>()
  for (const place of placesOf(claim, claimed)) {
    const sentence = sentenceAt(place, draft.fields(place.file), site.business.facts)
    const on = routes(site).flatMap(({ source, path }) => (source === place.file ? path : []))
    const shown = on.length > 0 ? on : [pathOf(place.file)]
    pages.set(sentence, new Set([...(pages.get(sentence) ?? []), ...shown]))
  }
  const sentences = [...pages].map(([sentence, on]) => `  "${sentence}"\n    ${some([...on], ', ')}`)
  return [claim.id, some(sentences, '\n'), `Doubt: ${claim.doubt}`].join('\n')
}

/** The first four of them; the rest are counted. */
const some = (all: readonly string[], separator: string): string =>
  [...all.slice(0, 4), ...(all.length > 4 ? [`and ${all.length - 4} more`] : [])].join(separator)

/** Returns the sentence at a place as pages print it, or the value of a field that a claim is about. */
function sentenceAt({ path = ['body'], needle, nth = 0 }: ClaimedPlace, file: Group, facts: Facts): string {
  const value = valueAt(file, path) as Value
  if (needle === undefined || typeof value !== 'string') {
    const fields = typeof value === 'string' ? [value] : Object.entries(value).map((field) => field.join(' '))
    return `${path.join('.')}: ${fields.join(', ')}`
  }
  // An invisible character marks the place while the marks of claims are removed.
  const parts = value.split(needle)
  const at = parts.slice(0, nth + 1).join(needle).length + 1
  const marked = withoutMarks(`${value.slice(0, at)}\0${value.slice(at)}`, () => false)
  return sentenceAround(marked.replace('\0', ''), marked.indexOf('\0'))
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /\{([^{}]*)\}/g,
      (braced, name: string) => factNamed(name, [facts, (file.facts ?? {}) as Facts]) ?? braced,
    )
}

if (isProgram(import.meta.url)) {
  const typed = createInterface({ input: process.stdin, terminal: false })
  const lines = typed[Symbol.asyncIterator]()
  void runCommand(() =>
    goThroughClaims(process.argv.slice(2), {
      print: (text) => console.log(asGiven(text)),
      async ask(question) {
        process.stdout.write(question)
        const { value, done } = await lines.next()
        return done ? undefined : value
      },
    }),
  ).finally(() => typed.close())
}
