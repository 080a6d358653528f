/** What a second language takes from the first. Facts are said once, and words in each language. */
import { languageName, languageOf } from '../../../templates/model/language'
import { homePath, inFolder, isInFolder } from '../../../templates/model/urls'
import type { ContentFiles } from '../files/content-files'
import { homeFile } from '../files/content-folder'
import type * as schema from '../../../templates/model/schema'
import type { KnownBusiness, Parsed } from '../source/parse'
import { readSiteFacts } from './site-facts'
import type { FirstLanguage, SiteFacts } from './site-facts'

/** The facts of a second language: those of the first, with its own words in place of theirs. */
export function factsOfLanguage(
  reader: Pick<ContentFiles, 'has' | 'isLive'> & {
    /** What is read of business.md, and of its words in this language. */
    [name in 'business' | 'words']?: { valid: KnownBusiness; whole: unknown } | undefined
  } & { frame?: Pick<Parsed<typeof schema.frame>, 'valid'> | undefined },
  first: SiteFacts,
  folder: string,
): SiteFacts {
  const { business, words, frame } = reader
  const given: KnownBusiness = business?.valid ?? {}
  const said: KnownBusiness = words?.valid ?? {}
  const own: KnownBusiness = {
    ...given,
    lang: folder,
    description: said.description,
    trade: said.trade,
    region: said.region,
    // Without words, those of the data: translateBusiness() reports that they contradict the first language.
    hours: { ...given.hours, copy: undefined, ...said.hours },
    credentials: { ...given.credentials, words: undefined, ...said.credentials },
    tiers: given.tiers?.map((tier) => ({ ...said.tiers?.find((one) => one?.id === tier?.id), id: tier?.id })),
    costs: given.costs?.map((cost) => ({
      ...cost,
      unpriced: said.costs?.find((one) => one?.id === cost?.id)?.unpriced,
    })),
    facts: {
      ...Object.fromEntries(Object.entries(given.facts ?? {}).filter(([, fact]) => !isWords(fact))),
      ...said.facts,
    },
  }
  const isWhole = business?.whole !== undefined && (!words || words.whole !== undefined)
  const facts = readSiteFacts({ valid: own, whole: isWhole || undefined }, frame, (file) => reader.has(file))
  const code = languageOf(first.lang)
  const language: FirstLanguage = {
    folder,
    code,
    lang: first.lang,
    note: `(${frame?.valid.labels?.in}\u00A0${languageName(code, folder)})`,
    facts: first.facts,
    has: (original) => {
      const file = `${folder}/${original}`
      return reader.has(file) && reader.isLive({ file })
    },
  }
  return { ...facts, first: language }
}

const isWords = (fact: string | undefined) => /\p{L}/u.test(fact ?? '')

/** Units in English and Spanish, and a number alone. */
const units = [
  ...[/minut/i, /hour|hora/i, /\bday|\bdía/i, /week|semana/i, /month|\bmes/i, /year|año/i, /inch|pulgada|"/i],
  ...[/\bf(?:ee|oo)t|\bpies?\b/i, /mile|milla/i, /%|percent|por ciento/i, /\$|dollar|dólar/i, /^[^\p{L}]*$/u],
]

/** True when two texts give as many numbers in the same units, and the numbers differ. */
export function areOtherNumbers(...texts: readonly [string, string]): boolean {
  const [first = [], second = []] = texts.map((words) =>
    (words.match(/\d+(?:[.,/]\d+)*/g) ?? [])
      .map((number) =>
        number
          .replace(/[.,](?=\d{3}(?!\d))/g, '')
          .replace(',', '.')
          .split('/'),
      )
      .map(([whole, ...parts]) => parts.reduce((value, part) => value / Number(part), Number(whole)))
      .sort(),
  )
  const isSameUnit = units.every((unit) => unit.test(texts[0]) === unit.test(texts[1]))
  const isKnown = units.some((unit) => unit.test(texts[0]))
  return isKnown && isSameUnit && first.length === second.length && first.join() !== second.join()
}

/** Where a link in copy leads: in a second language to the page there or, marked, to that of the first. */
export function addressFor(
  href: string,
  first: FirstLanguage | undefined,
): { href: string; hreflang?: string; note?: string } {
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(href)!
  if (!first || !path!.startsWith('/') || /\.\w+$/.test(path!) || isInFolder(first.folder, path!))
    return { href }
  const name = path!.slice(1)
  const file = path === homePath ? homeFile : `${name.includes('/') ? name : `pages/${name}`}.md`
  return first.has(file)
    ? { href: inFolder(first.folder, path!) + rest }
    : { href, hreflang: first.code, note: first.note }
}
