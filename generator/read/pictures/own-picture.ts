/** Files in the public folder that become part of something the build draws: the icon and the logo. */
import { join } from 'node:path'
import type { OwnPicture } from '../../../templates/model/values'
import { maxPublicBytes, readRegular } from '../files/regular-file'
import { ContentError, problemIn } from '../source/problems'
import { changed, hashOf } from './public-photos'

const bytesOf = (publicDir: string, address: string) =>
  readRegular(join(publicDir, address), `public${address}`, maxPublicBytes)

/** Returns the picture at this address in the public folder. */
export const ownPicture = (publicDir: string, address: string): OwnPicture => ({
  address,
  hash: hashOf(bytesOf(publicDir, address)),
})

/**
 * Returns its bytes.
 * @throws {ContentError} when it has changed since it was read, because the cache would keep it under the wrong hash.
 */
export function readOwnPicture(publicDir: string, { address, hash }: OwnPicture): Buffer {
  const bytes = bytesOf(publicDir, address)
  if (hashOf(bytes) !== hash) throw new ContentError([problemIn(`public${address}`, changed)])
  return bytes
}
