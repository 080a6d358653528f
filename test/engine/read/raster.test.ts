import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import * as assert from 'uvu/assert'
import { said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'

const rasters = fixtureSuite('other pictures in public/')

/** Metadata of a camera and a program: a place in searchable words, and the photographer. */
const place = 'N30-30-30'
const exif = {
  IFD0: { Artist: `Owner ${place}`, BodySerialNumber: '4711-serial' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 30/1 30/1', GPSMapDatum: place },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${place}"/></rdf:RDF></x:xmpmeta>`
const told = (picture: Sharp, orientation = 1) =>
  picture.withMetadata({ orientation }).withExifMerge(exif).withXmp(xmp)

const drawn = (color: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="${color}"/><circle cx="20" cy="15" r="30" fill="#345"/></svg>`,
    ),
  )

/** Returns the bytes with `part` inserted at `at`. */
const insert = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
const segment = (marker: number, data: string) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data, 'latin1')])
}
/** Returns where the color table of a GIF ends. */
const afterColors = (gif: Buffer) => 13 + 3 * 2 ** ((gif[10]! & 7) + 1)
const gifComment = Buffer.concat([Buffer.from([0x21, 0xfe, place.length]), Buffer.from(`${place}\0`)])
/** An XMP block as Photoshop writes it into a GIF. */
const gifNotes = Buffer.concat([
  Buffer.from([0x21, 0xff, 11]),
  Buffer.from(`XMP DataXMP\x05${place.slice(0, 5)}\0`, 'latin1'),
])

// With thousands of colors.
const base = await drawn('tan').blur(9).png().toBuffer()
const plain = await sharp(base).jpeg().toBuffer()
const jpeg = await told(sharp(base).jpeg(), 6).toBuffer()
const progressive = await told(sharp(base).jpeg({ progressive: true })).toBuffer()
const png = await told(sharp(base).png()).toBuffer()
const webp = await told(sharp(base).webp(), 3).toBuffer()
const gif = await sharp(base).gif().toBuffer()
const frames = await sharp([base, await drawn('teal').png().toBuffer()], { join: { animated: true } })
  .gif({ loop: 3, delay: [100, 200] })
  .toBuffer()
const cmyk = await sharp(base).toColourspace('cmyk').jpeg().toBuffer()

/** The chunk after the first in an animated PNG: one frame, shown once (PNG, third edition, section 11.3.6.1). */
const acTL = Buffer.from('000000086163544c0000000100000001c32ad936', 'hex')
const cases: Record<string, Buffer> = {
  'side.jpg': jpeg,
  'progressive.jpg': progressive,
  'cmyk.jpg': insert(cmyk, 2, segment(0xe1, `Exif\0\0${place}`)),
  'comment.jpg': insert(plain, 2, segment(0xfe, place)),
  'two.jpg': Buffer.concat([plain, plain, Buffer.from(place)]),
  'notes.png': png,
  'behind.png': Buffer.concat([base, Buffer.from(place)]),
  'down.webp': webp,
  'comment.gif': insert(gif, afterColors(gif), gifComment),
  'xmp.gif': insert(gif, afterColors(gif), gifNotes),
  'moves.gif': insert(frames, afterColors(frames), gifNotes),
}

/** The greatest invisible mean difference of pixels, of 255. */
const unseen = 3

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).autoOrient().flatten().toColourspace('srgb').raw().toBuffer()),
  )
  assert.is(a!.length, b!.length)
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length
}

const publish = ({ publicDir }: Fixture, name: string, bytes: Uint8Array | string) => {
  mkdirSync(dirname(join(publicDir, name)), { recursive: true })
  writeFileSync(join(publicDir, name), bytes)
}

/** Files that only look like pictures, and pictures without metadata. */
const harmless = {
  'notes.txt': 'BM, the brand, is a good one, and so is GIF89.',
  'empty.jpg': '',
  'plain.jpg': plain,
  'plain.png': base,
  'plain.gif': frames,
  'raw.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}

const clean = { exif: undefined, xmp: undefined, iptc: undefined, comments: undefined, orientation: 1 }

rasters('are published without their metadata, and otherwise unchanged', async (fixture) => {
  const files = { ...cases, 'images/old.jpg.txt': jpeg, 'a.jpe': progressive, 'downloads/x': png }
  for (const [name, bytes] of Object.entries({ ...files, ...harmless })) publish(fixture, name, bytes)
  assert.is(await said(fixture), 'built')
  for (const [name, bytes] of Object.entries(files)) {
    const made = readFileSync(join(fixture.outDir, name))
    for (const word of [place, '4711-serial', 'Owner', 'Photoshop', 'rdf:'])
      assert.not(made.includes(word), `${name}: ${word}`)
    const { exif, xmp, iptc, comments, orientation = 1 } = await sharp(made).metadata()
    assert.equal({ exif, xmp, iptc, comments, orientation }, clean, name)
    // Only JPEG and lossy WebP store less than their pixels.
    const loses = /jpe?g|jpe$|down\.webp/.test(name)
    assert.ok((await difference(made, bytes)) <= (loses ? unseen : 0), name)
  }
  const moving = sharp(readFileSync(join(fixture.outDir, 'moves.gif')), { animated: true })
  const { loop, delay } = await moving.metadata()
  assert.equal({ loop, delay }, { loop: 3, delay: [100, 200] })
  for (const [name, bytes] of Object.entries(harmless))
    assert.ok(readFileSync(join(fixture.outDir, name)).equals(Buffer.from(bytes)), name)
})

rasters('are refused when they cannot be cleaned or are damaged', async (fixture) => {
  const half = jpeg.subarray(0, jpeg.length / 2)
  const tiff = await sharp(base).tiff().toBuffer()
  const avif = await told(sharp(base).avif()).toBuffer()
  const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex')
  const taken = 'may say where it was taken; export it as JPEG'
  const refused: [name: string, bytes: Buffer, message: string][] = [
    ['scan.tiff', tiff, 'is a TIFF inside, which may say where it was taken; export it as JPEG'],
    ['images/scan.txt', tiff, 'is a TIFF inside'],
    ['IMG_1.HEIC', heic, 'is a HEIC inside'],
    ['a.avif', avif, taken],
    ['moves.png', insert(png, 33, acTL), taken],
    ['team/half.jpg', half, 'is damaged'],
    ['team/half.png', png.subarray(0, png.length / 2), 'is damaged'],
  ]
  for (const [name, bytes] of refused) publish(fixture, name, bytes)
  const lines = (await said(fixture)).split('\n')
  for (const [name, , message] of refused) {
    const line = lines.find((line) => line.startsWith(`public/${name}:1:1 `))
    assert.match(line ?? `nothing of ${name}`, message)
  }
  assert.is(lines.at(-1), `${refused.length} problems in content; nothing was written`)
})

rasters.run()
