import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readSiteRules } from '../../../generator/commands/deploy/site-rules'
import { projectDir } from '../../../generator/process/paths'
import { built, make } from '../../helpers/fixture-build'
import { withFixture } from '../../helpers/fixture'
import { blockOf, hostingPage } from '../../hosts/hosting-page'

const page = suite('docs/hosting.md')

page('links to existing headings and files, and README links to it', () => {
  const slugger = new GithubSlugger()
  const headings = [...hostingPage.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => `#${slugger.slug(heading!)}`)
  const links = [...hostingPage.matchAll(/\]\((?!https:)([^)]*)\)/g)].map(([, link]) => link!)
  for (const link of links)
    assert.ok(
      link.startsWith('#') ? headings.includes(link) : existsSync(join(projectDir, 'docs', link)),
      link,
    )
  assert.match(readFileSync(join(projectDir, 'README.md'), 'utf8'), '](docs/hosting.md)')
  const { scripts } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as {
    scripts: object
  }
  for (const [, name] of hostingPage.matchAll(/npm run ([a-z:-]+)/g)) assert.ok(name! in scripts, name)
})

page("shows a firebase.json with the same headers as the site's other host files", () =>
  withFixture(async (fixture) => {
    await make(fixture)
    const { headersOf } = readSiteRules(fixture.outDir)
    const { hosting } = JSON.parse(blockOf('json')) as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
    }
    const shown = (source: string) =>
      hosting.headers.find((rule) => rule.source === source)!.headers.map(({ key, value }) => [key, value])
    assert.equal(shown('**'), [...headersOf('/services'), ['Cache-Control', 'public, max-age=300']])
    const ofPictures = /^\/images\/\*\n((?: .*\n)+)/m.exec(built(fixture, '_headers'))![1]!
    for (const source of ['/images/**', '**/*.svg'])
      assert.equal(
        shown(source)
          .map((pair) => `  ${pair.join(': ')}\n`)
          .join(''),
        ofPictures,
      )
    assert.equal(shown('/assets/**'), headersOf('/assets/a.js').slice(-2))
  }),
)

page.run()
