/** Files in the public folder that become part of something the build draws: the icon and the logo. */
import { join } from 'node:path'
import { icons } from '../../../templates/model/urls'
import type { OwnPicture } from '../../../templates/model/values'
import { readPublic } from '../files/regular-file'
import { ContentError, problemIn } from '../source/problems'
import type { Problem } from '../source/problems'
import { sizeOf } from './picture-size'
import { changed, hashOf } from './public-photos'

/** Returns the picture at this address in the public folder. */
export const ownPicture = (publicDir: string, address: string): OwnPicture => ({
  address,
  hash: hashOf(readPublic(publicDir, address)),
})

/**
 * Returns its bytes.
 * @throws {ContentError} when it has changed since it was read, because the cache would keep it under the wrong hash.
 */
export function readOwnPicture(publicDir: string, { address, hash }: OwnPicture): Buffer {
  const bytes = readPublic(publicDir, address)
  if (hashOf(bytes) !== hash) throw new ContentError([problemIn(`public${address}`, changed)])
  return bytes
}

/** If both exist, the first is used. */
const names = [icons.svg, '/icon.png']

/** Pixels. A phone shows an icon of this size on its home screen, and a smaller one would be blurred. */
const leastWidth = 180

/** Returns the address of the owner's icon among these files, if there is one. */
export const ownIcon = (files: readonly string[]): string | undefined =>
  names.find((name) => files.includes(name))

/** Returns why the owner's icon cannot be used. */
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
