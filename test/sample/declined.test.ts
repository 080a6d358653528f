/** Every claim of the sample that is made by spans is declined at once: none of its words may be left in dist. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findClaims, settleClaims } from '../../generator/read/copy/claim-spans'
import { loadSite } from '../../generator/read/load'
import { buildSite, builtSite } from '../helpers/built-site'
import { filesBelow } from '../helpers/files'
import { withFolder } from '../helpers/folder'
import { contentDir, publicDir } from '../helpers/owners-folders'
import { plain } from '../helpers/page-text'

/** What no sentence may say any more when a claim is declined, whether it stands in a span or repeats one. */
const gist: Record<string, RegExp> = {
  readings: /you keep (?:the|both) (?:readings|maps)/,
  survey: /survey of every room|after the survey/,
  'warranty-life': /as long as you own the house/,
  'warranty-transfer': /within 60 days of closing|take (?:it|ours) over once/,
  'warranty-transfer-term': /as long as (?:that|the) buyer owns/,
  permits: /\bwe pull (?:it|the permit)/,
  'cancel-form': /copies of the form|the form comes/,
  'lift-target': /(?:aim for|floor bends) less than an inch/,
  'void-fill': /takes an engineer’s plan|takes an engineer's plan/,
  'plumbing-test': /plumber tests the drain|tests the drain lines/,
  'supply-test': /pressure-tests the water lines/,
  'gas-test': /tests the gas line/,
  'locate-lines': /\bcall(?:ed)? 811/,
  'engineer-letter': /engineer can write a letter/,
  'no-engineering-reports': /engineering reports/,
  insured: /liability insurance/,
  'no-financing-reason': /not a lender|however you pay/,
  'site-care': /soil goes on tarps|gates stay open/,
  'call-notes': /delete it after two years|consent to texts/,
  'accessibility-tests': /pages with axe/,
  'kyle-two-readings': /late summer and again in spring/,
  'temple-one-crew': /one crew/,
  clay: /clay will behave|things on clay|corner on clay|don’t stop clay/,
}

const declined = suite('claims of the sample that are declined')

/** The words as any kind of file may write them: in plain quotes and spaces, without marks, braces and entities. */
const bare = (text: string) =>
  plain(
    text
      .replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/&#39;|&apos;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .replace(/[*_]/g, ''),
  ).toLowerCase()

/** The longest piece of a claim's words that names no fact: facts are filled in on pages. */
const fixedPart = (words: string) =>
  words
    .split(/\{[^}]*\}/)
    .map(bare)
    .sort((a, b) => b.length - a.length)[0]!

/** The files of a site that say words. */
const saidIn = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.(html|xml|txt|json|webmanifest)$/.test(file))
    .map((file) => bare(readFileSync(join(folder, file), 'utf8')))

declined('are built, and their words stand in no file of dist', () =>
  withFolder(async (root) => {
    const content = join(root, 'content')
    cpSync(contentDir, content, { recursive: true })
    // A claim that is tied to facts or to a field has to be reworded, and is left alone here.
    const bySpans = loadSite({ contentDir, publicDir }).claims.filter(
      ({ facts = [], field }) => facts.length === 0 && field === undefined,
    )
    assert.ok(bySpans.length > 10)
    for (const { file, id } of bySpans) {
      const text = readFileSync(join(content, file), 'utf8')
      writeFileSync(
        join(content, file),
        text.replace(`- id: ${id}\n`, `- id: ${id}\n    declined: a test, 2026\n`),
      )
    }
    const isDeclined = (name: string) => bySpans.some(({ id }) => id === name)
    const sources = filesBelow(content)
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(content, file), 'utf8'))
      .map((text) => ({ text, spans: findClaims(text).spans }))
    const spans = sources.flatMap(({ spans }) => spans).filter(({ name }) => isDeclined(name))
    assert.ok(spans.length > 80, `${spans.length} spans`)
    // A few short ones, such as "The inspection is free.", are no claim near the office, and stand there too.
    const elsewhere = sources.map(({ text, spans }) => bare(settleClaims(text, spans, isDeclined).text))
    const words = spans
      .map((span) => fixedPart(span.words))
      .filter((piece) => !elsewhere.some((text) => text.includes(piece)))
    assert.ok(words.length > spans.length - 15, `${spans.length - words.length} stand elsewhere`)

    const sayers = async (site: string) =>
      Object.entries(gist).filter(([, pattern]) => saidIn(site).some((text) => pattern.test(text)))
    assert.is((await sayers((await builtSite()).folder)).length, Object.keys(gist).length)

    const isIn = (files: string[]) => (piece: string) => files.some((text) => text.includes(piece))
    // Open, each of them stands somewhere, so that the search can find it.
    const open = isIn(saidIn((await builtSite()).folder))
    assert.equal(
      words.filter((piece) => !open(piece)),
      [],
    )
    const { folder } = await buildSite(content, publicDir)
    assert.equal(words.filter(isIn(saidIn(folder))), [])
    assert.equal(
      (await sayers(folder)).map(([id]) => id),
      [],
    )
  }),
)

declined.run()
