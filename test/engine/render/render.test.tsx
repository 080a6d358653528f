import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundle } from '../../../generator/render/bundle'
import { cspHash } from '../../../generator/render/policy'
import { createPageCss } from '../../../generator/render/page-css'
import { scan } from '../../../generator/render/scan'
import { readRules } from '../../../templates/styles/css'
import { RenderError, createRenderer } from '../../../generator/render/render'
import { pageProblems } from '../../../generator/render/pages'
import { loadSite } from '../../../generator/read/load'
import type { Route } from '../../../templates/page'
import { routes } from '../../../templates/routes'
import { memorySuite } from '../../helpers/in-memory'

const render = memorySuite('createRenderer(site, bundle, preview)')

type Renderer = ReturnType<typeof createRenderer>

/** A test with a renderer of the fixture, and its routes. */
const rendering = (sentence: string, run: (renderer: Renderer, all: Route[]) => void) =>
  render(sentence, async (fixture) => {
    const content = loadSite(fixture)
    run(createRenderer(content, await bundle(), false), routes(content.site))
  })

rendering('names page, template and content file when a template throws', (renderer, [home]) => {
  const Broken = (): never => {
    throw new Error('no such drawing')
  }
  const route: Route = { ...home!, page: (cityOf) => ({ ...home!.page(cityOf), body: <Broken /> }) }
  assert.throws(
    () => renderer.page(route),
    (error: Error) =>
      error instanceof RenderError &&
      error.message.startsWith(
        'page / could not be rendered (template home, content pages/home.md):\n  Error: no such drawing\n    at ',
      ),
  )
})

render('names ten pages that could not be rendered, and counts the others', () => {
  const rendered = { failures: Array.from({ length: 12 }, (_, i) => `page ${i} fails`) }
  assert.throws(
    () => pageProblems({} as never, rendered as never, false),
    ({ errors }: AggregateError) =>
      errors.length === 11 && errors.at(-1).message === '2 more pages could not be rendered',
  )
})

rendering('refuses a page without a title', (renderer, [home]) => {
  assert.throws(
    () => renderer.page({ ...home!, page: (cityOf) => ({ ...home!.page(cityOf), title: ' ' }) }),
    /page \/ could not be rendered .*the page has no title/s,
  )
})

rendering("puts each pattern that a page's drawings use into the page once", (renderer, all) => {
  const kinds = new Set<string>()
  for (const route of all) {
    const { html } = renderer.page(route)
    const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, kind]) => kind!).sort()
    const used = [...new Set(found(/url\(#h-([a-z-]+)\)/g))]
    assert.equal(found(/<pattern id="h-([a-z-]+)"/g), used, route.path)
    used.forEach((kind) => kinds.add(kind))
    for (const [, id] of html.matchAll(/<use href="#([^"]+)"/g))
      assert.ok(html.includes(` id="${id}"`), `${route.path} repeats a drawing #${id} that it lacks`)
  }
  assert.ok(kinds.size > 4, `only ${[...kinds].join()}`)
})

rendering('puts the scripts between the first screen and the rest', (renderer, all) => {
  for (const route of all) {
    const { html } = renderer.page(route)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const [top, rest] = main.split(
      /<script type="module".*?<\/script><script type="speculationrules">.*?<\/script>/,
    )
    assert.match(top!, '<h1>', route.path)
    assert.not.match(top!, '<section', route.path)
    assert.not.match(rest!, 'class="hero', route.path)
    assert.is(html.match(/<script type="(module|speculationrules)"/g)!.length, 2, route.path)
    assert.is(html.indexOf('<script'), html.indexOf('<script type="module"'), route.path)
  }
})

rendering(
  "allows a page's inline style sheet by its hash, and no inline script that runs",
  (renderer, all) => {
    for (const route of all) {
      const { html } = renderer.page(route)
      const csp = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => cspHash(css!))
      assert.ok(csp.includes(`style-src ${styles.join(' ')};`), route.path)
      assert.ok(csp.includes("script-src 'self' 'inline-speculation-rules';"), route.path)
      assert.not.match(csp, 'unsafe')
      assert.not.match(html, / style="/)
      assert.not.match(html, / on[a-z]+="/)
    }
  },
)

const css = suite('createPageCss(sheets)')

css('uses the common sheets and those named after a class of the page, in order', () => {
  const sheets = [
    { className: undefined, rules: readRules('*{}') },
    { className: 'gallery', rules: readRules('.gallery{}') },
    { className: 'steps', rules: readRules('.steps{}') },
  ]
  assert.is(createPageCss(sheets)(scan('<p class="x steps">gallery</p>').names).css, '*{}.steps{}')
})

css('leaves out rules for classes and tags that the page lacks', () => {
  const cssFor = createPageCss([
    {
      className: undefined,
      rules: readRules('a{}.x,.y b{}@font-face{}@media(a){.y{}@supports (b){.x.y,.x{}}}@media(c){.y{}}'),
    },
    {
      className: 'x',
      rules: readRules(
        '.x:not(.y){}.x:has(>p:nth-child(2),.y)>a,:is(.x,.y){}.y:is(.x){}.x:has(> .y){}.x:has(> a){}.x:not(:has(.y)){}',
      ),
    },
  ])
  const kept = 'a{}.x{}@font-face{}@media(a){@supports (b){.x{}}}'
  assert.is(
    cssFor(new Set(['x', '<a'])).css,
    `${kept}.x:not(.y){}:is(.x,.y){}.x:has(>p:nth-child(2),.y)>a{}.x:has(> a){}.x:not(:has(.y)){}`,
  )
  assert.is(cssFor(new Set(['z', '<a'])).css, 'a{}@font-face{}')
  assert.is(cssFor(new Set(['z', '<a', 'other'])), cssFor(new Set(['z', '<a'])))
})

css('selects rules for a tag only by their tags, and keeps animations unchanged', () => {
  const tags =
    'h4,h3{}ul.h4 li+li{}h4.h4{}details[open h4]>summary::after{}p::first-line{}:is(ol,h4){}#h4{}@keyframes h4{to{top:0}}'
  const cssFor = createPageCss([{ className: undefined, rules: readRules(tags) }])
  const kept = ':is(ol,h4){}#h4{}@keyframes h4{to{top:0}}'
  assert.is(
    cssFor(scan('<ul class="h4"><li>h3</ul><details><summary>').names).css,
    `ul.h4 li+li{}details[open h4]>summary::after{}${kept}`,
  )
  assert.is(cssFor(scan('<h4>ol</h4>').names).css, `h4{}${kept}`)
})

css('parses comments, quoted braces, lists in brackets and !important', () => {
  const sheet = `/* .x { */ .x:is(.y, .z), .y { content: '}'; top: 0 !important } @media print { .y { top: 1px } }`
  const cssFor = createPageCss([{ className: undefined, rules: readRules(sheet) }])
  assert.is(cssFor(new Set(['x'])).css, `.x:is(.y, .z){content:'}';top:0!important}`)
  assert.is(cssFor(new Set(['y'])).css, `.y{content:'}';top:0!important}@media print{.y{top:1px}}`)
})

css('leaves out variables of the root that nothing uses', () => {
  const sheet =
    ':root{--a:#fff;--b:#000;--c:1px}@media(d){:root{--a:#000}}p{color:var(--a)}.x{--b:2;top:var(--c)}'
  const cssFor = createPageCss([{ className: undefined, rules: readRules(sheet) }])
  const kept = (variables: string) => `:root{${variables}}@media(d){:root{--a:#000}}p{color:var(--a)}`
  assert.is(cssFor(scan('<p>var</p>').names).css, kept('--a:#fff;'))
  assert.is(cssFor(scan('<p><path fill="var(--b)"/>').names).css, kept('--a:#fff;--b:#000;'))
  assert.is(cssFor(scan('<p class="x">').names).css, `${kept('--a:#fff;--c:1px')}.x{--b:2;top:var(--c)}`)
})

for (const tests of [render, css]) tests.run()
