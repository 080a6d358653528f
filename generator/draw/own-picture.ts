/** Pictures of the owner's inside drawings: the icon and the logo. */
import { join } from 'node:path'
import { maxPublicBytes, readRegular } from '../read/files/regular-file'
import { changed, hashOf } from '../read/pictures/public-photos'
import { textOf } from '../read/pictures/svg-scripts'
import { ContentError, problemIn } from '../read/source/problems'

/** A file of the public folder, as plain data. */
export interface OwnPicture {
  address: string
  /** Of its bytes, by which the cache knows what is made of it. */
  hash: string
}

const bytesOf = (publicDir: string, address: string) =>
  readRegular(join(publicDir, address), `public${address}`, maxPublicBytes)

/** The picture at this address of the public folder. */
export const ownPicture = (publicDir: string, address: string): OwnPicture => ({
  address,
  hash: hashOf(bytesOf(publicDir, address)),
})

/**
 * The picture as an address that holds all of it, for a drawing that shows it at most this large in pixels.
 * @throws {ContentError} when it has changed since it was read.
 */
export async function dataAddress(
  publicDir: string,
  { address, hash }: OwnPicture,
  width: number,
  height = width,
): Promise<string> {
  const bytes = bytesOf(publicDir, address)
  // It would be kept under the hash of another picture.
  if (hashOf(bytes) !== hash) throw new ContentError([problemIn(`public${address}`, changed)])
  const as = (type: string, data: Buffer) => `data:image/${type};base64,${data.toString('base64')}`
  if (/\.svg$/i.test(address)) return as('svg+xml', Buffer.from(textOf(bytes)))
  if (/\.ico$/i.test(address)) return as('x-icon', bytes)
  // What draws the SVG would make small pictures of large ones from single pixels of them.
  const { default: sharp } = await import('sharp')
  const small = sharp(bytes).resize(width, height, { fit: 'inside', withoutEnlargement: true })
  return as('png', await small.png().toBuffer())
}
