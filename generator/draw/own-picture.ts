/** Pictures of the owner's inside drawings: the icon and the logo. */
import type { OwnPicture } from '../../templates/model/values'
import { readOwnPicture } from '../read/pictures/own-picture'
import { textOf } from '../read/pictures/svg-scripts'

/** The picture as an address that holds all of it, for a drawing that shows it at most this large in pixels. */
export async function dataAddress(
  publicDir: string,
  picture: OwnPicture,
  width: number,
  height = width,
): Promise<string> {
  const bytes = readOwnPicture(publicDir, picture)
  const as = (type: string, data: Buffer) => `data:image/${type};base64,${data.toString('base64')}`
  if (/\.svg$/i.test(picture.address)) return as('svg+xml', Buffer.from(textOf(bytes)))
  if (/\.ico$/i.test(picture.address)) return as('x-icon', bytes)
  // What draws the SVG would make small pictures of large ones from single pixels of them.
  const { default: sharp } = await import('sharp')
  const small = sharp(bytes).resize(width, height, { fit: 'inside', withoutEnlargement: true })
  return as('png', await small.png().toBuffer())
}
