import '../../../generator/production'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/content/load'
import { drawingsOf } from '../../../generator/drawings/drawings'
import { markOf, markText, markedSvg } from '../../../generator/drawings/mark'
import { fileStyle, svgDrawings } from '../../../generator/drawings/svg-drawings'
import { drawings as drawingNames, plateNames, signPictures } from '../../../templates/illustrations/catalog'
import { fixtureFolders, withFixture } from '../../helpers/fixture'

const drawings = suite('svgDrawings()')
const files = svgDrawings(loadSite(fixtureFolders).site!.region)

drawings('are small', () => {
  for (const [address, whole] of files) {
    // The figures of the reading sheet are a font of 1.9 kB, which nothing makes smaller.
    const text = whole.replace(/url\(data:font[^)]*\)/, '')
    assert.ok(
      brotliCompressSync(text).length < (/\/(gallery|plates)\//.test(address) ? 3000 : 1250),
      `${address} has ${brotliCompressSync(text).length} bytes`,
    )
  }
})

drawings('carry every class, color and hatch that they use', () => {
  for (const [address, text] of files) {
    const [, style, art] = /<style>(.*?)<\/style>(.*)$/s.exec(text)!
    for (const [, name] of style!.matchAll(/var\((--[a-z0-9-]+)/g)) assert.match(style!, `${name}:`, address)
    for (const [, id] of art!.matchAll(/url\(#([a-z-]+)\)/g)) assert.match(art!, `id="${id}"`, address)
    for (const [, names] of art!.matchAll(/class="([^"]+)"/g))
      for (const name of names!.split(' '))
        assert.ok(new RegExp(`\\.${name}[,{]`).test(style!), `${address} has no style for ${name}`)
  }
})

drawings('there is one for each sign of damage', () => {
  for (const name of signPictures) assert.ok(files.has(`/images/signs/${name}.svg`), name)
})

drawings('there is one for each plate, with both framings', () => {
  for (const name of plateNames) {
    const text = files.get(`/images/plates/${name}.svg`)!
    assert.match(text, /max-aspect-ratio:1\/1/, name)
    for (const framing of ['wide', 'narrow']) assert.match(text, `<svg class="${framing}"`, name)
  }
})

drawings('name each pictogram by a fragment', () => {
  const text = files.get('/images/pictograms.svg')!
  for (const name of drawingNames) assert.match(text, `<view id="${name}"`)
})

drawings('take only the rules and tokens they use', () => {
  const tokens =
    ':root {\n --a: #123456;\n --b: red;\n}\n@media (prefers-color-scheme: dark) {\n :root {\n --a: #654321;\n }\n}'
  const rules =
    '.drawing .x,\n.drawing .y { fill: var(--a); }\n.drawing .z { fill: var(--b); }\n@media print { .drawing .x { fill: red; } }'
  assert.is(
    fileStyle('<svg><path class="x"/></svg>', { tokens, rules }),
    ':root{--a:#123456}@media(prefers-color-scheme:dark){:root{--a:#654321}}.x{fill:var(--a)}',
  )
})

drawings('are made of what content names, however it is spaced', () =>
  withFixture((fixture) => {
    fixture.edit('pages/home.md', 'heading: Local', "heading: Local\n  plate:  'piers'")
    const addresses = drawingsOf(loadSite(fixture).site!, fixture).map(({ address }) => address)
    assert.ok(addresses.includes('/images/plates/piers.svg'))
    assert.not(addresses.includes('/images/plates/drain.svg'))
  }),
)

drawings.run()

const mark = suite('markOf(path)')
const hash = '0123456789abcdef'

mark('reads the mark of an SVG, and of a PNG as this and earlier versions write it', () =>
  withFixture(({ root, publicDir }) => {
    const svg = readFileSync(join(publicDir, 'icon.svg'), 'utf8')
    const palette = `IHDR${'.'.repeat(13)}PLTE${'.'.repeat(768)}tRNS${'.'.repeat(256)}`
    for (const [name, contents] of [
      ['a.svg', markedSvg(svg, hash)],
      ['comment.png', `IHDR${'.'.repeat(13)}tEXtComment\0${markText(hash)}`],
      ['exif.png', `${palette}eXIf${'.'.repeat(118)}${markText(hash)}`],
    ] as const) {
      writeFileSync(join(root, name), contents)
      assert.is(markOf(join(root, name)), hash, name)
    }
    assert.equal(imageSize(Buffer.from(markedSvg(svg, hash))), imageSize(Buffer.from(svg)))
  }),
)

mark('is undefined for a file of somebody else, an empty one, a folder, and none', () =>
  withFixture(({ root, publicDir }) => {
    writeFileSync(join(root, 'empty'), '')
    mkdirSync(join(root, 'folder'))
    for (const path of [
      join(publicDir, 'icon-192.png'),
      ...['empty', 'folder', 'none'].map((name) => join(root, name)),
    ])
      assert.is(markOf(path), undefined, path)
  }),
)

mark.run()
