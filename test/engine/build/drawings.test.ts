import '../../../build/production'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { imageSize } from 'image-size'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { drawFiles } from '../../../build/draw'
import { fileStyle } from '../../../build/file-style'
import { contentDir, publicDir } from '../../../build/paths'
import { signPictures } from '../../../content/types'

const drawings = suite('drawings kept as files')
const files = drawFiles()
const read = (address: string) => readFileSync(join(publicDir, address))

drawings('are what the command draws now; if not, run `npx tsx build/draw.tsx`', () => {
  for (const [address, text] of files) assert.is(read(address).toString(), text, address)
})

drawings('leave no file behind whose drawing is gone', () => {
  for (const folder of ['signs', 'gallery'])
    assert.equal(
      readdirSync(join(publicDir, 'images', folder)).sort(),
      [...files.keys()]
        .filter((address) => address.includes(`/${folder}/`))
        .map((address) => basename(address))
        .sort(),
    )
})

drawings('are small', () => {
  for (const [address, text] of files)
    assert.ok(
      text.length < (address.includes('/gallery/') ? 9000 : 3000),
      `${address} has ${text.length} bytes`,
    )
})

drawings('carry every class, colour and hatch that they use', () => {
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

const slugs = (folder: string) => readdirSync(join(contentDir, folder)).map((file) => basename(file, '.md'))
const cards = [
  '/images/social/site.png',
  ...slugs('services').map((slug) => `/images/social/services/${slug}.png`),
  ...slugs('locations').map((slug) => `/images/social/locations/${slug}.png`),
]

for (const address of cards)
  drawings(`${address} is 1200 x 630 and light; if not, run \`npx tsx build/draw-png.tsx\``, () => {
    const image = read(address)
    const { width, height, type } = imageSize(image)
    assert.equal({ width, height, type }, { width: 1200, height: 630, type: 'png' })
    assert.ok(image.length < 80_000, `${image.length} bytes`)
  })

for (const [address, size] of [
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-512.png', 512],
  ['/favicon.ico', 32],
] as const)
  drawings(`${address} is ${size} pixels wide and high`, () => {
    const { width, height } = imageSize(read(address))
    assert.equal([width, height], [size, size])
  })

drawings.run()
