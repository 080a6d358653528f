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
import { judgeContent } from '../helpers/judge-content'
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
  'tunnel-fill': /and any tunnel/,
  'pier-spacing': /load tables/,
  'job-records': /sketch with the depth|sketch of the line|keep the log/,
  'crack-gauge': /leave a gauge/,
  'second-reading': /read the floor again then/,
  'call-back': /call back the next working day/,
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

firm('passes the suites of content', async () => {
  const { folder: built } = await made()
  const suites = ['drawings', 'structured-data', 'truth'].map((name) => `content/${name}`)
  const judged = { content: copy.content, public: copy.public, built }
  assert.is(await judgeContent(judged, [...suites, 'sample/uniqueness']), '')
})

/** Edits by owners that no build and no launch check complains about. */
function writeAsOwnersDo(copy: Copy): void {
  const [review] = copy.files('testimonials') as [string]
  copy.edit(review, /\n---\n/, '\n---\n\n***** They came fast. ')
  copy.edit('locations/hutto.md', /\n {2}lead: /, '\n  lead: We drive {miles} miles on the highway. ')
  copy.edit('locations/hutto.md', /\ntier: .*/, '\ntier: same-day\nnearby: [Georgetown, round-rock]')
  copy.edit('pages/home.md', /\n {2}cities:(?: .*|(?:\n {4}- .*)+)/, '')
  for (const draft of ['locations/killeen.md', 'services/root-barriers.md'])
    copy.edit(draft, /\ntitle: /, '\ndraft: yes\ntitle: ')
  copy.edit('business.md', /\nhost: /, '\nphones:\n  - label: Español\n    phone: (737) 555-7788\nhost: ')
  copy.edit(
    'pages/about.md',
    /\n(## .*)\n/,
    '\n$1\n\n[Call 811](tel:811), or [text us](sms:{phone}).\n\n| Repair | Cost |\n|---|---|\n| Pier | $900 |\n',
  )
}

firm('passes the suites of content with typical edits by owners', async () => {
  const written = new Copy(newFolder())
  writeAsOwnersDo(written)
  const { folder: built } = await buildSite(written.content, written.public)
  const suites = ['truth', 'structured-data', 'html', 'drawings'].map((name) => `content/${name}`)
  const judged = { content: written.content, public: written.public, built }
  assert.is(await judgeContent(judged, suites), '')
})

firm.run()
