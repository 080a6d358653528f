/** A new firm, at the end: the suites for any content pass, and nothing of the sample is left. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openClaims, openItems } from '../../generator/read/opinions/open-items'
import { buildSite, builtSite } from '../helpers/built-site'
import type { BuiltSite } from '../helpers/built-site'
import { everything } from '../helpers/everything'
import { filesBelow } from '../helpers/files'
import { newFolder } from '../helpers/folder'
import { judgeContent } from '../helpers/judge-content'
import { isVisit, testFiles } from '../suites'
import { Copy } from './copy'
import { ownFirm } from './own-firm'

const firm = suite('a firm made from the sample')

const copy = new Copy(newFolder())
const making = ownFirm(copy).then(() => buildSite(copy.content, copy.public))

firm('has nothing left to settle', async () => {
  const site = await making
  assert.equal([...openItems(site), ...openClaims(site, false)], [])
})

/** What the sample says but is not true of this firm. */
const samples = {
  name: /Plumb (?:&amp;|&) Level/,
  phone: /555\D{0,3}01\d\d/,
  office: /100 Sample Street|78664|30\.5254, -97\.6659/,
  host: /\bexample\.com/,
  'home town': /(?:near|far from|as in|from us to) Round Rock/,
  hours: /Saturday|[48]:00am/,
  ratings: /(?:review|rating)Count":"?127/,
  record: /\b(?:12|10\+) ?<|\b850\b|1,[25]00\+/,
  prices: /\$(?:1,500|1,000|30|400|40|300|150)\b/,
  ground: /2–12 ft moves/,
  warranty: /lifetime|as long as you own/,
  visit: /45 minutes/,
  financing: /No financing|not a lender/,
  license: /licensed and bonded/,
  profiles: /instagram|google\.com\/maps/,
  towns: /Jarrell|San Antonio|Killeen/,
  services: /root barrier|house leveling|soil stabilization|treated soil|\ba barrier/i,
  counts: /(?:4 to 8|50 to 100) (?:steel|feet)/,
  survey: /after the survey/,
  reports: /engineering reports/,
  customers: /(?:Beth A|Carlos G|Dana R|Ellen W|Irene K|Jo B|Kevin T|Luis M|Priya S|Ruth H|Sam D|Tom N)\./,
}

/** Returns where they appear in the files of a site that people and machines read. */
const saidOn = ({ folder }: BuiltSite): string[] => {
  const texts = filesBelow(folder)
    .filter((file) => /\.(html|txt|xml|webmanifest)$/.test(file) && !file.startsWith('licenses/'))
    .map((file) => ({
      file,
      text: readFileSync(join(folder, file), 'utf8').replace(/<style[\s\S]*?<\/style>|'sha256-[^']*'/g, ''),
    }))
  return Object.entries(samples).flatMap(([name, pattern]) => {
    const found = texts.find(({ text }) => pattern.test(text))
    return found ? [`${name}: "${pattern.exec(found.text)![0]}" in ${found.file}`] : []
  })
}

firm('says nothing from the sample that the owner has changed', async () => {
  const before = saidOn(await builtSite())
  assert.equal(before.map((one) => one.split(':')[0]).sort(), Object.keys(samples).sort())
  assert.equal(saidOn(await making), [])
})

firm('promises no more than an urgent visit where it now comes the same day', async () => {
  const towns = (await making).pages.filter(({ html }) => /<b>Same day<\/b>/.test(html))
  assert.ok(towns.length > 8, `${towns.length} towns`)
  const more = /<b>Same day<\/b>\s*<span>[^<]*(?:wait|inspection|a visit)/
  assert.equal(
    towns.filter(({ html }) => more.test(html)).map(({ path }) => path),
    [],
  )
})

/**
 * Without the suites that visit pages, and the one that sends each file through the editor, because it does so for the
 * sample.
 */
const suites = testFiles().filter(
  (file) => file.startsWith('test/content/') && (everything || !(isVisit(file) || file.includes('/editor.'))),
)

firm(`passes ${everything ? 'all suites' : 'the suites without a browser'} of test/content`, async () => {
  const { folder: built } = await making
  const names = suites.map((file) => file.slice('test/'.length, -'.test.ts'.length))
  const judged = { content: copy.content, public: copy.public, built }
  assert.is(await judgeContent(judged, [...names, 'sample/uniqueness']), '')
})

firm.run()
