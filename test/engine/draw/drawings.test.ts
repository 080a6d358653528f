import '../../../generator/process/production'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { loadSite } from '../../../generator/read/load'
import { cardSource, cardSvg } from '../../../generator/draw/cards'
import { cardDrawing, svgDrawings } from '../../../generator/draw/drawings'
import { plainSvg } from '../../../generator/draw/plain-svg'
import { createFit, drawPng } from '../../../generator/draw/png'
import { fileRules, fileStyle, svgFiles } from '../../../generator/draw/svg-drawings'
import { drawings as drawingNames, plateNames, signPictures } from '../../../templates/model/catalog'
import { siteCard } from '../../../templates/cards'
import { readRules } from '../../../templates/styles/css'
import { routes } from '../../../templates/routes'
import { homePath, servicePicturesPath, platePath, signPicturesPath } from '../../../templates/model/urls'
import { fixtureFolders } from '../../helpers/fixture'
import { built, make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { madeUp, siteWith } from '../../helpers/many-cities'

const drawings = suite('SVG drawings')
const files = new Map([...svgFiles(loadSite(fixtureFolders).site)].map(([name, make]) => [name, make()]))

drawings('contain every class, color and hatch that they use', () => {
  for (const [address, text] of files) {
    const [, style, art] = /<style>(.*?)<\/style>(.*)$/s.exec(text)!
    for (const [, name] of style!.matchAll(/var\((--[a-z0-9-]+)/g)) assert.match(style!, `${name}:`, address)
    for (const [, id] of art!.matchAll(/url\(#([a-z-]+)\)/g)) assert.match(art!, `id="${id}"`, address)
    for (const [, names] of art!.matchAll(/class="([^"]+)"/g))
      for (const name of names!.split(' '))
        assert.ok(new RegExp(`\\.${name}[,{]`).test(style!), `${address} has no style for ${name}`)
  }
})

drawings('turn their clay black where an address asks for it', () => {
  for (const [address, text] of files)
    if (/class="clay"/.test(text)) {
      assert.match(text, /^<svg[^>]* id="black"/, address)
      assert.match(text, /:target[^{]*\{--bed:/, address)
    }
  assert.match(files.get(servicePicturesPath)!, '<view id="black-slab"')
})

drawings('exist for each sign, each service, and each plate, in both framings', () => {
  for (const name of signPictures) assert.match(files.get(signPicturesPath)!, `<view id="${name}"`)
  for (const name of drawingNames) assert.match(files.get(servicePicturesPath)!, `<view id="${name}"`)
  // The sheet is part of its page.
  for (const name of plateNames.filter((name) => name !== 'reading-sheet'))
    for (const framing of ['max-aspect-ratio:1/1', '<svg class="wide"', '<svg class="narrow"'])
      assert.match(files.get(platePath(name))!, framing, name)
})

drawings('contain only the rules and variables they use', () => {
  const tokens =
    ':root {\n --a: #123456;\n --b: red;\n}\n@media (prefers-color-scheme: dark) {\n :root {\n --a: #654321;\n }\n}'
  const rules =
    '.drawing .x,\n.drawing .y { fill: var(--a); }\n.drawing .z { fill: var(--b); }\n@media print { .drawing .x { fill: red; } }'
  assert.is(
    fileStyle('<svg><path class="x"/></svg>', fileRules(readRules(tokens), readRules(rules))),
    ':root{--a:#123456}@media(prefers-color-scheme:dark){:root{--a:#654321}}.x{fill:var(--a)}',
  )
})

drawings(
  'are named by their content, so a change of code that changes no picture keeps their addresses',
  async () => {
    const { site } = loadSite(fixtureFolders)
    const hashIn = (address: string) => /^\/assets\/([0-9a-f]{6})\/[\w/-]+\.(?:svg|png)$/.exec(address)![1]
    const hashOf = (content: string | Uint8Array) =>
      createHash('sha256').update(content).digest('hex').slice(0, 6)
    for (const drawing of svgDrawings(site).values()) {
      const { address, make } = drawing()
      assert.is(hashIn(address), hashOf(await make('')), address)
    }
    const card = siteCard(site)
    assert.is(hashIn(cardDrawing(card).address), hashOf(cardSvg(cardSource(card))))
  },
)

drawings.run()

const plain = suite('plainSvg(markup, rules)')
const rules = readRules(
  `:root { --a: red; --sans: 'S'; }
  .box { --halo: var(--a); }
  .none { --halo: var(--unset); }
  .box text, .none text { font: 650 16px / 1 var(--sans); stroke: var(--halo, blue); }
  .gone { display: none; }
  .box > path { stroke: green; }
  .none :is(path, .any) { fill: url('data:,;}'); }
  .none path::before, .none path:hover { fill: blue; }
  .box .kept { vector-effect: non-scaling-stroke; stroke-width: 3px; transform: translateX(4px); }
  @media (prefers-color-scheme: dark) { :root { --a: black; } }
  @media (prefers-color-scheme: light) { .night { display: none; } }`,
)

for (const [name, markup, drawn] of [
  [
    'gives words their face, and a halo where one is set',
    '<g class="box"><text x="1">a</text></g><g class="none"><text>b</text></g>',
    `<g><text x="1" font-weight="700" font-size="16" font-family="'S'" stroke="red">a</text></g><g><text font-weight="700" font-size="16" font-family="'S'" stroke="blue">b</text></g>`,
  ],
  ['leaves out what is not shown', '<g><path class="gone"></path><path class="night"></path></g>', '<g></g>'],
  [
    'keeps a stroke that is not to be scaled, and moves what the sheet moves',
    '<g class="box"><g transform="scale(2)"><path class="kept" d="M0 0"></path></g></g>',
    '<g><g transform="scale(2)"><path d="M0 0" stroke-width="1.5" transform="translate(4 0)"></path></g></g>',
  ],
  [
    'knows selectors in brackets, and leaves out what no picture has',
    '<g class="none"><path class="any"></path></g>',
    `<g><path fill="url('data:,;}')"></path></g>`,
  ],
  [
    'tells a child from what lies deeper, and fills in attributes',
    '<div class="box"><path fill="var(--a)"></path><g><path></path></g></div>',
    '<g><path fill="red" stroke="green"></path><g><path></path></g></g>',
  ],
] as const)
  plain(name, () => assert.is(plainSvg(markup, rules), drawn))

plain.run()

const words = suite('createFit()')

words('makes words smaller until the longest fits, and makes lines of about equal length', async () => {
  const fit = createFit()
  const box = {
    font: 'heading',
    size: 72,
    width: 410,
    height: 300,
    lineHeight: 1.04,
    balanced: true,
  } as const
  assert.equal(fit('Leveling', box), { lines: ['Leveling'], size: 72 })
  assert.equal(fit('Root barriers', box), { lines: ['Root', 'barriers'], size: 72 })
  assert.ok(fit('Straightforwardness', box).size < 50)
  assert.equal(fit('One two three four', { ...box, size: 50 }).lines, ['One two', 'three four'])
})

words.run()

const pictures = fixtureSuite('pictures for sharing and icons')

/** Returns the colors at some points of a card, by the path of its page. */
async function colorsOf(
  fixture: Fixture,
  path: string,
  ...places: [x: number, y: number][]
): Promise<string[]> {
  const { site, cityOf } = loadSite({ ...fixture, photos: await readPhotos(fixture.publicDir) })
  const route = routes(site).find((route) => route.path === path)!
  const card = path === homePath ? siteCard(site) : route.page(cityOf).card!
  const { data, info } = await sharp(await cardDrawing(card).make(fixture.publicDir))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return places.map(([x, y]) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).join())
}

pictures('show a name with any letters, even those that have a meaning in a drawing', async (fixture) => {
  const card = async (name: string) => {
    fixture.write(
      'business.md',
      business.replace('name: Acme Leveling', () => `name: ${JSON.stringify(name)}`),
    )
    return sharp(await cardDrawing(siteCard(loadSite(fixture).site)).make(fixture.publicDir))
      .extract({ left: 120, top: 518, width: 380, height: 60 })
      .raw()
      .toBuffer()
  }
  const business = fixture.read('business.md')
  const plain = await card('Acme')
  for (const letter of ['&', '<', '>', '"', "'", ']]>'])
    assert.not.ok((await card(`Acme ${letter}`)).equals(plain), letter)
})

pictures('lose no text because of a ligature', () => {
  assert.is(plainSvg('<text>Fill of cliffs</text>', []), '<text>Fill of clif\u200Cfs</text>')
  assert.is(plainSvg('<text>fine fill, flat</text>', []), '<text>f\u200Cine f\u200Cill, f\u200Clat</text>')
})

pictures('use our fonts, whatever fonts the machine has', async () => {
  const ink = async (family: string) => {
    const text = `<text y="40" font-family="${family}" font-size="40">Rg</text>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="50">${text}</svg>`
    return createHash('sha1')
      .update(await drawPng(svg, { isCard: false }))
      .digest('hex')
  }
  assert.is.not(await ink('Besley'), await ink('Drawing Sans'))
  assert.is(await ink('Arial'), await ink('Drawing Sans'))
})

/** Returns the colors in the middle and in the corner of an icon, as red, green, blue, opacity. */
async function colorsOfIcon(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (pixel: number) => data.subarray(4 * pixel, 4 * pixel + 4).join()
  return [at((info.width * info.height + info.width) / 2), at(0)]
}

const red = sharp({ create: { width: 600, height: 600, channels: 4, background: 'red' } })

for (const [name, file] of [
  [
    'drawing',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M1 1h7v7H1z"/></svg>',
    ),
  ],
  [
    'photo',
    await red.extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#0000' }).png().toBuffer(),
  ],
] as const)
  pictures(`one icon of the owner's, a ${name}, makes every icon`, async (fixture) => {
    if (name === 'drawing')
      writeFileSync(join(fixture.publicDir, 'icon.png'), await red.clone().negate().png().toBuffer())
    writeFileSync(join(fixture.publicDir, name === 'drawing' ? 'icon.svg' : 'icon.png'), file)
    await make(fixture)
    const icon = (file: string) => readFileSync(join(fixture.outDir, file))
    for (const file of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'])
      assert.is((await colorsOfIcon(icon(file)))[0], '255,0,0,255', file)
    assert.is((await colorsOfIcon(icon('apple-touch-icon.png')))[1], '247,243,234,255')
    assert.equal(await colorsOfIcon(icon('favicon.ico').subarray(22)), ['255,0,0,255', '0,0,0,0'])
    // The start of an ICO file: zero, the type "icon", and a count of one.
    assert.equal([...icon('favicon.ico').subarray(0, 6)], [0, 0, 1, 0, 1, 0])
    const tab = built(fixture, 'icon.svg')
    if (name === 'drawing') assert.is(tab, String(file))
    else assert.match(tab, /<image [^>]*href="data:image\/png;base64,/)
  })

for (const [width, alt, name] of [
  [600, 'Acme', undefined],
  [200, '', 'Acme Leveling'],
] as const)
  pictures(`a logo ${width} wide and 200 high replaces the company's name everywhere`, async (fixture) => {
    const plain = await colorsOf(fixture, homePath, [80, 548])
    fixture.edit('business.md', 'socialImage:', 'logo: { src: /images/logo.png, alt: Acme }\nsocialImage:')
    const blue = { width, height: 200, channels: 4, background: '#00f8' } as const
    await sharp({ create: blue }).png().toFile(join(fixture.publicDir, 'images/logo.png'))
    await make(fixture)
    const page = parse(built(fixture, 'index.html'))
    for (const part of [page.querySelector('.brand')!, page.querySelector('.footer .name')!]) {
      const { src = '', ...said } = part.querySelector('img')!.attributes
      assert.equal(said, { alt, width: String((44 * width) / 200), height: '44' })
      assert.is(part.querySelector('span')?.text, name)
      const file = sharp(join(fixture.outDir, src))
      const { height, hasAlpha } = await file.metadata()
      assert.equal({ height, hasAlpha }, { height: 132, hasAlpha: true })
      assert.ok(built(fixture, 'index.html').includes(`"logo":"https://www.example.com${src}"`))
    }
    const [shown] = await colorsOf(fixture, homePath, [80, 548])
    assert.is.not(shown, plain[0])
    assert.match(shown!, /^1[12]\d,1[12]\d,2[45]\d$/)
  })

pictures('more than 300 pages share one picture for their cities', () => {
  assert.equal(
    [290, 301].map((count) => siteWith(madeUp(count, 5)).citiesSharePicture),
    [false, true],
  )
})

pictures.run()
