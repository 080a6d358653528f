/** A second language next to the first: its pages, its links, its structured data, and what is refused. */
import * as assert from 'uvu/assert'
import { launchCheck } from '../../../generator/commands/launch-check'
import { loadSite } from '../../../generator/read/load'
import { hreflangs } from '../../../templates/head'
import { routes } from '../../../templates/routes'
import type { Fixture } from '../../helpers/fixture'
import { built, builtPage, make, problemsOf, said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { ownPageText } from '../../helpers/own-page'
import { withSpanishPages } from '../../helpers/second-language'

const second = fixtureSuite('a second language', withSpanishPages)

second('has links to the other language and back, in pages and in the sitemap', async (fixture) => {
  await make(fixture)
  const host = 'https://www.example.com'
  for (const [page, path] of [
    ['faqs', '/faqs'],
    ['es/faqs', '/faqs'],
    ['about', undefined],
  ] as const) {
    const links = [...built(fixture, `${page}.html`).matchAll(/"alternate" hrefLang="(.*?)" href="(.*?)"/g)]
    const both = [`en ${host}${path}`, `es ${host}/es${path}`, `x-default ${host}${path}`]
    assert.equal(
      links.map(([, code, href]) => `${code} ${href}`),
      path ? both : [],
      page,
    )
  }
  assert.match(built(fixture, 'sitemap.xml'), `hreflang="es" href="${host}/es/faqs"`)
})

second('links to its own pages, and marks links to pages of the first language', async (fixture) => {
  fixture.edit(
    'es/pages/faqs.md',
    'answer: ',
    'answer: "[Casa](/services/leveling#why-houses-tilt), [inicio](/#services), [gente](/about), [mapa](/sitemap.xml)." # ',
  )
  fixture.edit('es/services/leveling.md', '## ', '## Why houses tilt\n\nUna.\n\n## ')
  assert.is(await said(fixture), 'built')
  const links = builtPage(fixture, 'es/faqs').querySelectorAll('.answer a')
  assert.equal(
    links.slice(0, 4).map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), link.text]),
    [
      ['/es/services/leveling#why-houses-tilt', undefined, 'Casa'],
      ['/es#services', undefined, 'inicio'],
      ['/about', 'en', 'gente (en\u00A0inglés)'],
      ['/sitemap.xml', undefined, 'mapa'],
    ],
  )
  assert.match(builtPage(fixture, 'es').querySelector('footer')!.text, 'Más servicios (en\u00A0inglés)')
  const menu = builtPage(fixture, 'es/faqs').querySelectorAll('#menu > ul a')
  assert.equal(
    menu.map((link) => link.getAttribute('href')),
    ['/es', '/es/faqs'],
  )
  for (const page of ['es', 'es/faqs', 'es/services/leveling'])
    for (const link of builtPage(fixture, page).querySelectorAll('a[href^="/"]')) {
      const [href, marked] = [link.getAttribute('href')!, /hreflang="en"/i.test(link.rawAttrs)]
      const isFile = /\.\w+$/.test(href)
      assert.is(marked, !isFile && !/^\/es(?![^/#])/.test(href), `${page} ${href}`)
    }
})

second("takes only facts from the first language's pages", async (fixture) => {
  fixture.edit('es/pages/faqs.md', 'answer: ', 'answer: "{years} años, {warranty}, {hours}." # ')
  await make(fixture)
  assert.match(builtPage(fixture, 'es/faqs').text, '12 años, garantía, Lunes a viernes, de 8:00 a 16:00.')
  fixture.write('es/business.md', '---\nfine: []\n---\n')
  const problems = problemsOf(fixture).map(({ file, line, message }) => `${file}:${line} ${message}`)
  assert.equal(
    problems.map((one) => one.replace(/^(es\/pages\/faqs\.md):\d+/, '$1')),
    [
      'business.md:19 hours.copy has words in the first language alone; write them in content/es/business.md',
      'es/pages/faqs.md {warranty} has words in the first language alone; write them in content/es/business.md',
      'es/services/leveling.md:41 {cost-porch} has words in the first language alone; write them in content/es/business.md',
    ],
  )
})

second('refuses another number with the same unit, and shows a credential of the first', (fixture) => {
  const rows = ['3/16 inch|5/16 de pulgada', '45 minutes|90 minutos', '12|13', '1–3 days|de 1 a 4 días']
  const same = [
    '0.5 inch|1/2 pulgada',
    '1,200 feet|1.200 pies',
    '24 hours|1 día',
    '2 weeks|dos semanas',
    '10+|10',
  ]
  const facts = (at: number) =>
    [...rows, ...same].map((row, i) => `  f${i}: '${row.split('|')[at]}'\n`).join('')
  fixture.edit('business.md', 'facts:\n', `facts:\n${facts(0)}`)
  fixture.edit('business.md', 'words: bonded', 'insurance: insured by Acme\n  words: bonded')
  const before = fixture.read('es/business.md')
  fixture.edit('es/business.md', 'facts:\n', `facts:\n${facts(1)}`)
  assert.equal(
    problemsOf(fixture).map(({ file, message }) => `${file} ${message}`),
    rows
      .map((row) => row.split('|'))
      .map(
        ([one, other], i) =>
          `es/business.md facts.f${i} is "${other}", but content/business.md says "${one}"; write the same number in both`,
      ),
  )
  fixture.write('es/business.md', before)
  const closed = '{ text: Closed., from: 2090-12-24, until: 2090-12-26, closed: yes }'
  fixture.write('notice.md', `---\nnotices: [${closed}]\n---\n`)
  fixture.write('es/services/leveling.md', `${fixture.read('es/services/leveling.md')}<!-- A. -->\n`)
  const hints = loadSite(fixture)
    .suspect()
    .map(({ file, words }) => `${file} ${words}`)
  for (const hint of ['es/business.md insured by Acme', 'notice.md Closed.', 'es/services/leveling.md <!--'])
    assert.ok(hints.includes(hint), hint)
})

second('loses the words of a declined claim like the first language', async (fixture) => {
  fixture.edit('business.md', '    facts: [years]\n', '')
  fixture.edit(
    'business.md',
    'doubt: Show the bond.',
    'doubt: Show the bond.\n    declined: { by: Ana, on: 2026-05 }',
  )
  fixture.edit('pages/faqs.md', 'answer: ', 'answer: "Two.[ We are bonded.]{claim bonded}" # ')
  fixture.edit('es/pages/faqs.md', 'answer: ', 'answer: "{warranty}. Fin.[ Afianzados.]{claim bonded}" # ')
  fixture.edit('es/business.md', 'warranty: garantía', 'warranty: Garantía de Acme S.A.')
  await make(fixture)
  for (const page of ['faqs', 'es/faqs'])
    assert.not.match(built(fixture, `${page}.html`), /bonded\.|Afianzados/)
  assert.match(built(fixture, 'es/faqs.html'), 'Garantía de Acme S.A. Fin.')
  assert.equal(
    loadSite(fixture)
      .claimed.get('bonded')
      ?.map(({ file }) => file),
    ['pages/faqs.md', 'es/pages/faqs.md'],
  )
})

second('is hidden from search engines where its own page says so', (fixture) => {
  fixture.write('pages/plans.md', ownPageText('Plans', 'place: menu'))
  fixture.write('es/pages/plans.md', ownPageText('Planes', 'noindex: yes'))
  const pages = routes(loadSite(fixture).site).filter(({ path }) => path.endsWith('/plans'))
  assert.equal(
    pages.map(({ path, listed }) => [path, listed]),
    [
      ['/plans', true],
      ['/es/plans', false],
    ],
  )
  assert.equal(
    pages.map(({ alternates }) => hreflangs(alternates)),
    [[], []],
  )
})

second('skips drafts in links, and leads to the first language, or nowhere', async (fixture) => {
  const { read, write, edit } = fixture
  const other = (file: string, words: string, field: string) =>
    write(
      file,
      read(file.replace('beams', 'leveling'))
        .replace(/^(title|description): /gm, `$1: ${words} `)
        .replace(/^name:.*/m, `name: ${words}\n${field}`),
    )
  other('services/beams.md', 'Beams', '')
  other('es/services/beams.md', 'Vigas', 'draft: yes')
  // If a draft and a live page have the same title, neither is wrong.
  write('pages/plans.md', ownPageText('Plans', 'draft: yes'))
  write('pages/aaa.md', ownPageText('Plans', ''))
  const links = '[Vigas](/services/beams#process), [planos](/plans), [casa](/es/services/beams)'
  edit('es/pages/faqs.md', 'answer: ', `answer: "${links}." # `)
  const moved = '\n  - { from: /es/vigas, to: /es/services/beams }\n  - { from: /es/plan, to: /plans }'
  edit('redirects.md', 'redirects:', `redirects:${moved}`)
  await make(fixture)
  const html = '<a href="/services/beams#process" hreflang="en">Vigas (en\u00A0inglés)</a>, planos, casa.'
  assert.is(builtPage(fixture, 'es/faqs').querySelector('.answer p')!.innerHTML, html)
  assert.match(built(fixture, '_redirects'), '/es/vigas /services/beams 301')
  assert.match(built(fixture, '_redirects'), '/es/plan / 301')
  const { text } = await launchCheck(['--content', fixture.contentDir, '--public', fixture.publicDir])
  assert.match(text, /es\/services\/beams\.md:\d+ +"beams" +is a draft/)
  fixture.remove('pages/aaa.md')
  await make(fixture, { preview: true })
  assert.match(built(fixture, 'es/faqs.html'), '<a href="/es/services/beams#process">Vigas</a>')
})

/** What is done to the folder, and the message. */
const refusals: [change: (fixture: Fixture) => unknown, ...told: string[]][] = [
  [
    ({ remove }) => remove('es/pages/home.md'),
    'es/pages/home.md is missing, and a second language begins with it; write it, or delete the folder content/es',
  ],
  [
    ({ write, read }) => write('es/locations/ada.md', read('locations/ada.md')),
    'es/locations/ada.md translates content/locations/ada.md, and towns, jobs, reviews, redirects and the 404 page have one file for all languages; delete it',
  ],
  [
    ({ write, read }) => write('es/services/levelling.md', read('es/services/leveling.md')),
    'es/services/levelling.md translates content/services/levelling.md, and there is no such file; did you mean "services/leveling.md"?',
  ],
  [
    ({ write, read }) => write('pages/es.md', read('pages/about.md')),
    'pages/es.md would have the address /es, which is that of content/es/pages/home.md; choose another name',
  ],
  [
    ({ edit }) => edit('business.md', 'name: Acme', 'lang: es\nname: Acme'),
    'es/pages/home.md is in the language of the whole site, as content/business.md says; delete the folder content/es',
  ],
  [
    ({ edit }) => edit('es/region.md', '    - name: Grava\n', ''),
    'es/region.md ground.layers is a list of 1, and that of content/region.md has 2; name each layer, in the same order',
  ],
  [
    ({ remove }) => remove('es/region.md'),
    'region.md ground.layers has words in the first language alone; write them in content/es/region.md',
  ],
  [
    ({ edit }) => edit('es/business.md', 'hours:', 'phone: "+15125550188"\nhours:'),
    'es/business.md phone is not a known field; known here: description, trade, region, credentials, facts, hours, reviewLink, tiers, costs, fine',
  ],
]

for (const [change, ...told] of refusals)
  second(`is refused where ${told[0]}`, (fixture) => {
    change(fixture)
    assert.equal(
      problemsOf(fixture).map(({ file, message }) => `${file} ${message}`),
      told,
    )
  })

second('shows the notices in its language that stand beside those of the first', async (fixture) => {
  const noticesOf = (page: string) =>
    builtPage(fixture, page)
      .querySelectorAll('.announcements .in')
      .map(({ text }) => text)
  fixture.write('notice.md', '---\nnotices:\n  - text: Closed.\n  - text: Cerrado.\n    lang: es\n---\n')
  assert.is(await said(fixture), 'built')
  assert.equal([noticesOf('faqs'), noticesOf('es/faqs')], [['Closed.', 'Cerrado.'], ['Cerrado.']])
  fixture.write('es/notice.md', '---\nnotices: [{ text: Hoy no. }]\n---\n')
  assert.is(await said(fixture), 'built')
  assert.equal(noticesOf('es/faqs'), ['Hoy no.'])
})

second.run()
