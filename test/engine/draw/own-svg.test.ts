import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { dataAddress } from '../../../generator/draw/own-picture'
import { drawPng } from '../../../generator/draw/png'
import { drawingProblems } from '../../../generator/read/pictures/drawn-svg'
import { ownPicture } from '../../../generator/read/pictures/own-picture'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { built, said } from '../../helpers/fixture-build'
import { everything } from '../../helpers/everything'
import { newFolder } from '../../helpers/folder'

const own = fixtureSuite('an icon or logo in SVG')

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">\n${inner}\n</svg>`

const repeated = (times: number, text: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join('')

const gradient = (id: string) =>
  `<linearGradient id="${id}"><stop stop-color="#a30"/><stop offset="1" stop-color="#0a3"/></linearGradient>`

/** SVG files as drawing programs and people write them. */
const right: Record<string, string> = {
  paths: '<path fill="#a30" d="M0 0h100v100H0z"/><path d="M10 90 50 10l40 80z"/>',
  'gradients, one made of another': `${gradient('a')}<radialGradient id="b" xlink:href="#a"/><rect width="100" height="50" fill="url(#a)"/><circle r="40" cx="50" cy="50" fill="url(#b)"/>`,
  'forty gradients by classes': `<style>${repeated(40, (i) => `.cls-${i}{fill:url(#g${i});}`)}</style>${repeated(40, (i) => gradient(`g${i}`))}${repeated(400, (i) => `<rect class="cls-${i % 40}" width="${i / 4}" height="9"/>`)}`,
  'a clip path':
    '<clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath><g clip-path="url(#c)"><path d="M0 0h100v100z"/></g>',
  'many clip paths, as exports have them': `${repeated(100, (i) => `<clipPath id="c${i}"><path d="M${i} 0h9v99z"/></clipPath>`)}${repeated(100, (i) => `<g clip-path="url('#c${i}')"><path d="M0 0h100v100z"/></g>`)}`,
  'a mask':
    '<mask id="m"><rect width="100" height="60" fill="#fff"/></mask><g mask="url(#m)"><path d="M0 0h100v100z"/></g>',
  'a few uses of a symbol': `<symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol>${repeated(12, (i) => `<use xlink:href="#s" x="${i * 8}" width="8" height="8"/>`)}`,
  'a pattern':
    '<pattern id="p" width=".1" height=".1"><circle cx="5" cy="5" r="3"/></pattern><rect width="100" height="100" fill="url(#p)"/>',
  'a marker':
    '<marker id="m" markerWidth="4" markerHeight="4"><path d="M0 0 4 2 0 4z"/></marker><path marker-end="url(#m)" stroke="#000" d="M10 10 90 90"/>',
  'a traced picture': repeated(
    3000,
    (i) => `<path opacity="1" style="filter:none" d="M${i % 100} 0l9 9h-9z"/>`,
  ),
  'a filter that nothing uses':
    '<defs><filter id="f"><feGaussianBlur/></filter></defs><path d="M0 0h100v100z"/>',
  'no text that shows':
    '<title>A</title><metadata xmlns:r="r"><r:text>B</r:text></metadata><text>\n</text><text><title>C</title></text><g style="display: none"><text>D</text></g><path d="M0 0h100v100z"/>',
  'opacity and text of a program': '<metadata>x</metadata><g opacity=".5"><path d="M0 0h100v100z"/></g>',
}

const uses = (times: number, levels: number) =>
  `<rect id="a0" width="9" height="9"/>\n${repeated(levels, (i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(times)}</g>\n`)}`
const inside = (shows: (i: number) => string, element: string) => {
  const part = (i: number) => `<rect width="9" height="9" ${shows(i)}/>`
  return `${repeated(8, (i) => `<${element} id="a${i + 1}">${part(i).repeat(10)}</${element}>`)}\n${part(8)}`
}

const parts = /^has more than 10000 parts to draw, .*; save a simpler drawing, or save it as PNG$/
const filter = /^holds a filter, such as a shadow .*; export it without effects, or save it as PNG$/
const liveText =
  /^holds text, which is drawn without its font; turn it into paths \(in Inkscape: Path, Object to Path\), or save it as PNG$/
const blurred = '<filter id="f"><feGaussianBlur stdDeviation="3"/></filter>\n'

/** With the line of the problem. */
const wrong: [what: string, inner: string, line: number, message: RegExp][] = [
  ['uses of uses, ten each', uses(10, 11), 6, parts],
  ['uses of uses, two each', uses(2, 40), 14, parts],
  ['a use of itself', '<g id="a"><use href="#a"/></g>', 1, parts],
  ['patterns in patterns', inside((i) => `fill="url(#a${i})"`, 'pattern'), 2, parts],
  ['masks in masks', inside((i) => `mask="url(#a${i})"`, 'mask'), 2, parts],
  ['clip paths in clip paths', inside((i) => `clip-path="url(#a${i})"`, 'clipPath'), 2, parts],
  [
    'clip paths by classes',
    `<style>${repeated(9, (i) => `.c${i} { clip-path: url(#a${i}) }`)}</style>${inside((i) => `class="c${i}"`, 'clipPath')}`,
    2,
    parts,
  ],
  [
    'markers on long paths',
    `<marker id="m">${'<path d="M0 0h1"/>'.repeat(50)}</marker>\n<path style="marker:url(#m)" d="M0 0${'h1'.repeat(500)}"/>`,
    3,
    parts,
  ],
  ['a filter', `${blurred}<rect width="9" height="9" filter="url(#f)"/>`, 3, filter],
  ['a filter in a style', `${blurred}<g style="opacity:1; filter : blur(9px)"/>`, 3, filter],
  [
    'a filter by a class',
    `<style>/* a */ .a, .b c { fill: red; filter: url(#f) }</style>\n${blurred}<g class="x a"/>`,
    4,
    filter,
  ],
  [
    'a picture of pixels',
    '<image href="data:image/png;base64,AAAA"/>',
    2,
    /^holds a picture of pixels .*; draw it with paths, or save it as PNG$/,
  ],
  ['text', '<g>\n<text x="1">Delta</text></g>', 3, liveText],
  ['text in a part of text', '<svg:text xmlns:svg="a"><svg:tspan>D</svg:tspan></svg:text>', 2, liveText],
]

const folder = newFolder()
const address = '/icon.svg'
const put = (inner: string, publicDir = folder) => {
  mkdirSync(publicDir, { recursive: true })
  writeFileSync(join(publicDir, address), svg(inner))
}

for (const [what, inner] of Object.entries(right))
  own(`may contain ${what}`, async () => {
    put(inner)
    assert.equal(drawingProblems(folder, [address]), [])
    const href = await dataAddress(folder, ownPicture(folder, address), 64)
    const wrapped = (art: string) =>
      drawPng(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${art}</svg>`, {
        isCard: false,
      })
    const drawn = await wrapped(`<image width="64" height="64" href="${href}"/>`)
    assert.not.equal(drawn, await wrapped(''))
  })

for (const [what, inner, line, message] of wrong)
  own(`is refused with ${what}, and reported with the line`, () => {
    put(inner)
    const [problem, ...others] = drawingProblems(folder, [address])
    assert.equal(others, [])
    assert.match(problem!.message, message)
    assert.is(problem!.line, line)
    assert.is(problem!.file, 'public/icon.svg')
  })

own('is refused by the build as an icon', async (fixture) => {
  put(uses(10, 11), fixture.publicDir)
  assert.match(await said(fixture), /^public\/icon\.svg:6:\d+ {2}has more than 10000 parts/)
})

own('is refused by the build as a logo', async (fixture) => {
  writeFileSync(join(fixture.publicDir, 'images/logo.svg'), svg(`${blurred}<g filter="url(#f)"/>`))
  assert.is(await said(fixture), 'built')
  fixture.edit('business.md', 'socialImage:', 'logo: { src: /images/logo.svg, alt: Acme }\nsocialImage:')
  assert.match(await said(fixture), /^public\/images\/logo\.svg:3:\d+ {2}holds a filter/)
})

own('is refused by the build when it crashes the program that draws it', async (fixture) => {
  const far = '<g opacity=".5"><rect x="-1e8" width="1e9" height="1e9"/><rect width="9" height="9"/></g>'
  put(far, fixture.publicDir)
  assert.match(
    await said(fixture),
    /^public\/icon\.svg:1:1 {2}cannot be drawn for icons .*, or save it as PNG\n/,
  )
})

const sizes = ['width="1e9" height="1e9"', 'viewBox="0 0 1e30 1e30"', 'viewBox="0 0 1e-30 1e-30"']
for (const size of everything ? sizes : sizes.slice(0, 1))
  own(`is refused with ${size}`, async (fixture) => {
    const text = svg('<path d="M0 0h9v9z"/>').replace('viewBox="0 0 100 100"', size)
    writeFileSync(join(fixture.publicDir, address), text)
    assert.match(await said(fixture), /^public\/icon\.svg:1:1 {2}has no size from 1 to 30000 pixels each way/)
  })

own('may have a name with spaces, as may a file that a page links to', async (fixture) => {
  const drawing = '/images/Acme logo (final) ñ.svg'
  writeFileSync(join(fixture.publicDir, drawing), svg('<path d="M0 0h9v9z"/>'))
  writeFileSync(join(fixture.publicDir, 'Price list.pdf'), '%PDF')
  fixture.edit('business.md', 'socialImage:', `logo: { src: "${drawing}", alt: Acme }\nsocialImage:`)
  fixture.edit('pages/services.md', '/images/house.svg', drawing.replaceAll(' ', '%20'))
  fixture.edit('pages/about.md', 'Level houses.', `[Prices](/Price%20list.pdf) ![A hill](<${drawing}>)`)
  assert.is(await said(fixture), 'built')
  const pages = ['index', 'services', 'about'].map((name) => built(fixture, `${name}.html`)).join('')
  const addresses = ['<img src', '"logo":', '<a href', 'image:loc>'].map((before) => {
    const [, address] =
      new RegExp(`${before}[="]*(?:https?://[^/]*)?([^"<]*(?:final|list)[^"<]*)`).exec(
        pages + built(fixture, 'sitemap.xml'),
      ) ?? []
    return address
  })
  assert.equal(addresses, [
    '/images/Acme%20logo%20(final)%20%C3%B1.svg',
    '/images/Acme%20logo%20(final)%20%C3%B1.svg',
    '/Price%20list.pdf',
    '/images/Acme%20logo%20(final)%20%C3%B1.svg',
  ])
  for (const address of addresses) assert.ok(built(fixture, decodeURI(address!)), address)
  fixture.edit('pages/about.md', 'Price%20list', 'Price%20lists')
  assert.match(await said(fixture), /links to \/Price%20lists\.pdf, but there is no such page or file/)
})

own.run()
