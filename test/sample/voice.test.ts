import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../generator/process/paths'
import { filesBelow } from '../helpers/files'
import { banned, devices, subjects } from './voice-words'

/** A content file as it was typed. */
interface Source {
  file: string
  text: string
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

const content = (): Source[] =>
  filesBelow(join(projectDir, 'content'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      file: `content/${file}`,
      text: readFileSync(join(projectDir, 'content', file), 'utf8'),
    }))

/** Reviews are the words of customers, and comments are for the owner. */
const isCopy = ({ file }: Source) => !file.startsWith('content/testimonials/')

/** Drawings say again what the page beside them says. */
const isOfDrawings = ({ file }: Source) => /^content\/shared\/(drawings|plates)\.md$/.test(file)

/** Whole words, in capitals or not, broken over lines or not. */
function patternOf(entry: string | RegExp): RegExp {
  if (typeof entry !== 'string') return new RegExp(entry.source.replaceAll(' ', '\\s+'), 'gi')
  return new RegExp(`(?<![\\w’-])${entry.replaceAll(' ', '(?:\\s+|-)')}(?![\\w’]|-\\w)`, 'gi')
}

const rules = Object.entries(banned).flatMap(([reason, entries]) =>
  entries.map((entry) => ({ reason, pattern: patternOf(entry) })),
)

const offences = ({ file, text }: Source): string[] => {
  const copy = blanked(text)
  return rules
    .flatMap(({ reason, pattern }) =>
      [...copy.matchAll(pattern)].map(({ 0: words, index }) => ({
        line: lineOf(copy, index),
        message: `"${words.replace(/\s+/g, ' ')}" ${reason}`,
      })),
    )
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file}:${line}  ${message}`)
}

/** The text without comments and what only the owner reads, and with a mark for each name in braces; line for line. */
const blanked = (text: string) =>
  text.replace(/^\s*#(?!#).*$|^ *doubt: .*$/gm, '').replace(/\{[^{}\n]*\}/g, '\u2060')

interface Heading {
  line: number
  words: string
}

/** Headings of sections: fields named heading, and ## in the body. */
const headingsOf = ({ text }: Source): Heading[] =>
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
 * Headings that say nothing when they are read alone, as in a search result. One a page may play with words: its
 * first, or the first one under that.
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

/** Pages, and words that stand on many. The screens for errors and for what is not found are about nothing. */
const hasSubject = ({ file }: Source) =>
  isCopy({ file, text: '' }) && !/(?:business|redirects|frame|not-found|privacy)\.md$/.test(file)

const voice = suite('the voice')

voice('sees words over line breaks, in capitals, and not inside other words', () => {
  const seen = (text: string) => offences({ file: 'a.md', text })
  assert.equal(seen('We fix.\nMended\nby us, in\n  lumps.'), [
    'a.md:2  "Mended" is British; say it as it is said here',
    'a.md:3  "in lumps" sounds translated; say what is meant',
  ])
  assert.equal(seen('We recommend it. Amendments. A spaded-up yard.\n# mended, says a comment'), [])
})

voice('knows the patterns, and not only the phrases that had them', () => {
  const reasons = (text: string) =>
    offences({ file: 'a.md', text }).map((line) => line.replace(/^.*?" /, '').split(/[,;]/)[0])
  for (const text of [
    'value: 24/7\n    label: is when an emergency call is answered',
    'value: 20 feet\n    label: is how close a tree has to be',
    'value: Dry first\n    label: and only then new lumber',
    '20 feet is how close a tree may be.',
    'By phone is how we agree on a day.',
  ])
    assert.equal(reasons(text), ['puts a clause behind a value'], text)
  for (const text of [
    'Two alone may be dust.',
    'Ask every bidder, us too.',
    'Most of those cracks need nothing.',
  ])
    assert.ok(reasons(text).includes('is a fragment'), text)
  for (const text of [
    'Most policies leave out\nsoil movement.',
    'Flood takes a policy of its own.',
    'A slab can ride ground that moves.',
    'The web firm that keeps the site up.',
    'That yard feels it in reverse.',
  ])
    assert.equal(reasons(text), ['says a plain thing in a roundabout way'], text)
  assert.equal(reasons('It has lines , two of them.'), ['has a space before its comma'])
  for (const text of [
    'value: 5/8 inch\n    label: size of a hole for foam',
    'One sign alone may mean little.',
    'Most policies exclude soil movement.',
    'You need nothing else.',
    'label: How we reach it',
    'Call {phone}, {hours}.',
    'We measure any tree within 20 feet.',
  ])
    assert.equal(reasons(text), [], text)
})

voice('sees a heading without a subject, but for a playful one at the top', () => {
  const page = (...headings: string[]) =>
    emptyHeadings({
      file: 'a.md',
      text: `title: Helical Piers\n${headings.map((h) => `  heading: ${h}`).join('\n')}`,
    })
  assert.equal(page('About the screw', 'How long helical piers last'), [])
  assert.equal(page('Helical piers', 'How long it takes'), [])
  assert.equal(page('About the screw', 'How long it takes'), [
    'a.md:3  "How long it takes" has no word of what the page is about',
  ])
  assert.equal(page('Piers', 'Slabs', 'Three clocks'), [
    'a.md:4  "Three clocks" has no word of what the page is about',
  ])
})

voice('has no word or phrase that nobody here says', () =>
  assert.equal(content().filter(isCopy).flatMap(offences), []),
)

voice('has no heading that says nothing when it is read alone', () =>
  assert.equal(content().filter(hasSubject).flatMap(emptyHeadings), []),
)

for (const [name, pattern] of Object.entries(devices))
  voice(`uses ${name} on one page only`, () => {
    const places = content()
      .filter((source) => isCopy(source) && !isOfDrawings(source))
      .flatMap((source) => {
        const copy = blanked(source.text)
        const at = copy.search(pattern)
        return at < 0 ? [] : [`${source.file}:${lineOf(copy, at)}`]
      })
    assert.ok(places.length <= 1, `${name} stands in ${places.join(', ')}`)
  })

voice.run()
