/** Files of the public folder that are part of what the build draws: the icon and the logo. */
import { join } from 'node:path'
import type { OwnPicture } from '../../../templates/model/values'
import { maxPublicBytes, readRegular } from '../files/regular-file'
import { ContentError, problemIn } from '../source/problems'
import { changed, hashOf } from './public-photos'

const bytesOf = (publicDir: string, address: string) =>
  readRegular(join(publicDir, address), `public${address}`, maxPublicBytes)

/** The picture at this address of the public folder. */
export const ownPicture = (publicDir: string, address: string): OwnPicture => ({
  address,
  hash: hashOf(bytesOf(publicDir, address)),
})

/** Its bytes. @throws {ContentError} when it has changed since, because it would be kept under the hash of another. */
export function readOwnPicture(publicDir: string, { address, hash }: OwnPicture): Buffer {
  const bytes = bytesOf(publicDir, address)
  if (hashOf(bytes) !== hash) throw new ContentError([problemIn(`public${address}`, changed)])
  return bytes
}
