/**
 * A second firm, in another state: written with `npm run new -- firm` and its answers as an owner gives them. Its site
 * is judged by the suites that judge any content, and says nothing of the first firm.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { suspectFirstFirm } from '../../generator/read/opinions/first-firm'
import { folderSource } from '../../generator/read/files/content-folder'
import { openItems } from '../../generator/read/opinions/open-items'
import { cityData } from '../../templates/json-ld'
import { buildSite } from '../helpers/built-site'
import type { BuiltSite } from '../helpers/built-site'
import { everything } from '../helpers/everything'
import { filesBelow } from '../helpers/files'
import { judgeContent } from '../helpers/judge-content'
import { plain, textOf } from '../helpers/page-text'
import { rawFile, rawFiles } from '../helpers/raw-content'
import type { Raw } from '../helpers/raw-content'

const firm = fileURLToPath(new URL('tulsa', import.meta.url))
const [content, publicDir] = [join(firm, 'content'), join(firm, 'public')]

let building: Promise<BuiltSite> | undefined
const built = () => (building ??= buildSite(content, publicDir))

const tulsa = suite('a firm in Tulsa')

tulsa('works in five towns of two states, and answered every question', async () => {
  const loaded = await built()
  const { site, folder } = loaded
  assert.equal(site.cities.map(({ name, state }) => `${name}, ${state.code}`).sort(), [
    'Broken Arrow, OK',
    'Fayetteville, AR',
    'Jenks, OK',
    'Owasso, OK',
    'Tulsa, OK',
  ])
  assert.is(site.services.length, 6)
  assert.equal(site.testimonials, [])
  assert.equal(
    openItems(loaded).filter(({ message }) => message.includes('[Answer')),
    [],
  )
  for (const [root, files] of [content, folder].map((root) => [root, textFiles(root)] as const))
    for (const file of files) assert.not.match(readFileSync(join(root, file), 'utf8'), '[Answer', file)
})

const textFiles = (root: string) =>
  filesBelow(root).filter((file) => /\.(css|html|js|json|md|svg|txt|webmanifest|xml)$|\/?_\w+$/.test(file))

/** Names that content gives to places, read without the generator. */
function ownNames(): string[] {
  const { address, name, region } = rawFile(content, 'business.md').data
  const { map } = rawFile(content, 'region.md').data
  return [
    ...[name, region, address.city, address.county, address.regionName],
    ...[...map.lines, ...map.areas, ...map.places].map((one: Raw) => one.name),
    ...rawFiles(content, 'locations').flatMap(({ data }) => [
      data.name,
      data.county,
      ...(data.neighborhoods?.items ?? []),
    ]),
  ]
}

/** The names, each with the files that say it as whole words: in text, in attributes, in drawings, in addresses. */
function saidIn(folder: string, names: readonly string[]): string[] {
  const files = textFiles(folder).map((file) => ({
    file,
    text: plain(
      readFileSync(join(folder, file), 'utf8')
        .replace(/&amp;/g, '&')
        .replace(/&#x27;|&#39;|%27/g, "'")
        .replace(/\\u002[dD]|&shy;|&#8209;|%20/g, ' '),
    ),
  }))
  return names.flatMap((name) => {
    const words = plain(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const pattern = new RegExp(`(?<![\\w])${words}(?!\\w)`)
    const slug = name.toLowerCase().replace(/\W+/g, '-')
    return files
      .filter(({ file, text }) => pattern.test(text) || file.includes(`/${slug}`))
      .map(({ file }) => `${name}: ${file}`)
  })
}

tulsa('says no proper name of the first firm in any file of its site', async () => {
  const loaded = await built()
  const { folder } = loaded
  const recorded = fileURLToPath(new URL('../../generator/read/opinions/first-firm.json', import.meta.url))
  const { names } = JSON.parse(readFileSync(recorded, 'utf8')) as { names: string[] }
  const own = ownNames()
  const foreign = names.filter((name) => !own.some((place) => place.includes(name)))
  assert.ok(foreign.length > 40)
  assert.equal(saidIn(folder, foreign), [])
  // The search finds what is there.
  assert.ok(saidIn(folder, ['Broken Arrow', 'Sandplum', 'US 412']).length > 20)
  assert.equal(suspectFirstFirm(loaded, folderSource(content)), [])
})

tulsa('gives each town its own state, in headings and in data', async () => {
  const { site, cityOf, pages } = await built()
  const business = { ...site.business, cityData: 'local-business' as const }
  for (const city of site.cities) {
    const isArkansas = city.name === 'Fayetteville'
    const [code, state] = isArkansas ? ['AR', 'Arkansas'] : ['OK', 'Oklahoma']
    const { document, path } = pages.find(({ path }) => path === `/locations/${city.slug}`)!
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
    assert.is(textOf(document.querySelector('h1')), `Foundation Repair in ${city.name}, ${code}`, path)
    assert.is(meta('geo.region'), `US-${code}`, path)
    const served = document
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => JSON.parse(rawText) as Raw)
      .find((data) => data['@type'] === 'Service')!.areaServed as Raw
    assert.is(served.containedInPlace.name, state, path)
    const asBusiness = cityData({ ...site, business }, cityOf(city)) as unknown as Raw
    assert.is(asBusiness.address.addressRegion, code, path)
  }
})

tulsa('has a map with every town, and a legend of what the map shows', async () => {
  const { site, pages } = await built()
  const map = pages.find(({ path }) => path === '/locations')!.document.querySelector('.locations-map')!
  for (const framing of map.querySelectorAll('> [role]')) {
    const named = framing.querySelectorAll('a text').map(({ text }) => text)
    assert.equal(named.sort(), site.cities.map(({ name }) => name).sort())
    for (const entry of map.querySelectorAll('.legend li'))
      for (const sign of entry.querySelectorAll('[class]'))
        assert.ok(framing.querySelector(`.${sign.classNames.split(' ')[0]!}`), `${entry.text} is not drawn`)
  }
  assert.equal(
    map.querySelectorAll('.legend li').map(({ text }) => text),
    ['Same day', '24–48 hours', 'By arrangement', 'Arkansas River', 'US 412'],
  )
})

/** Those that need no browser and draw no pictures; the others hold the copy to what the sample keeps to. */
const suites = [
  ...['html', 'structured-data', 'links', 'truth', 'budgets', 'strip'].map((name) => `content/${name}`),
  'sample/uniqueness',
  'sample/similarity',
  'sample/readability',
  'sample/voice',
]
const slow = ['content/accessibility', 'content/every-page', 'content/drawings']

if (everything)
  tulsa('passes the suites that judge any content, and those on plain words', async () => {
    const { folder } = await built()
    const judged = { content, public: publicDir, built: folder }
    assert.is(await judgeContent(judged, [...suites, ...slow]), '')
  })

tulsa.run()
