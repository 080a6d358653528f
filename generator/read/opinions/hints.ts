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
import { declinedIn } from '../source/parse'
import { textsIn } from '../source/labels'
import { copyIn, isFine } from './hint'
import type { Hint, Look, Suspicion, WholeSite } from './hint'
import { copies } from './copies'
import * as all from './site-hints'
import {
  contraryGround,
  equalPostalCodes,
  farTowns,
  otherTowns,
  outsideOfState,
  screwedRock,
} from './town-hints'
import { createWordFinder, declinedWords, typedWords } from './typed-words'

const [towns, reviews] = [['locations'], ['testimonials']]

const hints: readonly Hint[] = [
  { kind: 'fact', asks: 'Is a fact, a time, a distance or a number typed out?', ofText: typedWords },
  { kind: 'hours', asks: 'Can hours in words be compared?', inEnglish: true, ofSite: all.unreadHours },
  { kind: 'language', asks: 'Are credentials in the first language alone?', ofFile: all.foreignCredentials },
  { kind: 'language', inEnglish: true, asks: 'Is a review Spanish?', in: reviews, ofFile: all.spanish },
  { kind: 'price', asks: 'Is a price far from usual?', ofSite: all.oddPrices },
  { kind: 'leftOut', asks: 'Does something lead to a draft?', ofSite: all.drafts },
  { kind: 'count', asks: 'Does a heading miscount its list?', inEnglish: true, ofFile: all.wrongCounts },
  { kind: 'town', asks: 'Is another town named?', in: [...towns, 'jobs'], ofFile: otherTowns },
  { kind: 'town', asks: 'Does a town lie in its state?', in: towns, ofFile: outsideOfState },
  { kind: 'town', asks: 'Is a town far from the others?', ofSite: farTowns },
  { kind: 'claim', holds: true, asks: 'Is a declined claim made in other words?', ofText: declinedWords },
  { kind: 'gone', asks: 'Is a service named that is gone?', ofSite: all.goneServices },
  { kind: 'copy', asks: 'Is a file a copy of another?', ofSite: copies },
  { kind: 'copy', asks: 'Do two towns have one ZIP code?', ofSite: equalPostalCodes },
  { kind: 'picture', asks: 'Is a photo described?', ofSite: all.undescribed },
  { kind: 'picture', asks: 'Is a photo shown by no page?', ofSite: all.unnamedPhotos },
  { kind: 'link', asks: 'Does nothing lead to a page?', ofSite: all.unlinked },
  { kind: 'ground', asks: 'Is ground drawn as named?', in: towns, ofFile: contraryGround },
  { kind: 'ground', asks: 'Does a drawing begin with topsoil?', ofSite: all.topsoil },
  { kind: 'ground', asks: 'Are plates screwed into rock?', ofSite: screwedRock },
  { kind: 'ground', asks: 'Do piers go below the rock?', in: ['services'], ofFile: all.deepPiers },
  { kind: 'notice', asks: 'Is a notice over?', ofFile: all.overNotices },
  { kind: 'notice', inEnglish: true, asks: 'Does a closing fit its days?', ofFile: all.closings },
  { kind: 'reading', asks: 'Is a heading left unmarked?', ofFile: all.bareHeadings },
  { kind: 'language', asks: 'Is text left untranslated?', ofFile: all.untranslated },
  { kind: 'color', asks: 'Has a color one scheme alone?', ofSite: all.halfColors },
  { kind: 'length', asks: 'Do search results cut a title or a description?', ofSite: all.lengths },
  { kind: 'reading', asks: 'Is a page hard to read?', inEnglish: true, ofSite: all.hardPages },
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
      ...{ ...content, reader, looks },
      findWords: createWordFinder(Object.fromEntries(typed), lang, business),
    }
  }
  const site = siteIn(reader)
  const others = new Map(translations.map((one) => [one.language, siteIn(one)]))
  for (const file of files)
    looks.push(lookAt(file, others.get(languageFolder(file.file)) ?? site, reader.siteFacts.declined))
  const found = hints.flatMap(({ kind, holds, inEnglish, in: folder, ofText, ofFile, ofSite }) => {
    const knows = ({ reader: { siteFacts } }: WholeSite) => !inEnglish || isEnglish(siteFacts.lang)
    const held = holds && { holds }
    const seen = looks.filter((look) => knows(look.site) && (folder?.includes(look.folder) ?? true))
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
  return [...found, ...given].filter(({ file, words }) => !isFine(words, fine.get(file) ?? []))
}

/** True for a number, and for words joined by hyphens, which name something. Neither is copy. */
const isName = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)+$|^-?[\d.]+$/.test(text)

function lookAt(file: ContentFile, site: WholeSite, declinedInAll: ReadonlySet<string>): Look {
  const declined = new Set([...declinedInAll, ...declinedIn(file.data)])
  const settle = (source: string) => withoutMarks(source, (name) => declined.has(name))
  const folder = folderOf(file.file)
  const body = { path: undefined, text: settle(file.body) }
  const texts = copyIn(file.data).map(({ path, text }) => ({ path, text: settle(text) }))
  // A customer's quote may state a fact in other words.
  const copy = [...texts, ...(folder === 'testimonials' ? [] : [body])].filter(
    ({ path, text }) => originalOf(file.file) !== businessFile && !isName(text) && !isInNotice(file, path),
  )
  return { file, folder, copy, body, site }
}

/** A notice may name unusual weekdays and hours, and several pages may have the same notice. */
const isInNotice = ({ file }: ContentFile, path: Path | undefined): boolean =>
  originalOf(file) === noticeFile && path !== undefined
