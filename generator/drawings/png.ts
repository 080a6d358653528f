/** Makes the PNG of a flat drawing small: at most 256 colours, one byte for each pixel. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

interface Pixels {
  width: number
  height: number
  /** Three bytes for each pixel, row by row. */
  rgb: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const rgbType = 2
const paletteType = 3
const rgbaType = 6

/**
 * The same picture with a palette. The colours that cover most are kept; the shades between two of
 * them become the nearest kept one, which the eye does not see.
 * @throws for a PNG that is not of the kind that browsers' screenshots are.
 */
export function withPalette(png: Buffer): Buffer {
  const { width, height, rgb } = decode(png)
  const palette = choosePalette(rgb)
  const nearest = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0; x < width; x++, from += 3) {
      const color = colorAt(rgb, from)
      let index = nearest.get(color)
      if (index === undefined) nearest.set(color, (index = indexOfNearest(palette, color)))
      rows[y * (width + 1) + x + 1] = index
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = paletteType
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same picture with a comment, right behind its header. `text` is Latin-1. */
export function withComment(png: Buffer, text: string): Buffer {
  // The header is the first chunk: length, type, 13 bytes of data, checksum.
  const headerEnd = signature.length + 4 + 4 + 13 + 4
  const comment = chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))
  return Buffer.concat([png.subarray(0, headerEnd), comment, png.subarray(headerEnd)])
}

const colorAt = (rgb: Uint8Array, i: number) => (rgb[i]! << 16) | (rgb[i + 1]! << 8) | rgb[i + 2]!

function choosePalette(rgb: Uint8Array): number[] {
  const counts = new Map<number, number>()
  for (let i = 0; i < rgb.length; i += 3) {
    const color = colorAt(rgb, i)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const common = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([color]) => color)
  const palette: number[] = []
  for (const color of common) {
    if (palette.every((other) => difference(color, other) > 150)) palette.push(color)
    if (palette.length === 256) break
  }
  return palette
}

function indexOfNearest(palette: number[], color: number): number {
  let best = 0
  let least = Infinity
  palette.forEach((other, i) => {
    const apart = difference(color, other)
    if (apart < least) [best, least] = [i, apart]
  })
  return best
}

function difference(a: number, b: number): number {
  const [red, green, blue] = [
    (a >> 16) - (b >> 16),
    ((a >> 8) & 255) - ((b >> 8) & 255),
    (a & 255) - (b & 255),
  ]
  return red * red + green * green + blue * blue
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function decode(png: Buffer): Pixels {
  const parts: Buffer[] = []
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const [depth, type, interlace] = [png[24], png[25], png[28]]
  if (depth !== 8 || interlace !== 0 || (type !== rgbType && type !== rgbaType))
    throw new Error(`cannot read a PNG of colour type ${type} with ${depth} bits, interlace ${interlace}`)
  const size = type === rgbaType ? 4 : 3
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * size, height, size)
  const rgb = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let part = 0; part < 3; part++) rgb[pixel * 3 + part] = rows[pixel * size + part]!
  return { width, height, rgb }
}

/** Undoes the five filters of PNG (RFC 2083, section 6). */
function unfilter(data: Buffer, stride: number, height: number, size: number): Uint8Array {
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)]!
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= size ? rows[at - size]! : 0
      const up = y > 0 ? rows[at - stride]! : 0
      const corner = x >= size && y > 0 ? rows[at - stride - size]! : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!
      rows[at] = data[y * (stride + 1) + 1 + x]! + guess
    }
  }
  return rows
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
