import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { plain } from '../helpers/page-text'
import { hype } from './hype-words'

const rules = Object.entries(hype).flatMap(([reason, entries]) =>
  entries.map((entry) => ({ reason, pattern: patternOf(entry) })),
)

/** Whole words, in capitals or not. */
function patternOf(entry: string | RegExp): RegExp {
  if (typeof entry !== 'string') return new RegExp(entry, 'gi')
  return new RegExp(`(?<![\\w-])${entry.replaceAll('-', '[- ]')}(?![\\w-])`, 'gi')
}

const hypeIn = (text: string): string[] =>
  rules.flatMap(({ reason, pattern }) => (text.match(pattern) ?? []).map((words) => `"${words}" ${reason}`))

/** All that a visitor, a listener or a search engine gets to read. */
function wordsOf({ document, text }: BuiltPage): string {
  const attributes = ['alt', 'aria-label', 'content'].flatMap((name) =>
    document.querySelectorAll(`[${name}]`).map((element) => plain(element.getAttribute(name)!)),
  )
  const texts = ['title', 'svg', 'template', 'script[type="application/ld+json"]'].flatMap((selector) =>
    document.querySelectorAll(selector).map((element) => plain(element.text)),
  )
  return [text, ...attributes, ...texts].join('\n')
}

const words = suite('hype')

words('is seen as whole words, with a hyphen or a space, in capitals or not', () => {
  const seen = (text: string) => hypeIn(text).length
  assert.is(seen('Top-notch work.'), 1)
  assert.is(seen('top notch'), 1)
  assert.is(seen('Your JOURNEY begins'), 1)
  assert.is(seen('We lift not just the slab but your mood.'), 1)
  assert.is(seen('Whether you’re buying or selling'.replace('’', "'")), 1)
  assert.is(seen('a tailor, an expert, a permanence, entrusted, self-navigate'), 0)
  assert.is(seen('whether or not you hire us'), 0)
})

words('stands on no page', async () => {
  const { pages } = await builtSite()
  assert.equal(
    pages.flatMap((page) => hypeIn(wordsOf(page)).map((offence) => `${page.path}: ${offence}`)),
    [],
  )
})

words('has no em dash to lean on, but for the sentence that the specification gives', async () => {
  const { pages } = await builtSite()
  assert.equal(
    pages.flatMap(({ path, document }) =>
      (document.querySelector('body')!.text.match(/.{0,30}—.{0,30}/g) ?? [])
        .filter((words) => !words.includes('No financing—straight pricing and options'))
        .map((words) => `${path}: ${words}`),
    ),
    [],
  )
})

words.run()
