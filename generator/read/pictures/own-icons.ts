/** The owner's icon: one file of the public folder, which every icon is drawn from. */
import { join } from 'node:path'
import { icons } from '../../../templates/model/urls'
import { problemIn } from '../source/problems'
import type { Problem } from '../source/problems'
import { sizeOf } from './picture-size'

/** The one that is drawn from, if both are there, is the first. */
const names = [icons.svg, '/icon.png']

/** Pixels. A phone shows an icon of that size on its home screen, and a smaller one would be blurred. */
const leastWidth = 180

/** The address of the owner's icon among these files; undefined when there is none. */
export const ownIcon = (files: readonly string[]): string | undefined =>
  names.find((name) => files.includes(name))

/** What keeps the owner's icon from being one. */
export function iconProblems(publicDir: string, files: readonly string[]): Problem[] {
  const address = ownIcon(files)
  const wrong = address && whatIsWrong(address, sizeOf(join(publicDir, address)))
  return wrong ? [problemIn(`public${address}`, wrong)] : []
}

function whatIsWrong(address: string, size: ReturnType<typeof sizeOf>): string | undefined {
  if (typeof size !== 'object') return size
  const { width, height } = size
  if (Math.abs(width - height) > width / 50)
    return `is ${width} x ${height} pixels, and an icon is square; save it again with free space around it`
  return address !== icons.svg && width < leastWidth
    ? `is ${width} x ${height} pixels, which is too small for a phone; save it with at least ${leastWidth} x ${leastWidth}`
    : undefined
}
