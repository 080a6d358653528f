/** The table of hints. The texts of each file are read once, and all hints are applied to them. */
import { isEnglish } from '../../../templates/model/language'
import { languageFolder, originalOf } from '../../../templates/model/languages'
import type { CitySource, Site } from '../../../templates/model/site'
import { withoutMarks } from '../copy/claim-spans'
import { placeFacts } from '../copy/facts'
import { businessFile, noticeFile } from '../files/content-folder'
import type { Reader } from '../reader'
import { onOneLine } from '../source/content-file'
import type { ContentFile, Path } from '../source/content-file'
import { folderOf } from '../source/kinds'
import { declinedIn } from '../source/partly-valid'
import { suspectGoneServices } from './gone-services'
import { isFine, textsIn } from './hint'
import type { Hint, Look, Suspicion, WholeSite } from './hint'
import { suspectPages } from './page-hints'
import * as all from './site-hints'
import * as towns from './town-hints'
import { sampleValues } from './sample-values'
import { createWordFinder, declinedWords, typedWords } from './typed-words'

const hints: readonly Hint[] = [
  { kind: 'fact', asks: 'Is a fact, a time, a distance or a number typed out?', ofText: typedWords },
  { kind: 'count', asks: 'Does a heading miscount its list?', inEnglish: true, ofFile: all.wrongCounts },
  { kind: 'town', asks: 'Does copy start from another town?', inEnglish: true, ofText: towns.otherStarts },
  { kind: 'notice', asks: 'Is a notice over?', ofFile: all.expiredNotice },
  { kind: 'notice', asks: 'Is a day in a notice over?', inEnglish: true, ofFile: all.pastDays },
  { kind: 'draft', asks: 'Does a word stand there twice?', inEnglish: true, ofText: all.doubledWords },
  { kind: 'draft', asks: 'Does a period lack?', inEnglish: true, ofText: all.unendedSentences },
  { kind: 'draft', asks: 'Does a fact fit its sentences?', inEnglish: true, ofSite: all.factsLikeSentences },
  { kind: 'draft', asks: 'Are lines run together?', ofText: all.joinedLines },
  { kind: 'draft', asks: 'Does a comment cut a sentence?', ofFile: all.comments },
  { kind: 'draft', asks: 'Is a shortcode of WordPress left?', ofText: all.shortcodes },
  { kind: 'draft', asks: 'Does a link have a title?', ofText: all.titlesOfLinks },
  { kind: 'phone', asks: 'Does a link call a number that is not listed?', ofText: all.otherNumbers },
  { kind: 'fact', asks: 'Is the warranty another one?', inEnglish: true, ofText: all.otherTerms },
  { kind: 'town', asks: 'Does a job name another town?', in: 'jobs', ofFile: towns.townsOfJob },
  { kind: 'town', asks: 'Is a page about another town?', in: 'locations', ofFile: towns.otherTowns },
  { kind: 'town', asks: 'Does a heading name another town?', in: 'locations', ofText: towns.headsOfOthers },
  { kind: 'town', asks: 'Does a title name another state?', in: 'locations', ofText: towns.otherStates },
  { kind: 'town', asks: 'Is the office where its town is?', ofSite: towns.officeElsewhere },
  { kind: 'town', asks: 'Is a town far from the others?', ofSite: towns.farTowns },
  { kind: 'copy', asks: 'Does a town have the ground of another?', ofSite: towns.equalGrounds },
  { kind: 'ground', asks: 'Is ground drawn as named?', in: 'locations', ofFile: towns.contraryGround },
  { kind: 'ground', asks: 'Are feet inches?', in: 'locations', ofFile: towns.deepPlaces },
  { kind: 'distance', asks: 'Is a town 0 miles from itself?', in: 'locations', ofFile: towns.milesToItself },
  { kind: 'town', asks: 'Does a town lie in its state?', in: 'locations', ofFile: towns.outsideOfState },
  { kind: 'copy', asks: 'Is a file a copy of another?', ofSite: all.copies },
  { kind: 'copy', asks: 'Is a file left out, as a copy?', ofSite: all.leftOut },
  { kind: 'leftOut', asks: 'Does something lead to a draft?', ofSite: all.drafts },
  { kind: 'copy', asks: 'Do two towns have one ZIP code?', ofSite: all.equalPostalCodes },
  { kind: 'town', asks: 'Is a county misspelled?', ofSite: all.misspelledCounties },
  { kind: 'picture', asks: 'Is a photo described, and in one way?', ofSite: all.pictures },
  { kind: 'picture', asks: 'Does a frame cut much of a photo?', ofSite: all.cutPhotos },
  { kind: 'picture', asks: 'Is a photo shown by no page?', ofSite: all.unnamedPhotos },
  { kind: 'link', asks: 'Does nothing lead to a page?', ofSite: all.unlinked },
  { kind: 'link', asks: 'Is there no review?', ofSite: all.noReviews },
  { kind: 'link', asks: 'Does a review lead nowhere?', in: 'testimonials', ofFile: all.unlinkedSource },
  { kind: 'picture', asks: 'Does home show nobody who comes?', ofSite: all.nobodyFirst },
  { kind: 'hours', asks: 'Can hours in words be compared?', inEnglish: true, ofSite: all.unreadHours },
  { kind: 'label', asks: 'Are labels in another language?', ofSite: all.untranslated },
  { kind: 'length', asks: 'Do search results cut a title or a description?', ofSite: all.lengths },
  { kind: 'link', asks: 'Do two entries of a menu have one name?', ofSite: all.equalMenus },
  { kind: 'count', asks: 'Does a greater repair take less?', ofSite: all.contraryCosts },
  { kind: 'reading', asks: 'Is a page hard to read, or short?', ofSite: suspectPages },
  { kind: 'claim', holds: true, asks: 'Is a declined claim made in other words?', ofText: declinedWords },
  { kind: 'gone', asks: 'Is a service named that is gone?', ofSite: suspectGoneServices },
]

/**
 * Returns possible mistakes on a site without problems, including `given` ones. Leaves out what a file lists under
 * `fine:`.
 */
export function suspect(
  [reader, ...translations]: readonly [Reader, ...Reader[]],
  files: readonly ContentFile[],
  content: { site: Site; cityOf: CitySource },
  given: readonly Suspicion[],
): Suspicion[] {
  // Copy may type the names of places.
  const places = placeFacts({})
  const looks: Look[] = []
  const siteIn = (reader: Reader): WholeSite => {
    const { lang, facts, business } = reader.siteFacts
    const typed = Object.entries(facts).filter(([name]) => !Object.hasOwn(places, name))
    return {
      ...{ ...content, reader, looks, source: reader.source },
      findWords: createWordFinder(Object.fromEntries(typed), lang, business),
      isTown: (slug) => reader.has(`locations/${slug}.md`),
    }
  }
  const site = siteIn(reader)
  const others = new Map(translations.map((one) => [one.language, siteIn(one)]))
  for (const file of files)
    looks.push(lookAt(file, others.get(languageFolder(file.file)) ?? site, reader.siteFacts.declined))
  const found = hints.flatMap(({ kind, holds, inEnglish, in: folder, ofText, ofFile, ofSite }) => {
    const knows = ({ reader: { siteFacts } }: WholeSite) => !inEnglish || isEnglish(siteFacts.lang)
    const held = holds && { holds }
    const seen = looks.filter((look) => knows(look.site) && (folder === undefined || folder === look.folder))
    return [
      ...seen.flatMap((look) =>
        [
          ...(ofFile?.(look) ?? []),
          ...(ofText ? look.copy.flatMap((text) => [...ofText(text, look)]) : []),
        ].map((one) => ({ file: look.file.file, ...one })),
      ),
      ...((knows(site) && ofSite?.(site)) || []),
    ].map((one): Suspicion => ({ kind, file: businessFile, ...held, ...one, words: onOneLine(one.words) }))
  })
  const fine = new Map(files.map(({ file, data }) => [file, [...textsIn(data.fine)].map(({ text }) => text)]))
  const all = [...found, ...given]
  const isUsed = (file: string, words: string) =>
    all.some((one) => one.file === file && isFine(one.words, [words])) || isFineForItems(file, words, site)
  const unused = [...fine].flatMap(([file, entries]) =>
    entries.flatMap((words, i): Suspicion[] =>
      isUsed(file, words) ? [] : [{ kind: 'fine', file, words, why: nothing, path: ['fine', i] }],
    ),
  )
  return [...all.filter(({ file, words }) => !isFine(words, fine.get(file) ?? [])), ...unused]
}

const nothing = 'no longer matches a hint; delete it'

/**
 * True when an item to settle may need these words under `fine:`. Addresses count too, because hints about page weight
 * need a build.
 */
const isFineForItems = (file: string, words: string, { reader, site }: WholeSite): boolean =>
  words.startsWith('/') ||
  isFine(String(reader.findings.heads.get(file)?.title), [words]) ||
  site.cities.some((city) => city.file === file && isFine(city.tier.name, [words])) ||
  (file === businessFile && sampleValues.some(({ value }) => isFine(value, [words])))

/** True for a number, and for words joined by hyphens, which name something. Neither is copy. */
const isName = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)+$|^-?[\d.]+$/.test(text)

function lookAt(file: ContentFile, site: WholeSite, declinedInAll: ReadonlySet<string>): Look {
  const declined = new Set([...declinedInAll, ...declinedIn(file.data)])
  const settle = (source: string) => withoutMarks(source, (name) => declined.has(name))
  const folder = folderOf(file.file)
  const body = { path: undefined, text: settle(file.body) }
  const texts = [...textsIn(file.data)].map(({ path, text }) => ({ path, text: settle(text) }))
  // A customer's quote may state a fact in other words.
  const copy = [...texts, ...(folder === 'testimonials' ? [] : [body])].filter(
    ({ path, text }) => originalOf(file.file) !== businessFile && !isName(text) && !isInNotice(file, path),
  )
  return { file, folder, copy, body, site }
}

/** A notice may name unusual weekdays and hours, and several pages may have the same notice. */
const isInNotice = ({ file }: ContentFile, path: Path | undefined): boolean =>
  originalOf(file) === noticeFile && path !== undefined
