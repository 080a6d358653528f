/** Photos for tests, made here. They have as much detail as a real photo, so their files are about as large. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Color, Sharp } from 'sharp'
import { random } from '../engine/fuzz/random'

/** Returns a picture in one color, of the smallest size that pages accept. */
export const flat = (background: Color, width = 720, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Returns a scene of flat parts, edges and grain. The same `seed` always gives the same scene. */
export async function scene(width: number, height: number, seed = 1): Promise<Sharp> {
  const hue = (seed * 67) % 360
  const shapes = Array.from({ length: 60 }, (_, i) => {
    const at = (factor: number, of: number) =>
      Math.round(((i * factor * 7919 + seed * 104_729) % 997) * (of / 997))
    const size = 20 + ((i * 37 + seed) % 120)
    return `<rect x="${at(1, width)}" y="${at(3, height)}" width="${size * 2}" height="${size}" transform="rotate(${i * 11} ${at(1, width)} ${at(3, height)})" fill="hsl(${hue + i * 3} 30% ${25 + ((i * 13) % 50)}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="hsl(${hue} 25% 55%)"/>${shapes.join('')}</svg>`
  const grain = await noise(Math.ceil(width / 2), Math.ceil(height / 2), seed)
    .resize(width, height)
    .png()
    .toBuffer()
  return sharp(
    await sharp(Buffer.from(svg))
      .composite([{ input: grain, blend: 'soft-light' }])
      .png()
      .toBuffer(),
  )
}

/** Returns gray pixels that differ a little from each other. */
function noise(width: number, height: number, seed: number): Sharp {
  const { int } = random(seed)
  const bytes = Buffer.alloc(width * height * 3)
  for (let i = 0; i < bytes.length; i++) bytes[i] = 83 + int(46) + int(46)
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

/** Writes a photo of a scene into a public folder. */
export async function addPhoto(
  publicDir: string,
  name: string,
  seed = 1,
  width = 1500,
  height = 1000,
): Promise<void> {
  put(publicDir, name, await (await scene(width, height, seed)).jpeg({ quality: 90 }).toBuffer())
}

/** Writes a file into the folder of pictures. */
export function put(publicDir: string, name: string, bytes: Uint8Array | string): void {
  const path = join(publicDir, 'images', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
