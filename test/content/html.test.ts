/** Needs no browser, but checks what browsers get. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import { filesBelow } from '../helpers/files'
import { projectDir } from '../../generator/process/paths'
import { lotHouses } from '../../templates/model/catalog'
import { readRules } from '../../templates/styles/css'
import type { Rules } from '../../templates/styles/css'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // On a phone, Markdown tables become blocks, which removes roles that are not written out.
      'no-redundant-role': 'off',
      // Lines of text end where the owner ended them.
      'no-trailing-whitespace': 'off',
      // React's style: <!doctype html>, <meta/>, hidden="", charSet. All of it is valid HTML.
      'doctype-style': ['error', { style: 'lowercase' }],
      // Markdown writes <img>, React <img/>.
      'void-style': 'off',
      'attribute-empty-style': ['error', { style: 'empty' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attr-case': 'off',
      // All files come from the site's own host. Only another host would need a hash.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A template's content is not part of the page until the script replaces the h1 with it.
      'heading-level': ['error', { sectioningRoots: ['template'] }],
      // These classes keep a number on one line.
      'tel-non-breaking': ['error', { ignoreClasses: ['call', 'tel'] }],
    },
  }),
)

const html = suite('html-validate')

html('finds no error in any page or redirect', async () => {
  const { folder, pages } = await builtSite()
  const files = filesBelow(folder).filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
  assert.ok(files.length >= pages.length, `only ${files.length} files`)
  const found: string[] = []
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(join(folder, file), 'utf8'), file)
    for (const { ruleId, message, selector, line, column } of results.flatMap(({ messages }) => messages))
      found.push(`${file}:${line}:${column} ${message} (${ruleId}) at ${selector}`)
  }
  assert.is(found.join('\n'), '')
})

/** Returns selectors and colors that an old browser drops, where it should not drop what stands beside them. */
const mixedRules = (rules: Rules, within = ''): string[] =>
  rules.flatMap((rule) => {
    if (typeof rule === 'string') return []
    if ('condition' in rule) return mixedRules(rule.rules, within + rule.condition)
    const needs = rule.selectors.map(({ text }) =>
      [':has(', ':popover-open'].map((one) => text.includes(one)),
    )
    return [
      ...(new Set(needs.map(String)).size > 1 ? [rule.selectors.map(({ text }) => text).join()] : []),
      ...rule.declarations.filter(
        (one) => /^(--|fill:).*color-mix.*var\(/.test(one) && !within.includes('color-mix'),
      ),
    ]
  })

html('has selectors and colors that old browsers do not know in rules of their own', async () => {
  const { folder, pages } = await builtSite()
  const drawings = filesBelow(folder).filter((file) => file.endsWith('.svg'))
  const all = [
    ...pages.map(({ html }) => html),
    ...drawings.map((file) => readFileSync(join(folder, file), 'utf8')),
  ]
  const sheets = new Set(
    all.flatMap((text) => [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!)),
  )
  assert.ok(sheets.size > drawings.length / 2)
  assert.equal([...new Set([...sheets].flatMap((css) => mixedRules(readRules(css))))], [])
})

html('has no class without a rule', async () => {
  const { pages } = await builtSite()
  const sheets = filesBelow(join(projectDir, 'templates')).filter((file) => file.endsWith('.css'))
  const css = sheets.map((file) => readFileSync(join(projectDir, 'templates', file), 'utf8'))
  // A photo has a rule of its own in the page, and a class with the name of a sheet takes the sheet into it.
  const rules = [...css, ...pages.flatMap(({ html }) => html.match(/<style>.*?<\/style>/s) ?? [])].join('')
  const names = [...rules.match(/(?<=\.)[a-z][\w-]*/g)!, ...sheets.map((file) => basename(file, '.css'))]
  const used = pages.flatMap(({ html }) => html.match(/(?<= class=")[^"]*/g)!)
  // Kinds of drawings, and places that a test looks for, have none.
  const known = new Set([...names, ...lotHouses, 'push-pier', 'place', 'moves'])
  for (const name of new Set(used.join(' ').split(' '))) assert.ok(known.has(name), name)
})

html.run()
