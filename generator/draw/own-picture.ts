/** Pictures of the owner's inside drawings: the icon and the logo. */
import { spawn } from 'node:child_process'
import type { OwnPicture } from '../../templates/model/values'
import { projectDir } from '../process/paths'
import { readOwnPicture } from '../read/pictures/own-picture'
import { textOf } from '../read/pictures/svg-scripts'
import { ContentError, problemIn } from '../read/source/problems'

/**
 * The picture as an address that holds all of it, for a drawing that shows it at most this large in pixels.
 * @throws {ContentError} when it cannot be drawn.
 */
export async function dataAddress(
  publicDir: string,
  picture: OwnPicture,
  width: number,
  height = width,
): Promise<string> {
  const bytes = readOwnPicture(publicDir, picture)
  const as = (type: string, data: Buffer) => `data:image/${type};base64,${data.toString('base64')}`
  if (/\.svg$/i.test(picture.address)) {
    const svg = textOf(bytes)
    const wrong = await tried(svg)
    if (wrong !== undefined) throw new ContentError([problemIn(`public${picture.address}`, wrong)])
    return as('svg+xml', Buffer.from(svg))
  }
  if (/\.ico$/i.test(picture.address)) return as('x-icon', bytes)
  // What draws the SVG would make small pictures of large ones from single pixels of them.
  const { default: sharp } = await import('sharp')
  const small = sharp(bytes).resize(width, height, { fit: 'inside', withoutEnlargement: true })
  return as('png', await small.png().toBuffer())
}

/** Milliseconds that a picture may take, many times as long as one does that is right. */
const patience = 30_000

/** Draws the SVG that it reads. Of a mistake in it resvg throws, and of some sizes it ends the process. */
const trial = `
  const { Resvg } = require('@resvg/resvg-js')
  const svg = require('fs').readFileSync(0, 'utf8')
  const font = { loadSystemFonts: false }
  const { width, height } = new Resvg(svg, { font })
  const fitTo = { mode: width > height ? 'width' : 'height', value: 512 }
  new Resvg(svg, { font, fitTo }).render()`

const trials = new Map<string, Promise<string | undefined>>()

/** What is wrong with an SVG that cannot be drawn, found out in a process of its own: once, because it takes a while. */
async function tried(svg: string): Promise<string | undefined> {
  // That it is missing is no fault of the picture.
  await import('@resvg/resvg-js')
  const known = trials.get(svg)
  if (known) return known
  const result = new Promise<string | undefined>((resolve) => {
    const child = spawn(process.execPath, ['-e', trial], {
      cwd: projectDir,
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    child.stdin.on('error', () => {}).end(svg)
    // Where no process can be started, the picture is drawn untried.
    child.on('error', () => resolve(undefined))
    child.on('close', (code) => resolve(code === 0 ? undefined : cannotBeDrawn))
  })
  trials.set(svg, result)
  return result
}

const cannotBeDrawn =
  'cannot be drawn for icons and social images: what draws them fails at it, or takes longer than half a minute; take out patterns and lengths far larger than the picture, or save it as PNG'
