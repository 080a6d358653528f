import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import * as assert from 'uvu/assert'
import { builtPage, said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { put, scene } from '../../helpers/photos'

const photos = fixtureSuite('a photo that content names')

/** Puts these files of public/images into the gallery of the services page, each with further fields. */
const show = ({ edit }: Fixture, ...names: string[]) =>
  edit(
    'pages/services.md',
    '    - src: /images/house.svg\n      alt: Nothing much\n      caption: One.\n',
    names
      .map(
        (name) =>
          `    - src: /images/${name}\n      alt: Nothing much, ${name.split('\n')[0]}\n      caption: One.\n`,
      )
      .join(''),
  )

interface Shown {
  /** Attributes of the img element. */
  image: Record<string, string>
  /** The candidates of each source element: addresses by width, by type. */
  sources: Map<string, [width: number, path: string][]>
}

/** Builds the site with these photos in the gallery of the services page. Returns what it shows of each. */
async function builtWith(fixture: Fixture, ...names: string[]): Promise<[Shown, ...Shown[]]> {
  show(fixture, ...names)
  assert.is(await said(fixture), 'built')
  const all = builtPage(fixture, 'services').querySelectorAll('main figure picture').map(shown)
  assert.is(all.length, names.length)
  return all as [Shown, ...Shown[]]
}

function shown(picture: HTMLElement): Shown {
  const candidates = (set: string) =>
    set.split(', ').map((one): [number, string] => {
      const [path, width] = one.split(' ')
      return [Number.parseInt(width!), path!]
    })
  const sources = picture.querySelectorAll('source').map(({ attrs }) => attrs)
  return {
    image: picture.querySelector('img')!.attrs,
    sources: new Map(sources.map(({ type, srcset }) => [type!, candidates(srcset!)])),
  }
}

const sizeOf = ({ width, height }: Record<string, string>) => `${width}x${height}`

const read = ({ outDir }: Fixture, path: string) => readFileSync(join(outDir, path))

/** Returns the color in the middle of each quarter of a picture: top left, top right, bottom left, bottom right. */
async function quarters(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colorAt = (across: number, down: number) => {
    const pixel = Math.round(info.height * down) * info.width + Math.round(info.width * across)
    const [red, green, blue] = data.subarray(pixel * info.channels)
    if (red! > 150) return green! > 180 ? 'yellow' : 'red'
    return green! > 100 ? 'green' : blue! > 90 ? 'blue' : '?'
  }
  return [colorAt(0.25, 0.25), colorAt(0.75, 0.25), colorAt(0.25, 0.75), colorAt(0.75, 0.75)]
}

const plain = (background: string, width = 800, height = 500) =>
  sharp({ create: { width, height, channels: 4, background } })

const colors = ['red', 'yellow', 'green', 'blue']

/** A picture whose quarters are red, yellow, green and blue. */
const fourColors = (width: number, height: number) => {
  const [w, h] = [width / 2, height / 2]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#e00" d="M0 0h${w}v${h}H0z"/><path fill="#ee0" d="M${w} 0h${w}v${h}h-${w}z"/><path fill="#0a0" d="M0 ${h}h${w}v${h}H0z"/><path fill="#00e" d="M${w} ${h}h${w}v${h}h-${w}z"/></svg>`
  return sharp(Buffer.from(svg))
}

photos('is cropped around what matters in it', async (fixture) => {
  put(fixture.publicDir, 'up.png', await fourColors(750, 2000).png().toBuffer())
  put(fixture.publicDir, 'wide.png', await fourColors(3000, 900).png().toBuffer())
  const focused = (name: string, focus: string) => `${name}\n      focus: ${focus}`
  const named = [
    'up.png',
    focused('up.png', 'top'),
    focused('up.png', '10% 90%'),
    focused('wide.png', 'right'),
    focused('wide.png', '0% 50%'),
  ]
  const seen = []
  for (const { image } of await builtWith(fixture, ...named)) {
    seen.push((await quarters(read(fixture, image.src!))).join(' '))
    assert.is(sizeOf(image), image.width === '1440' ? '1440x900' : '720x450')
  }
  assert.equal(seen, [
    'red yellow green blue',
    'red yellow red yellow',
    'green blue green blue',
    'yellow yellow blue blue',
    'red red green green',
  ])
})

/** What a camera saves when it is turned: the upright picture, turned back (EXIF 2.32, tag Orientation). */
const turned: Record<number, (image: Sharp) => Sharp> = {
  1: (image) => image,
  2: (image) => image.flop(),
  3: (image) => image.flop().flip(),
  4: (image) => image.flip(),
  5: (image) => image.rotate(270).flop(),
  6: (image) => image.rotate(270),
  7: (image) => image.rotate(90).flop(),
  8: (image) => image.rotate(90),
}

photos('is shown upright, however the camera was held', async (fixture) => {
  const upright = await fourColors(720, 450).png().toBuffer()
  for (const [orientation, turn] of Object.entries(turned)) {
    const kept = await turn(sharp(upright)).png().toBuffer()
    const photo = sharp(kept).withMetadata({ orientation: Number(orientation) })
    put(fixture.publicDir, `${orientation}.jpg`, await photo.jpeg().toBuffer())
  }
  const names = Object.keys(turned).map((orientation) => `${orientation}.jpg`)
  for (const { image, sources } of await builtWith(fixture, ...names)) {
    assert.is(sizeOf(image), '720x450')
    for (const path of [image.src!, ...[...sources.values()].map((candidates) => candidates[0]![1])])
      assert.equal(await quarters(read(fixture, path)), colors, path)
  }
})

photos('loses its EXIF, its location and its color profile, but keeps its colors', async (fixture) => {
  const photo = fourColors(800, 500)
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: 'Ann Acme' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 30/1 0/1' },
    })
  put(fixture.publicDir, 'a.jpg', await photo.jpeg({ quality: 95 }).toBuffer())
  const before = await sharp(join(fixture.publicDir, 'images/a.jpg')).metadata()
  assert.ok(before.exif && before.icc)
  const [{ image, sources }] = await builtWith(fixture, 'a.jpg')
  for (const path of [image.src!, ...[...sources.values()].flat().map(([, path]) => path)]) {
    const bytes = read(fixture, path)
    const { exif, icc, xmp, iptc, space } = await sharp(bytes).metadata()
    assert.equal([exif, icc, xmp, iptc, space], [undefined, undefined, undefined, undefined, 'srgb'], path)
    assert.not(bytes.includes('Ann Acme'))
    assert.equal(await quarters(bytes), colors, path)
  }
})

const jpegOf = (width: number, height: number) => plain('red', width, height).jpeg().toBuffer()

const damaged = 'is damaged, cut off, or not a picture; copy it from the camera again, or export it as JPEG'

const scripted =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'

const wrong: [name: string, bytes: () => Promise<Buffer | string>, message: string][] = [
  ['is no picture', async () => 'text', damaged],
  ['is empty', async () => '', damaged],
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format): (typeof wrong)[number] => [
    `is a ${format} that was cut off`,
    async () => {
      const bytes = await (await scene(400, 300)).toFormat(format).toBuffer()
      return bytes.subarray(0, bytes.length * 0.6)
    },
    damaged,
  ]),
  ['is too narrow', () => jpegOf(700, 500), 'is 700 x 500 pixels; here it takes at least 720 x 450'],
  ['is too low', () => jpegOf(1600, 300), 'is 1600 x 300 pixels; here it takes at least 720 x 450'],
  [
    'has more than 100 megapixels',
    // Only its header is read, which states this size.
    async () => {
      const bytes = await plain('red').png().toBuffer()
      bytes.writeUInt32BE(10_100, 16)
      bytes.writeUInt32BE(10_000, 20)
      return bytes
    },
    'has more than 100 megapixels; export it smaller, 3000 pixels wide',
  ],
  [
    'moves',
    async () => {
      const frame = (color: string) => plain(color).png().toBuffer()
      return sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
        .webp()
        .toBuffer()
    },
    'is animated; pages show still pictures; export one frame as JPEG',
  ],
  ['is a GIF', () => plain('red').gif().toBuffer(), 'is GIF inside; export it as JPEG'],
  ['is an SVG', async () => scripted, 'is SVG inside; export it as JPEG'],
]
photos('that is wrong is an error that says what to do, and all errors are listed', async (fixture) => {
  for (const [i, [, bytes]] of wrong.entries()) put(fixture.publicDir, `${i}.jpg`, await bytes())
  show(fixture, ...wrong.map((_, i) => `${i}.jpg`))
  assert.equal(
    (await said(fixture)).split('\n').filter((line) => line.startsWith('content/')),
    wrong.map(
      ([, , message], i) =>
        `content/pages/services.md:${13 + 3 * i}:7  gallery.items[${i}].src is "/images/${i}.jpg", which ${message}`,
    ),
  )
})

photos.run()
