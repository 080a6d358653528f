/** `draft: yes`: what the live site leaves out, and what previews show with a label. */
import * as assert from 'uvu/assert'
import { launchCheck } from '../../../generator/commands/launch-check'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { built, builtPage, make, said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'
import { ownPageText } from '../../helpers/own-page'
import { plain } from '../../helpers/page-text'

const drafts = fixtureSuite('a draft')

/** Drafts of a service, a town, a page, a review and a job, and a page that links to each. */
function writeDrafts(fixture: Fixture): void {
  const { edit, read, write, addCity } = fixture
  const other = read('services/leveling.md')
    .replace('title: House', 'title: Chimney')
    .replace('How Acme', 'Why Acme')
    .replace('name: Leveling', 'name: Chimneys\ndraft: yes\nfacts: { chimney-life: 20 years }')
  write('services/chimneys.md', other)
  edit('business.md', 'facts: [years]', 'facts: [years, chimney-life]')
  addCity('Eve')
  edit('locations/eve.md', 'tier:', 'draft: true\ntier:')
  write('pages/plans.md', ownPageText('Plans', 'draft: Yes\nplace: menu'))
  write('jobs/porch.md', jobText('draft: yes'))
  write('jobs/chimney.md', jobText().replace('Porch raised', 'Chimney set').replace('leveling', 'chimneys'))
  write('testimonials/eve.md', read('testimonials/dana.md').replace(/name: .*/, 'name: Eve Ray\ndraft: yes'))
  const faq = '[chimneys](/services/chimneys#process) and [Ada](/locations/ada)'
  edit('services/leveling.md', 'answer: One day.', `answer: Ask of ${faq}.`)
  edit('services/leveling.md', 'Clay moves.', 'Clay moves [in **Eve**](/locations/eve), see [plans](/plans).')
  edit('redirects.md', 'redirects:', 'redirects:\n  - { from: /stacks, to: /services/chimneys }')
  edit('locations/ada.md', 'tier:', 'nearby: [eve]\ntier:')
  edit('services/leveling.md', 'services: []', 'services: [chimneys]')
}

const pages = ['services/chimneys', 'locations/eve', 'plans']
const leading = /\/services\/chimneys|\/locations\/eve|\/plans|Chimneys|Eve Ray|Porch raised|Chimney set/

drafts('is left out of a live site, with everything that leads to it', async (fixture) => {
  writeDrafts(fixture)
  const link = '{ text: Higher, href: /services/chimneys#top }'
  fixture.write('notice.md', `---\nnotices:\n  - text: We cut.\n    link: ${link}\n---\n`)
  await make(fixture)
  for (const page of pages) assert.not(existsSync(join(fixture.outDir, `${page}.html`)), page)
  for (const page of ['index', 'services', 'locations', 'reviews', 'locations/ada', 'services/leveling'])
    assert.not.match(built(fixture, `${page}.html`), leading)
  assert.not.match(built(fixture, 'sitemap.xml'), leading)
  assert.match(
    builtPage(fixture, 'services/leveling').querySelector('.prose')!.innerHTML,
    'moves in <strong>Eve</strong>, see plans.',
  )
  const answer = 'Ask of chimneys and <a href="/locations/ada">Ada</a>.'
  assert.match(built(fixture, 'services/leveling.html'), answer)
  assert.match(built(fixture, '_redirects'), '/stacks /services 301')
  assert.match(built(fixture, 'index.html'), '<a href="/services">Higher</a>')
})

drafts('is in a preview, with a label', async (fixture) => {
  writeDrafts(fixture)
  await make(fixture, { preview: true })
  const mark = 'Draft, not on the live site'
  for (const page of pages) assert.match(builtPage(fixture, page).querySelector('.announcements')!.text, mark)
  for (const page of ['index', 'services/leveling'])
    assert.is(builtPage(fixture, page).querySelector('.announcements'), null)
  const marked = (page: string, selector: string) =>
    builtPage(fixture, page)
      .querySelectorAll(selector)
      .filter(({ text }) => text.includes(mark)).length
  assert.is(marked('reviews', '.review'), 1)
  assert.is(marked('locations/ada', '.jobs > li'), 1)
  assert.match(built(fixture, 'services/leveling.html'), '<a href="/services/chimneys#process">chimneys</a>')
})

drafts('counts for none of the items to settle', async (fixture) => {
  const told = async () => (await make(fixture, { preview: true })).openItems
  const draft = fixture.read('services/leveling.md').replace('name: Leveling', 'name: Chimneys\ndraft: yes')
  const before = await told()
  const text = draft.replace('title: House', 'title: Chimney').replace('How Acme', 'Why Acme')
  fixture.write('services/chimneys.md', text.replace('By eighths.', '"[Answer: how high?]"'))
  assert.is(await told(), before)
})

drafts('may have mistakes without stopping a live site', async (fixture) => {
  fixture.write('services/chimneys.md', '---\ndraft: yes\nname: Chimneys\nwhat: &this\n---\n')
  fixture.addCity('Eve')
  fixture.edit('locations/eve.md', 'tier:', 'draft: yes\ntear:')
  assert.is(await said(fixture), 'built')
  assert.match(await said(fixture, { preview: true }), /tear is not a known field[^]*begins with &/)
})

drafts('is listed by the launch check in one line, with each place that leads to it', async (fixture) => {
  writeDrafts(fixture)
  const { text } = await launchCheck(['--content', fixture.contentDir, '--public', fixture.publicDir])
  const [, told] = text.split('Drafts, which the live site leaves out, and what leads to them:\n')
  assert.equal(
    told!
      .split('\n\n')[0]!
      .split('\n')
      .map((line) =>
        plain(line)
          .replaceAll(/\S*content\//g, '')
          .replace(/"(.*?)".*?; the live site has no \S+?(;|$)/, '$1$2'),
      ),
    [
      'jobs/porch.md:8 porch',
      'locations/eve.md:9 eve; also in services/leveling.md:31, locations/ada.md:9',
      'pages/plans.md:7 plans; also in services/leveling.md:31',
      'services/chimneys.md:4 chimneys; also in services/leveling.md:21, services/leveling.md:26, jobs/chimney.md:4, redirects.md:3',
      'testimonials/eve.md:3 eve',
    ],
  )
})

drafts.run()
