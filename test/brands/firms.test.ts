/**
 * Four firms in four parts of the country, made from the starter with an owner's answers, and built for the live site.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFirm } from '../../generator/commands/firm/new-firm'
import { projectDir } from '../../generator/process/paths'
import { loadSite } from '../../generator/read/load'
import { openClaims, openItems } from '../../generator/read/opinions/open-items'
import { buildSite } from '../helpers/built-site'
import type { BuiltSite } from '../helpers/built-site'
import { everything } from '../helpers/everything'
import { filesBelow } from '../helpers/files'
import { newFolder } from '../helpers/folder'
import { rawFiles } from '../helpers/raw-content'
import { settleFirm } from '../helpers/settle-firm'
import { table } from '../helpers/table'

/**
 * Each firm, words for what it does not have, services of the starter that it does not offer, and the kind of pier it
 * draws.
 */
const firms = table(
  4,
  `
denver      | slab, crawl space, pier and beam, limestone, caliche, bedrock     | mudjacking, root barrier, leveling, push pier | 2
phoenix     | clay, basement, crawl space, pier and beam, limestone, rock, swell | french drain, root barrier, leveling, helical | 0
kansas-city | slab, pier and beam, limestone, caliche, rock                      | foam, push pier, helical, injection | 0
houston     | basement, crawl space, pier and beam, limestone, caliche, rock     | foam, french drain, leveling, helical, injection | 4
`,
)

/** The names, counties, roads and numbers of the sample. */
const ofSample = [
  ...rawFiles(join(projectDir, 'content'), 'locations').flatMap(
    ({ data }) => [data.name, data.county] as string[],
  ),
  ...[
    'Plumb & Level',
    'Central Texas',
    'I-35',
    'Balcones',
    'Blackland',
    '100 Sample Street',
    '(512)',
    '1,200+',
    '1,500+',
  ],
]

/** Everything a visitor reads or hears of a file: its words, the words in its drawings, and what the drawings show. */
function saidIn(folder: string, file: string): string {
  const root = parse(readFileSync(join(folder, file), 'utf8'), {
    blockTextElements: { script: false, style: false },
  })
  const heard = root
    .querySelectorAll('[alt], [aria-label], [content]')
    .flatMap((element) => ['alt', 'aria-label', 'content'].map((name) => element.getAttribute(name) ?? ''))
  const drawn = root.querySelectorAll('text').map((element) => element.text)
  return [file.endsWith('.svg') ? drawn.join('\n') : root.text, ...heard].join('\n').replace(/\s+/g, ' ')
}

const deadLinks = ({ pages, folder }: BuiltSite): string[] =>
  pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href')!)
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const [to, id] = href.split('#') as [string, string?]
        const target = pages.find((page) => page.path === (to || path))
        const file = join(folder, to)
        if (!target) return !(existsSync(file) && statSync(file).isFile())
        return id !== undefined && !target.document.getElementById(id)
      })
      .map((href) => `${path}: ${href}`),
  )

const four = suite('four firms made from the starter')

/** `--all` also builds the others. */
const built = firms.slice(0, everything ? undefined : 1)

for (const [name, foreign, missing, piers] of built.map((row) => row.map((cell) => cell.trim())))
  four(`${name}: answers few questions, says nothing false, and goes live after all answers`, async () => {
    const root = join(newFolder(), name!)
    await createFirm(['firm', root, '--answers', join(projectDir, `test/brands/firms/${name}.yaml`)])
    const [content, publicDir] = [join(root, 'content'), join(root, 'public')]
    const fresh = loadSite({ contentDir: content, publicDir })
    assert.ok(fresh.questions.length <= 45, `${fresh.questions.length} questions`)
    const items = openItems(fresh).length + openClaims(fresh, false).length
    assert.ok(items <= 75, `${items} items`)
    settleFirm(content)
    const site = await buildSite(content, publicDir)
    assert.equal(site.questions, [])
    assert.equal(openClaims(site, false), [])
    assert.equal(deadLinks(site), [])
    const drawn = site.pages[0]!.document.querySelectorAll('.home-hero #pier, .home-hero use[href="#pier"]')
    assert.is(drawn.length, Number(piers))
    const words = [...`${foreign}, ${missing}`.split(', '), ...ofSample]
    const found = filesBelow(site.folder)
      .filter((file) => /\.(html|svg)$/.test(file))
      .flatMap((file) => {
        const said = saidIn(site.folder, file)
        assert.not.match(said, /\[Answer|\{[a-z-]+\}|undefined/)
        return words
          .filter((word) => new RegExp(`(?<![\\p{L}\\d])${word.replace(/[()+]/g, '\\$&')}`, 'iu').test(said))
          .map((word) => `${word} in ${file}`)
      })
    assert.equal(found, [])
  })

four('goes live while a town has open questions, and keeps search engines from that town', async () => {
  const root = join(newFolder(), 'kansas-city')
  await createFirm(['firm', root, '--answers', join(projectDir, 'test/brands/firms/kansas-city.yaml')])
  const content = join(root, 'content')
  const olathe = readFileSync(join(content, 'locations/olathe.md'))
  settleFirm(content)
  writeFileSync(join(content, 'locations/olathe.md'), olathe)
  const site = await buildSite(content, join(root, 'public'))
  const page = (path: string) => site.pages.find((one) => one.path === path)!
  assert.match(page('/locations/olathe').html, '<meta name="robots" content="noindex"')
  assert.not.match(page('/locations/lees-summit').html, 'content="noindex"')
  assert.not.match(page('/locations/olathe').text, 'Answer')
  assert.match(page('/locations/olathe').text, 'We measure your house and tell you what we see, free.')
  assert.match(page('/locations').html, 'href="/locations/olathe"')
  const waits = page('/locations').document.querySelectorAll('.tiers h3')
  assert.equal(
    waits.map(({ text }) => text),
    ['24–48 hours'],
    'a wait without a town',
  )
  const linked = (path: string, part: string) => [
    ...new Set(
      page(path)
        .document.querySelectorAll(`#${part} a`)
        .map((link) => link.getAttribute('href')),
    ),
  ]
  const all = site.site.services.map(({ slug }) => `/services/${slug}`)
  assert.equal(linked('/locations/olathe', 'services').slice(0, 4), all.slice(0, 4))
  assert.equal(
    linked(all[1]!, 'related').slice(0, 3),
    [0, 2, 3].map((i) => all[i]),
  )
  // The ground is unknown, so no page draws it.
  assert.equal(
    site.pages.filter(({ document }) => document.querySelector('.plate img, .stop')).map(({ path }) => path),
    [],
  )
  const sitemap = readFileSync(join(site.folder, 'sitemap.xml'), 'utf8')
  assert.equal([sitemap.includes('olathe'), sitemap.includes('lees-summit')], [false, true])
  const [item, ...others] = openItems(site).filter(({ message }) => message.startsWith('asks'))
  assert.match(item!.message, /^asks 3 questions about Olathe, .* noindex/)
  assert.equal(others, [])
})

four.run()
