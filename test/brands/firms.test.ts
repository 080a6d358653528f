/**
 * Four firms in four parts of the country, made from the starter with an owner's answers, and built for the live site.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFirm } from '../../generator/commands/firm/new-firm'
import { projectDir } from '../../generator/process/paths'
import { loadSite } from '../../generator/read/load'
import { openClaims, openItems } from '../../generator/read/opinions/open-items'
import { buildSite } from '../helpers/built-site'
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

const four = suite('four firms made from the starter')

/** `--all` also builds the others. */
const built = firms.slice(0, everything ? undefined : 1)

for (const [name, foreign, missing, piers] of built.map((row) => row.map((cell) => cell.trim())))
  four(`${name}: answers few questions, says nothing false, and goes live after all answers`, async () => {
    const root = join(newFolder(), name!)
    const answers = join(projectDir, `test/brands/firms/${name}.yaml`)
    const next = await createFirm(['firm', root, '--answers', answers])
    const [content, publicDir] = [join(root, 'content'), join(root, 'public')]
    assert.match(next!, `cd ${root}\n`)
    const fresh = loadSite({ contentDir: content, publicDir })
    assert.ok(fresh.questions.length <= 45, `${fresh.questions.length} questions`)
    const items = openItems(fresh).length + openClaims(fresh, false).length
    assert.ok(items <= 75, `${items} items`)
    settleFirm(content)
    const site = await buildSite(content, publicDir)
    assert.equal(site.questions, [])
    assert.equal(openClaims(site, false), [])
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

four.run()
