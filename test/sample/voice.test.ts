import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { plain } from '../helpers/page-text'

/**
 * Words and phrases that no page has, below the reason. When the words between may vary, the line is a pattern.
 */
const table = String.raw`
# praises the firm: the reader can check none of it, and every bidder says it
  trusted, premier, top-notch, top-rated, top-quality, high-quality, highest-quality, first-class,
  world-class, best-in-class, award-winning, industry-leading, leading provider, leading company,
  second to none, unparalleled, unmatched, unrivaled, unbeatable, unsurpassed, exceptional, outstanding,
  superior, excellence, expert team, team of experts, our experts, skilled professionals, dedicated,
  dedication, passionate, passion, proud to, committed to, commitment to, customer-centric,
  your satisfaction, satisfaction guaranteed, five-star, state-of-the-art, cutting-edge, innovative,
  revolutionary, proven track record, one-stop, your go-to, hassle-free, stress-free, worry-free, seamless,
  seamlessly, affordable, unlike other companies
# frightens: who reads this is worried already
  disaster, disastrous, catastrophe, catastrophic, devastating, nightmare, ticking time bomb, silent killer,
  before it's too late, before it is too late, costing you thousands, cost you thousands, act now, act fast,
  don't delay, limited time, limited-time, today only
# fills: the sentence says as much without it
  in today's world, in today's, when it comes to, it's important to note, it is important to note,
  it's worth noting, it is worth noting, needless to say, at the end of the day, that being said,
  in conclusion, first and foremost, look no further, rest assured, peace of mind, got you covered,
  we understand that, nestled, in the heart of, vibrant, bustling, boasts, testament to, tapestry, journey,
  delve, dive into, elevate, unlock, leverage, harness, navigate, streamline, game-changer, comprehensive,
  robust, holistic, tailored, bespoke, myriad, plethora, wide range of, wide array of, variety of solutions,
  foundation needs, all your needs
  /whether (you're|you are)\b[^.?!]*\bor\b/
# is a pattern that readers know from machine-made text
  /\bnot (just|only|merely)\b[^.?!]{1,80}\bbut\b/
  /\bmore than just\b/
  /\bisn't just\b/
  /\bit's not about\b/
# promises what nobody can
  permanent, permanently, forever, guaranteed level, perfectly straight, never again, once and for all,
  risk-free, no matter what, guaranteed, good as new
`

/** Matches whole words, whatever their capitals, even when they are broken over lines. A space may be a hyphen. */
const patternOf = (words: string) =>
  new RegExp(`(?<![\\w’-])${words.replace(/[ -]/g, '(?:\\s+|-)')}(?![\\w’]|-\\w)`, 'gi')

let reason = ''
const rules = table.split('\n').flatMap((line) => {
  if (line.startsWith('# ')) reason = line.slice(2)
  if (!line.startsWith('  ')) return []
  const [, free] = /^ {2}\/(.*)\/$/.exec(line) ?? []
  const patterns = free
    ? [new RegExp(free.replaceAll(' ', '\\s+'), 'gi')]
    : line
        .split(',')
        .map((words) => words.trim())
        .filter(Boolean)
        .map(patternOf)
  return patterns.map((pattern) => ({ reason, pattern }))
})

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

const voice = suite('the voice')

/** Returns the paths of pages of the first language, each with the words that a function finds wrong. */
const offences = async (wrongIn: (page: BuiltPage) => string[]) =>
  (await builtSite()).first.flatMap((page) => wrongIn(page).map((words) => `${page.path}: ${words}`))

voice('has no hype on any page', async () => {
  const wrongIn = (page: BuiltPage) =>
    rules.flatMap(({ reason, pattern }) =>
      (wordsOnPage(page).match(pattern) ?? []).map((words) => `"${words}" ${reason}`),
    )
  assert.equal(await offences(wrongIn), [])
})

voice('has no em dash, except in the sentence that the specification requires', async () => {
  const wrongIn = ({ document }: BuiltPage) =>
    (document.querySelector('body')!.text.match(/.{0,30}—.{0,30}/g) ?? []).filter(
      (words) => !words.includes('No financing—straight pricing and options'),
    )
  assert.equal(await offences(wrongIn), [])
})

voice.run()
