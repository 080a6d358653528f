import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HTMLElement } from 'node-html-parser'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { guideFile } from '../../generator/read/files/content-folder'
import { languageFolder } from '../../templates/model/languages'
import { filesBelow } from '../helpers/files'
import { contentDir } from '../helpers/owners-folders'
import { plain } from '../helpers/page-text'
import { devices, rules, subjects } from './voice-words'
import type { Place } from './voice-words'

/** Returns a content file as typed. */
interface Source {
  file: string
  text: string
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

const content = (): Source[] =>
  filesBelow(contentDir)
    .filter((file) => languageFolder(file) === undefined)
    .filter((file) => file.endsWith('.md') && file !== guideFile)
    .map((file) => ({
      file: `content/${file}`,
      text: readFileSync(join(contentDir, file), 'utf8'),
    }))

/** Reviews are customers' words, and comments are for the owner. */
const isCopy = ({ file }: Source) => !file.startsWith('content/testimonials/')

/** Drawings repeat what the page beside them says. */
const isOfDrawings = ({ file }: Source) => /^content\/shared\/(drawings|plates)\.md$/.test(file)

/** Returns what is wrong with a text, each with its place. */
const wrongIn = (place: Place, text: string) =>
  rules
    .filter((rule) => rule.place === place)
    .flatMap(({ reason, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        index,
        message: `"${words.replace(/\s+/g, ' ')}" ${reason}`,
      })),
    )
    .sort((a, b) => a.index - b.index)

function offences({ file, text }: Source): string[] {
  const copy = blanked(text)
  return wrongIn('files', copy).map(({ index, message }) => `${file}:${lineOf(copy, index)}  ${message}`)
}

/** Returns everything that a visitor, a screen reader or a search engine gets. */
function wordsOnPage({ document, text }: BuiltPage): string {
  const attributes = ['alt', 'aria-label', 'content'].flatMap((name) =>
    document.querySelectorAll(`[${name}]`).map((element) => plain(element.getAttribute(name)!)),
  )
  const texts = ['title', 'svg', 'template', 'script[type="application/ld+json"]'].flatMap((selector) =>
    document.querySelectorAll(selector).map((element) => plain(element.text)),
  )
  return [text, ...attributes, ...texts].join('\n')
}

/**
 * Returns the text without comments and what only the owner reads, with a mark for each name in braces. Line numbers
 * stay the same.
 */
const blanked = (text: string) =>
  text.replace(/^\s*#(?!#).*$|^ *doubt: .*$/gm, '').replace(/\{[^{}\n]*\}/g, '\u2060')

/** Returns headings of sections: fields named heading, and ## in the body. */
const headingsOf = ({ text }: Source) =>
  [...text.matchAll(/^(?: *heading: (?:>-\n\s+)?|#{2,3} )(.+)$/gm)].map(({ 1: words, index }) => ({
    line: lineOf(text, index),
    words: words!.replace(/^"|"$/g, ''),
  }))

const stem = (word: string) => word.toLowerCase().replace(/(?:’s|s|ing|ed)$/, '')
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’-]+/gu) ?? []

/** Words that name no subject. */
const empty = new Set('about from that this what when with your you our and for the how why does'.split(' '))

function subjectsOf({ text }: Source): string[] {
  const named = ['title', 'name'].flatMap((field) =>
    wordsOf(new RegExp(`^${field}: (.+)$`, 'm').exec(text)?.[1] ?? ''),
  )
  return [...subjects, ...named.filter((word) => word.length > 3 && !empty.has(word.toLowerCase()))].map(stem)
}

/**
 * Returns headings that say nothing when they are read alone, as in a search result. Each page may have one playful
 * heading: its first, or the one after that.
 */
function emptyHeadings(source: Source): string[] {
  const known = subjectsOf(source)
  const headings = headingsOf(source)
  const without = headings.filter(
    ({ words }) =>
      !/\{(?:city|county|brand)\}/.test(words) &&
      !wordsOf(words).some((word) => known.some((subject) => stem(word).startsWith(subject))),
  )
  const [first] = without
  const playful = first && headings.indexOf(first) < 2 ? without.slice(1) : without
  return playful.map(
    ({ line, words }) => `${source.file}:${line}  "${words}" has no word of what the page is about`,
  )
}

/** Pages, and words that appear on many. The error screen and the 404 page are about nothing. */
const hasSubject = ({ file }: Source) =>
  isCopy({ file, text: '' }) && !/(?:business|redirects|frame|not-found|privacy)\.md$/.test(file)

const voice = suite('the voice')

/** A test only of the sample. Another firm must follow the rules for pages, not how the sample says things. */
const ofSample = (name: string, test: () => unknown) => {
  if (!process.env.SITE_CONTENT) voice(name, async () => void (await test()))
}

ofSample('has no word or phrase that nobody here says', () =>
  assert.equal(content().filter(isCopy).flatMap(offences), []),
)

ofSample('has no heading that says nothing when it is read alone', () =>
  assert.equal(content().filter(hasSubject).flatMap(emptyHeadings), []),
)

for (const [name, pattern] of Object.entries(devices))
  ofSample(`uses ${name} on one page only`, () => {
    const places = content()
      .filter((source) => isCopy(source) && !isOfDrawings(source))
      .flatMap((source) => {
        const copy = blanked(source.text)
        const at = copy.search(pattern)
        return at < 0 ? [] : [`${source.file}:${lineOf(copy, at)}`]
      })
    assert.ok(places.length <= 1, `${name} stands in ${places.join(', ')}`)
  })

voice('has no hype on any page', async () => {
  const { first: pages } = await builtSite()
  assert.equal(
    pages.flatMap((page) =>
      wrongIn('pages', wordsOnPage(page)).map(({ message }) => `${page.path}: ${message}`),
    ),
    [],
  )
})

voice('has no em dash, except in the sentence that the specification requires', async () => {
  const { first: pages } = await builtSite()
  assert.equal(
    pages.flatMap(({ path, document }) =>
      (document.querySelector('body')!.text.match(/.{0,30}—.{0,30}/g) ?? [])
        .filter((words) => !words.includes('No financing—straight pricing and options'))
        .map((words) => `${path}: ${words}`),
    ),
    [],
  )
})

/** How a section may look, by its contents. The first match counts. */
const looks = (
  '.spread .families .services .sheet .person .crew .of-text .prose.across .statement .prose.aside .items .ruled .steps .timeline table .grid .grounds .notice .led .testimonials .accordion .links ' +
  '.names .facts .gallery .tel .plate .cores .locations-map .in>p'
).split(' ')

const lookOf = (section: HTMLElement) => looks.find((look) => section.querySelector(look))

ofSample('has no section that looks like the one above it', async () => {
  const { first: pages } = await builtSite()
  const sections = pages.map(({ path, main }) => ({ path, all: main.querySelectorAll('section') }))
  assert.ok(sections.some(({ all }) => all.length > 0))
  for (const { path, all } of sections) {
    const found = all.map(lookOf)
    found.forEach((look, i) => {
      const id = all[i]!.id
      assert.ok(look, `${path}#${id} has a look that this test does not know`)
      // The specification has the reviews and the reasons under two headings.
      if (id === 'more-reviews' || id === 'why') return
      assert.is.not(look, found[i - 1], `${path}#${id} follows another section of this look`)
    })
  }
})

voice('names no marble beside the picture of a pencil that rolls', async () => {
  const { pages } = await builtSite()
  const entries = pages.flatMap(({ document }) =>
    document.querySelectorAll('li:has(img[src*="sloping-floor"])').map(({ text }) => text),
  )
  assert.ok(entries.length > 0)
  for (const text of entries) assert.not.match(text, /marble|canica/i)
})

voice.run()
