/**
 * `npm run launch-check`: lists what to settle before the site goes live, and fails if there is anything. Below, it
 * lists what never fails: where declined claims were made, hints, and what is worth doing.
 */
import { isEnglish } from '../../templates/model/language'
import { originalOf } from '../../templates/model/languages'
import { formatPhone } from '../../templates/model/text'
import type { Loaded } from '../read/load'
import type { Position } from '../read/source/positions'
import { counted, formatProblems, inFileOrder, pathOf } from '../read/source/problems'
import type { Problem } from '../read/source/problems'
import { runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags } from '../terminal/flags'
import { declinedPlaces, openClaims, openItems, toSettle } from '../read/opinions/open-items'
import { phonesOf } from '../read/opinions/samples'
import { worthDoing } from '../read/opinions/worth-doing'
import { suspicionKinds } from '../read/opinions/hint'
import type { Suspicion, SuspicionKind } from '../read/opinions/hint'
import { isProgram } from '../process/paths'
import type { ContentFolders } from '../read/reader'
import { lastCommits } from '../write/last-commits'
import { createPageCheck } from '../render/check-pages'
import { assemble } from '../site'
import type { Assembled } from '../site'

const aboutClaims =
  'npm run claims asks about each one. By hand: if it is true, add "confirmed: { by: WHO, on: YYYY-MM }" to the claim. If it is not, add "declined:" with the same two fields, and no page shows its words. --places lists every place.'

const aboutHints =
  'Hints do not keep a site from going live. If the words are right, list them under "fine:" in the same file.'

/** Checks that only work on English text. */
const englishChecks = 'hours.copy, numbers that count a list, and how hard pages are to read'

/**
 * Returns what the command prints for these flags, and how many items are left to settle.
 * @throws {ContentError} with every problem of the content.
 */
export async function launchCheck(args: readonly string[]): Promise<{ text: string; left: number }> {
  const { values } = readFlags('launch-check', args)
  const folders = givenFolders(values.content, values.public)
  const content = await assemble({ ...folders, drafts: false })
  const { site } = content
  if (values.host) return { text: new URL(site.business.host).host, left: 0 }
  const all = causesOf(content, content.suspect(await suspectOlder(content, folders)))
  const hints = all.filter(({ holds }) => !holds)
  const held = all.filter(({ holds }) => holds).map(heldItem)
  const items = [...brokenLinks(content), ...openItems(content), ...held]
  const claims = openClaims(content, values.places)
  const declined = declinedPlaces(content)
  const optional = worthDoing(site)
  const left = items.length + claims.length
  const settle = left > 0 ? toSettle(left) : 'Nothing left to settle. The site can go live.'
  const parts = [
    items.length > 0 && formatProblems(items),
    claims.length > 0 && `${formatProblems(claims)}\n${aboutClaims}`,
    declined.length > 0 &&
      `Declined claims. Their words are on no page. Read what is left of each sentence:\n${formatProblems(declined)}`,
    ...listHints(hints, values.places),
    !isEnglish(site.business.lang) && `lang is ${site.business.lang}, so ${englishChecks} are not checked`,
    listPhones(content),
    optional.length > 0 && `Optional, but worth doing:${optional.map((one) => `\n  ${one}`).join('')}`,
    hints.length > 0 ? `${counted(hints.length, 'hint')}. ${aboutHints}\n${settle}` : settle,
  ]
  return { text: parts.filter((part) => part !== false).join('\n\n'), left }
}

/** Links in content that lead nowhere, which the build refuses. */
function brokenLinks(content: Assembled): Problem[] {
  const { site, routes: pages, addresses, links } = content
  const check = createPageCheck(site, pages, addresses)
  check.written(links)
  return check.links(content, { allPages: false })
}

/** Files of a second language that are older than those they translate, as far as git knows. */
async function suspectOlder({ site, files }: Loaded, { contentDir }: ContentFolders): Promise<Suspicion[]> {
  if (site.translations.length === 0) return []
  const { days } = await lastCommits(contentDir)
  return files.flatMap((file): Suspicion[] => {
    const original = originalOf(file)
    const [words, since = ''] = [days.get(file), days.get(original)]
    const why = `is the day of its last change, and content/${original} was changed on ${since}; compare the two`
    return words !== undefined && words < since ? [{ kind: 'language', file, path: [], words, why }] : []
  })
}

/** Lists every phone number that pages show, with its place, if there is more than one. */
function listPhones({ site, locate }: Loaded): string | false {
  const lines = phonesOf(site).map(({ file, path, phone }) => {
    const { line } = locate(file, { path })
    return `\n  ${pathOf(file)}:${line}  ${formatPhone(phone)}`
  })
  return lines.length > 1 && `Phone numbers that pages show:${lines.join('')}`
}

/** Suspicions with one cause, as one hint: the first, and the positions of all. */
export interface Cause extends Pick<Suspicion, 'kind' | 'words' | 'why' | 'holds'> {
  places: [Position, ...Position[]]
}

/** Puts suspicions of one kind together that say the same of different words or places. */
export function causesOf({ locate }: Loaded, suspicions: readonly Suspicion[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const { kind, file, words, why, holds, line, ...place } of suspicions) {
    const position = line === undefined ? locate(file, place) : { file, line, column: 1 }
    const cause = `${kind} ${holds} ${why}`
    const known = causes.get(cause)
    if (known) known.places.push(position)
    else causes.set(cause, { kind, words, why, ...(holds && { holds }), places: [position] })
  }
  return [...causes.values()]
}

/** Returns a hint that keeps the site from going live, as an item. */
export function heldItem({ words, why, places: [first, ...places] }: Cause): Problem {
  const message = `"${words}" ${why}; change it or, if it is right, list it under "fine"`
  return { ...first, message, places }
}

/** The most places that a hint lists without `--places`. The rest are only counted. */
const mostPlaces = 4

/** Returns one part per kind, with one line per hint: `file:line  words  why`. */
function listHints(hints: readonly Cause[], showPlaces: boolean): string[] {
  const placeOf = ({ file, line }: Position) => `${pathOf(file)}:${line}`
  const line = ({ words, why, places }: Cause) => {
    const shown = words.length > 60 ? `${words.slice(0, 57)}...` : words
    const [first, ...others] = new Set(places.map(placeOf))
    const listed = others.slice(0, showPlaces ? undefined : mostPlaces)
    const rest = others.length - listed.length
    const also = [...listed, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
    return `\n  ${first}  "${shown}"  ${why}${also && `; also in ${also}`}`
  }
  return (Object.keys(suspicionKinds) as SuspicionKind[]).flatMap((kind) => {
    const ofKind = hints.filter((hint) => hint.kind === kind)
    ofKind.sort((a, b) => inFileOrder(a.places[0], b.places[0]))
    return ofKind.length > 0 ? `${suspicionKinds[kind]}:${ofKind.map(line).join('')}` : []
  })
}

if (isProgram(import.meta.url))
  void runCommand(async () => {
    const { text, left } = await launchCheck(process.argv.slice(2))
    console.log(asGiven(text))
    if (left > 0) process.exitCode = 1
  })
