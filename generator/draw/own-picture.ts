/** The owner's pictures that become part of a drawing: the icon and the logo. */
import { spawn } from 'node:child_process'
import type { OwnPicture } from '../../templates/model/values'
import { projectDir } from '../process/paths'
import { readOwnPicture } from '../read/pictures/own-picture'
import { textOf } from '../read/pictures/svg-scripts'
import { ContentError, problemIn } from '../read/source/problems'

/**
 * Returns the picture as a data URL, for a drawing that shows it at most this large, in pixels.
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
  // resvg shrinks a picture by picking single pixels, which looks rough, so sharp shrinks it first.
  const { default: sharp } = await import('sharp')
  const small = sharp(bytes).resize(width, height, { fit: 'inside', withoutEnlargement: true })
  return as('png', await small.png().toBuffer())
}

/** Milliseconds until a picture is given up. A sound one takes a small part of this. */
const patience = 30_000

/**
 * A program that draws the SVG on its standard input. resvg throws for a mistake in it, and ends the process for some
 * sizes.
 */
const trial = `
  const { Resvg } = require('@resvg/resvg-js')
  const svg = require('fs').readFileSync(0, 'utf8')
  const font = { loadSystemFonts: false }
  const { width, height } = new Resvg(svg, { font })
  const fitTo = { mode: width > height ? 'width' : 'height', value: 512 }
  new Resvg(svg, { font, fitTo }).render()`

const trials = new Map<string, Promise<string | undefined>>()

/**
 * Returns what is wrong with an SVG that cannot be drawn. Tries it in a process of its own, and only once, because that
 * takes a while.
 */
async function tried(svg: string): Promise<string | undefined> {
  // A missing resvg is not the picture's fault.
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
    // Where no process can be started, the picture is drawn without a trial.
    child.on('error', () => resolve(undefined))
    child.on('close', (code) => resolve(code === 0 ? undefined : cannotBeDrawn))
  })
  trials.set(svg, result)
  return result
}

const cannotBeDrawn =
  'cannot be drawn for icons and social images: what draws them fails at it, or takes longer than half a minute; take out patterns and lengths far larger than the picture, or save it as PNG'
