/** Pictures made of pixels: which kind some bytes are, and the same picture without what a camera wrote beside it. */
import { crc32 } from 'node:zlib'

/** The kinds that browsers show, and those that they do not but that may say where a photo was taken. */
export type RasterType =
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'GIF'
  | 'AVIF'
  | 'BMP'
  | 'ICO'
  | 'TIFF'
  | 'HEIC'
  | 'JPEG XL'
  | 'JPEG 2000'
  | 'Photoshop file'

/** How files of each kind begin: bytes as hexadecimal digits and dots, where any digit may stand. */
const signatures: readonly (readonly [RasterType, RegExp])[] = [
  ['JPEG', /^ffd8ff/],
  ['PNG', /^89504e470d0a1a0a/],
  ['WebP', /^52494646.{8}57454250/],
  ['GIF', /^47494638(37|39)61/],
  // The brands of ISO base media files, MIAF and HEIF, ISO/IEC 23000-22 and 23008-12.
  ['AVIF', /^.{8}66747970(61766966|61766973)/],
  ['HEIC', /^.{8}66747970(68656963|68656978|68657663|68657678|6865696d|68656973|6d696631|6d736631)/],
  // A bitmap file header holds four bytes of zero from the sixth on.
  ['BMP', /^424d.{8}00000000/],
  ['ICO', /^0000010001?[0-9a-f]{1,3}/],
  ['TIFF', /^(49492a00|4d4d002a|49492b00|4d4d002b|49495500|4949524f)/],
  ['JPEG XL', /^(ff0a|0000000c4a584c20)/],
  ['JPEG 2000', /^(0000000c6a502020|ff4fff51)/],
  ['Photoshop file', /^38425053/],
]

/** The kind of the picture that a file begins with, whatever its name; undefined for anything else. */
export function rasterTypeOf(head: Buffer): RasterType | undefined {
  const digits = head.toString('hex', 0, 16)
  return signatures.find(([, pattern]) => pattern.test(digits))?.[0]
}

/**
 * The same file with nothing in it but what its pixels and colors are made of: no EXIF, XMP, IPTC, comment, preview or
 * further file behind its end. A picture that was taken lying on its side keeps a note of that, `orientation` from 1 to
 * 8 of EXIF 2.32.
 * @throws {RangeError} when its parts do not add up to a picture.
 */
export function withoutMetadata(
  bytes: Buffer,
  type: 'JPEG' | 'PNG' | 'WebP' | 'GIF',
  orientation = 1,
): Buffer {
  const note = orientation > 1 ? orientationOnly(orientation) : undefined
  return { JPEG: cleanJpeg, PNG: cleanPng, WebP: cleanWebP, GIF: cleanGif }[type](bytes, note)
}

/** A TIFF structure with one entry: tag 0x0112, orientation, one SHORT (TIFF 6.0, section 2). */
function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

const part = (bytes: Buffer, from: number, to: number): Buffer => {
  if (to > bytes.length || to < from) throw new RangeError('ends too early')
  return bytes.subarray(from, to)
}

/**
 * Segments of a JPEG (ISO/IEC 10918-1, annex B). Of those that programs may define it keeps JFIF, the color profile
 * and Adobe's note on how colors are stored.
 */
function cleanJpeg(bytes: Buffer, orientation?: Buffer): Buffer {
  const kept = [part(bytes, 0, 2)]
  if (orientation) {
    const exif = Buffer.concat([Buffer.from('ffe100004578696600000000', 'hex').subarray(0, 10), orientation])
    exif.writeUInt16BE(exif.length - 2, 2)
    kept.push(exif)
  }
  let at = 2
  for (;;) {
    // Any number of FF may stand before a marker.
    if (bytes[at] !== 0xff) throw new RangeError('has no marker where one belongs')
    while (bytes[at + 1] === 0xff) at += 1
    const marker = part(bytes, at, at + 2)[1]!
    if (marker === 0xd9) return Buffer.concat([...kept, part(bytes, at, at + 2)])
    const end = at + 2 + part(bytes, at + 2, at + 4).readUInt16BE()
    const segment = part(bytes, at, end)
    if (isKeptSegment(marker, segment)) kept.push(segment)
    at = end
    if (marker !== 0xda) continue
    // The scan behind its header: data in which FF is followed by 0 or a restart marker.
    for (at = bytes.indexOf(0xff, at); at >= 0 && isData(bytes[at + 1]); at = bytes.indexOf(0xff, at + 2));
    if (at < 0) throw new RangeError('ends within a scan')
    kept.push(part(bytes, end, at))
  }
}

const isData = (marker: number | undefined) => marker === 0 || (marker! >= 0xd0 && marker! <= 0xd7)

const isKeptSegment = (marker: number, segment: Buffer): boolean => {
  const holds = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name
  if (marker === 0xe0) return holds('JFIF\0')
  if (marker === 0xe2) return holds('ICC_PROFILE\0')
  if (marker === 0xee) return holds('Adobe')
  return marker < 0xe0 || (marker > 0xef && marker !== 0xfe)
}

/** Chunks that change what is seen, with those of animations (PNG, third edition, section 11). */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

function cleanPng(bytes: Buffer, orientation?: Buffer): Buffer {
  const kept = [part(bytes, 0, 8)]
  for (let at = 8; ;) {
    const end = at + 12 + part(bytes, at, at + 4).readUInt32BE()
    const chunk = part(bytes, at, end)
    const name = chunk.toString('latin1', 4, 8)
    if (pngChunks.has(name)) kept.push(chunk)
    if (name === 'IHDR' && orientation) kept.push(pngChunk('eXIf', orientation))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** Chunks of a WebP (RFC 9649, section 2.7). Those of EXIF and XMP are also named by flags of the first. */
function cleanWebP(bytes: Buffer, orientation?: Buffer): Buffer {
  const kept: Buffer[] = []
  const whole = 8 + part(bytes, 4, 8).readUInt32LE()
  for (let at = 12; at < whole;) {
    const length = part(bytes, at + 4, at + 8).readUInt32LE()
    // The last byte, which makes the length even, may be missing at the end of a file.
    const end = Math.min(at + 8 + length + (length % 2), bytes.length)
    const chunk = Buffer.from(part(bytes, at, Math.max(end, at + 8 + length)))
    const name = chunk.toString('latin1', 0, 4)
    if (name === 'VP8X') chunk[8] = (chunk[8]! & ~0b1100) | (orientation ? 0b1000 : 0)
    if (/^(VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(name)) kept.push(chunk)
    at = end
  }
  if (orientation) {
    const exif = Buffer.concat([Buffer.from('EXIF\0\0\0\0', 'latin1'), orientation])
    exif.writeUInt32LE(orientation.length, 4)
    kept.push(exif)
  }
  const head = Buffer.from(part(bytes, 0, 12))
  const body = Buffer.concat(kept)
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}

/** Blocks of a GIF (GIF89a, sections 17 to 27). Of those for programs it keeps the number of loops. */
function cleanGif(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let at = 13 + colorTable(part(bytes, 0, 13)[10]!)
  kept.push(part(bytes, 0, at))
  /** The end of the sub-blocks that begin here, the last of which is empty. */
  const endOfBlocks = (from: number) => {
    let end = from
    for (let length = part(bytes, end, end + 1)[0]!; length > 0; length = part(bytes, end, end + 1)[0]!)
      end += 1 + length
    return end + 1
  }
  for (;;) {
    const begin = at
    const kind = part(bytes, at, at + 1)[0]
    if (kind === 0x3b) return Buffer.concat([...kept, part(bytes, at, at + 1)])
    if (kind === 0x21) {
      at = endOfBlocks(at + 2)
      const label = bytes[begin + 1]
      const program = bytes.toString('latin1', begin + 3, begin + 14)
      const isNote = label === 0xfe || (label === 0xff && !/^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(program))
      if (!isNote) kept.push(part(bytes, begin, at))
    } else if (kind === 0x2c) {
      const descriptor = part(bytes, at, at + 10)
      at = endOfBlocks(at + 10 + colorTable(descriptor[9]!) + 1)
      kept.push(part(bytes, begin, at))
    } else throw new RangeError('has no block where one belongs')
  }
}

/** Bytes of the table of colors that these flags tell of. */
const colorTable = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1))
