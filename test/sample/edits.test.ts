/**
 * A firm that removes what it can: it declines every claim that is marked in copy, and has no reviews, prices and
 * ratings.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../generator/read/load'
import { buildSite, builtSite } from '../helpers/built-site'
import { filesBelow } from '../helpers/files'
import { newFolder } from '../helpers/folder'
import { contentDir, publicDir } from '../helpers/owners-folders'
import { plain } from '../helpers/page-text'
import { Copy } from './copy'

/** What no sentence may say after a claim is declined, whether it is marked or repeats a marked one. */
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
  'supply-test': /water lines are pressure-tested/,
  'gas-test': /tests the gas line/,
  'locate-lines': /\bcall(?:ed)? 811/,
  'engineer-letter': /engineer can write a letter/,
  'no-engineering-reports': /engineering reports/,
  insured: /liability insurance/,
  'no-financing-reason': /not a lender|however you pay/,
  'site-care': /soil goes on tarps|gates stay open/,
  'call-notes': /delete it after two years|consent to texts/,
  'accessibility-tests': /pages with axe/,
  'kyle-two-readings': /read the floor again next season/,
  'temple-one-crew': /one crew/,
  clay: /clay will behave|things on clay|corner on clay|don’t stop clay/,
}

const firm = suite('a firm that claims and shows little')

const copy = new Copy(newFolder())

async function make() {
  // A claim about facts or a field must be reworded, so it is not changed here.
  const bySpans = loadSite({ contentDir, publicDir }).claims.filter(
    ({ facts = [], field }) => facts.length === 0 && field === undefined,
  )
  assert.ok(bySpans.length > 10)
  for (const { file, id } of bySpans)
    copy.edit(file, `- id: ${id}\n`, `$&    declined: { by: a test, on: 2026-05 }\n`)
  for (const review of copy.files('testimonials')) copy.remove(review)
  for (const part of [
    /^prices:\n(?: .*\n)+/m,
    /, prices(?=[,\]])/,
    /^ratings:\n[\s\S]*?(?=\n\n)/m,
    /, ratings(?=[,\]])/,
    / {2}- id: rating-home\n(?: {4}.*\n)+ {2}- id: rating-city\n(?: {4}.*\n)+/,
  ])
    copy.edit('business.md', part, '')
  return buildSite(copy.content, copy.public)
}

let making: ReturnType<typeof make> | undefined
const made = () => (making ??= make())

/** Returns the files of a site that contain words, with plain quotes and spaces, without marks and entities. */
const saidIn = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.(html|xml|txt|json|webmanifest)$/.test(file))
    .map((file) =>
      plain(
        readFileSync(join(folder, file), 'utf8')
          .replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')
          .replace(/&#39;|&apos;/g, "'"),
      ).toLowerCase(),
    )

firm('says in no file of dist what it has declined', async () => {
  const sayers = (site: string) => {
    const files = saidIn(site)
    return Object.keys(gist).filter((id) => files.some((text) => gist[id]!.test(text)))
  }
  // While claims are open, each of them appears somewhere, so that the search can find it.
  assert.equal(sayers((await builtSite()).folder), Object.keys(gist))
  assert.equal(sayers((await made()).folder), [])
})

firm.run()
