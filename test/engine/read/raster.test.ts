import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import * as assert from 'uvu/assert'
import { rasterTypeOf, withoutMetadata } from '../../../generator/read/pictures/raster'
import { said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'

const rasters = fixtureSuite('pictures of public/ that are files of their own')

/** What a camera and a program write: a place in words that can be searched for, and who took it. */
const place = 'N30-30-30'
const exif = {
  IFD0: { Artist: `Owner ${place}`, BodySerialNumber: '4711-serial' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 30/1 30/1', GPSMapDatum: place },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${place}"/></rdf:RDF></x:xmpmeta>`
const told = (picture: Sharp, orientation = 1) =>
  picture.withMetadata({ orientation }).withExifMerge(exif).withXmp(xmp)

const noise = (width = 90, height = 60) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })

/** What stands before or behind the part that is put in at `at`. */
const insert = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
const segment = (marker: number, data: string) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data, 'latin1')])
}
/** A GIF comment, and a block of XMP as Photoshop writes it. */
const gifNotes = Buffer.concat([
  Buffer.from([0x21, 0xfe, place.length]),
  Buffer.from(`${place}\0`),
  Buffer.from([0x21, 0xff, 11]),
  Buffer.from(`XMP DataXMP\x05${place.slice(0, 5)}\0`, 'latin1'),
])

const base = await noise().png().toBuffer()
const jpeg = await told(sharp(base).jpeg(), 6).toBuffer()
const progressive = await told(sharp(base).jpeg({ progressive: true })).toBuffer()
const png = await told(sharp(base).png()).toBuffer()
const webp = await told(sharp(base).webp(), 3).toBuffer()
const lossless = await told(sharp(base).webp({ lossless: true })).toBuffer()
const gif = await sharp(base).gif().toBuffer()
const frames = await sharp([base, await noise(90, 60).blur(3).png().toBuffer()], { join: { animated: true } })
  .gif({ loop: 3, delay: [100, 200] })
  .toBuffer()
const cmyk = await sharp(base).toColourspace('cmyk').jpeg().toBuffer()

type Strippable = Parameters<typeof withoutMetadata>[1]

const cases: [what: string, type: Strippable, bytes: Buffer][] = [
  ['a JPEG that lay on its side, with EXIF and XMP', 'JPEG', jpeg],
  ['a progressive JPEG', 'JPEG', progressive],
  ['a JPEG in CMYK', 'JPEG', cmyk],
  [
    'a JPEG with IPTC, a comment and a note of its maker',
    'JPEG',
    insert(
      jpeg,
      2,
      Buffer.concat([segment(0xed, `Photoshop 3.0\0${place}`), segment(0xfe, place), segment(0xe4, place)]),
    ),
  ],
  ['a JPEG with another one behind its end', 'JPEG', Buffer.concat([jpeg, jpeg, Buffer.from(place)])],
  ['a PNG with EXIF and XMP', 'PNG', png],
  ['a PNG upside down', 'PNG', await told(sharp(base).png(), 3).toBuffer()],
  ['a PNG with something behind its end', 'PNG', Buffer.concat([png, Buffer.from(place)])],
  ['a WebP upside down, with EXIF and XMP', 'WebP', webp],
  ['a lossless WebP', 'WebP', lossless],
  ['a GIF with a comment and XMP', 'GIF', insert(gif, 13 + 3 * 2 ** ((gif[10]! & 7) + 1), gifNotes)],
  ['an animated GIF', 'GIF', frames],
]

const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).autoOrient().raw().toBuffer()

for (const [what, type, bytes] of cases)
  rasters(`${what}: the same pixels and nothing else`, async () => {
    assert.is(rasterTypeOf(bytes), type)
    const { orientation, density: _, ...before } = await sharp(bytes, { animated: true }).metadata()
    const clean = withoutMetadata(bytes, type, orientation)
    const after = await sharp(clean, { animated: true }).metadata()
    assert.ok((await pixels(bytes)).equals(await pixels(clean)))
    assert.is(after.orientation ?? 1, orientation ?? 1)
    assert.equal(
      [after.format, after.loop, after.delay, after.icc],
      [before.format, before.loop, before.delay, before.icc],
    )
    assert.equal([after.xmp, after.iptc, after.comments], [undefined, undefined, undefined])
    for (const word of [place, '4711-serial', 'Owner', 'Photoshop', 'rdf:'])
      assert.not(clean.includes(word), word)
    // Once clean, it stays as it is.
    assert.ok(withoutMetadata(clean, type, orientation).equals(clean))
  })

rasters('are taken for damaged when their parts do not add up', () => {
  for (const [what, type, bytes] of cases.filter(([what]) => !what.includes('behind')))
    for (const length of [4, 20, 60, bytes.length / 2, type === 'WebP' ? bytes.length - 30 : 0])
      assert.throws(
        () => withoutMetadata(bytes.subarray(0, Math.floor(length)), type),
        /./,
        `${what}, ${length}`,
      )
})

const publish = ({ publicDir }: Fixture, name: string, bytes: Uint8Array | string) => {
  mkdirSync(dirname(join(publicDir, name)), { recursive: true })
  writeFileSync(join(publicDir, name), bytes)
}

rasters('are published without what is written beside the pixels, whatever their names', async (fixture) => {
  const files = {
    'team/boss.jpg': jpeg,
    'images/old.jpg.txt': jpeg,
    'a.jpe': progressive,
    'downloads/x': png,
    'images/b.GIF': cases[9]![2],
    'logo.webp': webp,
    'apple-touch-icon.png': png,
  }
  for (const [name, bytes] of Object.entries(files)) publish(fixture, name, bytes)
  assert.is(await said(fixture), 'built')
  for (const [name, bytes] of Object.entries(files)) {
    const made = readFileSync(join(fixture.outDir, name))
    assert.ok(bytes.includes(place) && !made.includes(place), name)
    assert.ok((await pixels(made)).equals(await pixels(bytes)), name)
  }
})

rasters('are refused where nobody can clean them, or where they are damaged', async (fixture) => {
  const half = jpeg.subarray(0, jpeg.length / 2)
  const refused: [string, Buffer, RegExp][] = [
    [
      'scan.tiff',
      await sharp(base).tiff().toBuffer(),
      /is a TIFF inside, which may say where it was taken; export it as JPEG/,
    ],
    ['images/scan.txt', await sharp(base).tiff().toBuffer(), /is a TIFF inside/],
    ['IMG_1.HEIC', Buffer.from('0000001c66747970686569630000000068656963', 'hex'), /is a HEIC inside/],
    ['art.psd', Buffer.from('8BPS\0\x01aaaaaaaaaaaa', 'latin1'), /is a Photoshop file inside/],
    ['a.jxl', Buffer.from('ff0a0000000000000000000000000000', 'hex'), /is a JPEG XL inside/],
    ['a.avif', await told(sharp(base).avif()).toBuffer(), /is an AVIF that may say where/],
    ['team/half.jpg', half, /is damaged/],
    ['team/half.png', png.subarray(0, png.length / 2), /is damaged/],
  ]
  for (const [name, bytes] of refused) publish(fixture, name, bytes)
  const lines = (await said(fixture)).split('\n')
  for (const [name, , message] of refused) {
    const line = lines.find((line) => line.startsWith(`public/${name}:1:1 `))
    assert.match(line ?? `nothing of ${name}`, message)
  }
  assert.is(lines.at(-1), `${refused.length} problems in content; nothing was written`)
})

rasters('and what only looks like one may stay as it is', async (fixture) => {
  const files = {
    'notes.txt': 'BM, the brand, is a good one, and so is GIF89.',
    'menu.pdf': '%PDF-1.7\n1 0 obj',
    'tour.mp4': Buffer.from('0000001c6674797069736f6d00000000', 'hex'),
    'data.json': '{}',
    'empty.jpg': '',
    'favicon.ico': Buffer.from('000001000100101000000100200068040000160000002800', 'hex'),
    'plain.avif': await sharp(base).avif().toBuffer(),
    'art.bmp': Buffer.from('424d3a0000000000000036000000280000000100', 'hex'),
    'font.woff2': Buffer.from('774f4632000100000000', 'hex'),
    'a.zip': Buffer.from('504b0304140000000800', 'hex'),
    'raw.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  }
  for (const [name, bytes] of Object.entries(files)) publish(fixture, name, bytes)
  assert.is(await said(fixture), 'built')
  for (const [name, bytes] of Object.entries(files))
    assert.ok(readFileSync(join(fixture.outDir, name)).equals(Buffer.from(bytes)), name)
})

rasters.run()
