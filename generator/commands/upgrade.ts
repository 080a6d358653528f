/** `npm run upgrade`: rewrites content from an earlier format, and lists what it could not rewrite. */
import { monthInWords, usualLang } from '../../templates/model/language'
import { latestFormat } from '../../templates/model/schema'
import { asDate } from '../../templates/model/schema/as-typed'
import { latestToday } from '../../templates/model/schema/fields'
import { putsOff } from '../../templates/model/signed'
import { galleryPath } from '../../templates/model/urls'
import type { Group, Value } from '../editor/print'
import { isProgram } from '../process/paths'
import { findClaims, sentenceStart } from '../read/copy/claim-spans'
import { mapTexts } from '../read/copy/site-facts'
import { businessFile } from '../read/files/content-folder'
import { readFrontMatter } from '../read/source/front-matter'
import { ContentError, formatProblems, pathOf } from '../read/source/problems'
import type { Problem } from '../read/source/problems'
import { explain, runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags } from '../terminal/flags'
import { counted } from '../terminal/report'
import { Draft } from './change/draft'
import { writeGuide } from './change/guide'

/** Upgrades the content and returns what to print. @throws {ContentError} when business.md cannot be read. */
export async function upgrade(args: readonly string[]): Promise<string> {
  const { values } = readFlags('upgrade', args)
  const folders = givenFolders(values.content, values.public)
  const draft = new Draft(folders)
  const business = readFrontMatter(businessFile, draft.read(businessFile)).data
  writeGuide(folders.contentDir)
  if (business.format === latestFormat) return `The content is already format ${latestFormat}. Nothing to do.`

  const notes: string[] = []
  const { files } = draft
  const lang = String(business.lang ?? usualLang)
  for (const file of files)
    try {
      const { data } = readFrontMatter(file, draft.read(file))
      draft.edit(file, ({ __source = '', ...fields }) => {
        const note = (words: string) => notes.push(`${pathOf(file)}: read the sentence with "${words}"`)
        const isFirst = (business.format ?? '1') === '1'
        const texts = mapTexts(fields, (text) =>
          withoutLocal(isFirst ? rewrite(text, data, files, note) : text),
        )
        return { ...withSignatures(texts, lang), __source }
      })
    } catch (error) {
      // Problems of a file are listed at the end.
      if (!(error instanceof ContentError)) notes.push(explain(error))
    }
  draft.edit(businessFile, (fields) => ({ ...fields, format: latestFormat }))
  for (const { file, message, code } of await problemsOf(draft))
    if (code === 'pier') {
      draft.edit(file, ({ soil, ...fields }) => {
        const { support: _, ...rest } = soil as Group
        return { ...fields, soil: rest }
      })
      notes.push(
        `${pathOf(file)}: "support" is removed from soil, because the pier cannot be drawn: ${message}`,
      )
    }
  const problems = await problemsOf(draft)
  return [
    `Rewritten for format ${latestFormat}: ${counted(draft.save().length, 'file')}.`,
    ...notes,
    ...(problems.length > 0 ? [`Left to fix by hand:\n${formatProblems(problems)}`] : []),
  ].join('\n')
}

async function problemsOf(draft: Draft): Promise<Problem[]> {
  try {
    await draft.load()
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [...error.problems]
  }
}

type Fields = Record<string, unknown>

/** In format 2, `[The clay is black.]{claim local}` marked what is true of one region. Nothing reads that mark now. */
const withoutLocal = (text: string): string =>
  findClaims(text)
    .spans.filter(({ name }) => name === 'local')
    .reduceRight((rest, { start, end, words }) => rest.slice(0, start) + words + rest.slice(end), text)

/** In formats 1 and 2, who signed a claim and when was one text. One that cannot be read is left as it is. */
function withSignatures({ claims, ...fields }: Group, lang: string): Group {
  if (!Array.isArray(claims)) return fields
  const read = (signed: Value) => (typeof signed === 'string' && readSignature(signed, lang)) || signed
  const change = ([name, value]: [string, Value]) => [
    name,
    /^(?:confirmed|declined)$/.test(name) ? read(value) : value,
  ]
  const changed = claims.map((claim) => Object.fromEntries(Object.entries(claim).map(change)) as Group)
  return { ...fields, claims: changed }
}

/**
 * Reads "Ann, May 2026", "14 May 2026, Ann", "Ann, May 14, 2026", "Ann, 5/2026" or "2026-05-14 Ann". A date in words keeps only its
 * month and year.
 */
function readSignature(words: string, lang: string): Group | undefined {
  const names = [usualLang, lang].flatMap((one) => months.map((month) => monthInWords(`2026-${month}`, one)))
  const any = names.map((name) => name.split(/[\s\u00A0]/)[0]!).map((name) => `${name}|${name.slice(0, 3)}t?`)
  const date = new RegExp(
    `(?:\\d+\\.? (?:de )?)?\\b(${any.join('|')})\\.?,? (?:\\d+, )?(?:de )?(20\\d\\d)\\b|(20\\d\\d-\\d\\d(?:-\\d\\d)?|\\d\\d?/(?:\\d\\d?/)?20\\d\\d)`,
    'i',
  )
  const [whole, month = '', year, digits] = date.exec(words) ?? []
  if (whole === undefined) return undefined
  const at = names.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase()))
  const on = digits === undefined ? `${year}-${months[at % 12]}` : String(asDate(digits, lang))
  const by = words.replace(whole, '').replace(/^[\s,]+|[\s,]+$/g, '')
  const isDate = /^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/.test(on)
  return by === '' || putsOff(by) || !isDate || on > latestToday() ? undefined : { by, on }
}

const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

/** Converts a text from format 1 to format 2. Calls `note` with words that the owner should check. */
const rewrite = (
  text: string,
  data: Fields,
  files: readonly string[],
  note: (words: string) => void,
): string =>
  withSpans(text, note)
    // In format 1, the gallery's drawings were files in the public folder.
    .replace(/\/images\/gallery\/\d-([a-z]+)\.svg/g, (_, name: string) => galleryPath(name))
    .replace(/\{(tier|when)-([a-z\d-]+)\}/gi, (braced, fact: string, id: string) =>
      id === data.tier ? `{${fact}}` : braced,
    )
    .replace(/\{([a-z-]+)-count\}/gi, (braced, name: string) => {
      const folder = { service: 'services/', city: 'locations/', review: 'testimonials/' }[name.toLowerCase()]
      const field = name.toLowerCase().replace(/-[a-z]/g, ([, letter]) => letter!.toUpperCase())
      const list = folder
        ? files.filter((file) => file.startsWith(folder))
        : Object.values(data[field] ?? {}).find(Array.isArray)
      return list ? String(list.length) : braced
    })

/** In format 1, the mark of a claim followed its words. Now the words are in brackets before the mark. */
function withSpans(text: string, note: (words: string) => void): string {
  let from = 0
  let result = ''
  for (const { 0: mark, 1: name, index } of text.matchAll(/(?<!\])\s*\{claim\s+([a-z\d-]+)\s*\}/g)) {
    const start = Math.max(from, sentenceStart(text, index))
    const [space] = /^\s*/.exec(text.slice(start, index))!
    const words = text.slice(start + space.length, index)
    if (!/[.!?]["”’)]*$/.test(words) && text.slice(index + mark.length).trim() !== '') note(words)
    result += `${text.slice(from, start)}${space}[${words}]{claim ${name}}`
    from = index + mark.length
  }
  return result + text.slice(from)
}

if (isProgram(import.meta.url))
  await runCommand(async () => console.log(asGiven(await upgrade(process.argv.slice(2)))))
