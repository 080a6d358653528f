import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { bundle } from '../../generator/render/bundle'
import { namesOf } from '../../generator/render/page-css'
import { pagesOfAllClasses } from '../browser/helpers/every-page'
import { contentSuite } from '../browser/helpers/suite'
import { listed } from '../helpers/listed'

const css = contentSuite('style sheets')

/**
 * Every selector of some CSS, and whether something on the page matches, leaving aside what depends on what
 * the visitor does. Runs in the browser.
 */
function selectorsOn(css: string): [selector: string, matches: boolean][] {
  const selectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/)
      if (rule instanceof CSSKeyframesRule || !('cssRules' in rule)) return []
      return selectors(rule.cssRules as CSSRuleList)
    })
  const alone = (_: string, before?: string) => (before === undefined ? '' : `${before}*`)
  const standing = (selector: string) =>
    selector
      .trim()
      .replace(/::[\w-]+(\([^)]*\))?/g, '')
      .replace(/(^|[\s>+~])?:(hover|focus-visible|focus|active|popover-open|target)\b/g, alone)
      .replace(/\[(open|hidden|aria-disabled|aria-expanded)[^\]]*\]/g, '')
      .replace(/^$|(?<=[\s>+~])$|^(?=[\s>+~])/, '*')
  // The error screen waits in a template until it replaces the main area.
  const waiting = document.querySelector('template')!.content
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return selectors(sheet.cssRules).map((selector) => {
    const query = standing(selector)
    return [selector.trim(), Boolean(document.querySelector(query) ?? waiting.querySelector(query))]
  })
}

/** Looks of what the owner may write, though no page has it: a list in a body, a fourth tier, a river, other ground. */
const forLater = listed(String.raw`
  .answer p + p  .drawing .black-clay  .drawing .chalk  .drawing .fill  .drawing .loess  .drawing .rock  .drawing .sand  .drawing .sandstone
  .drawing .shale  .drawing .silt  .drawing .silty-clay  .drawing .stony-clay  .drawing .till  .face  .face img  .face:empty  .faces  .faces > li  .legal span::before
  .brand .long-name
  .locations-map .mark-3  .locations-map .river  .locations-map :is(.caliche, .marl, .gravel, .sand, .silt, .loess, .till)
  .locations-map :is(.topsoil, .fill, .black-clay)  .advice li  .advice ul  .prose h3  .prose li + li
  .prose blockquote  .prose ol  .prose ul  .stratum.sand  .stratum.sandstone  .stratum.shale`)

/** The states of drawings that the visitor may choose: the ground on the home page, and the reading sheet. */
const chosen = [
  // They hold until the whole of a header or a hero has come.
  ':is(.header, .call-bar):not(:has(+ *)) :is(.menu-button, .call)',
  '.city-hero:not(:has(+ *)) > :is(.lead, .actions, .facts)',
  '.with-figure:not(:has(+ *)) :is(.lead, .actions, .facts, .rest)',
  ...[1, 2].map((n) => `.home:has(label:nth-of-type(${n}) > :checked)`),
  '.reading-sheet:has(label + label > :checked)',
]

css('hold no rule that no page uses', async (visitor) => {
  const { open, origin, pages } = visitor
  const allowed = [...forLater, ...chosen].sort()
  const unused = () => [...seen].filter((selector) => !used.has(selector)).sort()
  const seen = new Set<string>()
  const used = new Set<string>()
  // tsx marks the functions inside selectorsOn with a helper that the browser lacks.
  const prepare = (empty: Page) => empty.addInitScript('globalThis.__name = (marked) => marked')
  const page = await open('/', { prepare })
  const { sheets } = await bundle()
  const showAll = pagesOfAllClasses(visitor)
  // Those hold every sheet, and most of what its rules look for; the others are asked for the rest.
  const paths = new Set([...showAll, ...pages.map(({ path }) => path)])
  let looked = 0
  for (const path of paths) {
    if (looked++ >= showAll.length && unused().length <= allowed.length) break
    await page.goto(origin + path)
    const names = namesOf(await page.content())
    const present = sheets.filter(({ className }) => className === undefined || names.has(className))
    const sheet = present.map(({ css }) => css).join('')
    for (const [selector, matches] of await page.evaluate(selectorsOn, sheet)) {
      seen.add(selector)
      if (matches) used.add(selector)
    }
  }
  assert.ok(seen.size > 200)
  assert.equal(unused(), allowed)
})

css.run()
