/** The owner's pictures that become part of a drawing: the icon and the logo. */
import type { OwnPicture } from '../../templates/model/values'
import { readOwnPicture } from '../read/pictures/own-picture'
import { readSvg } from '../read/pictures/svg'
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
  const { address } = picture
  const bytes = readOwnPicture(publicDir, picture)
  if (/\.ico$/i.test(address)) return `data:image/x-icon;base64,${bytes.toString('base64')}`
  const isSvg = /\.svg$/i.test(address)
  // resvg shrinks a picture by picking single pixels, which looks rough, and a broken SVG may end the process. So sharp
  // draws it first.
  const { default: sharp } = await import('sharp')
  try {
    const small = await sharp(isSvg ? Buffer.from(readSvg(address, bytes).published) : bytes)
      .resize(width, height, { fit: 'inside', withoutEnlargement: !isSvg })
      .png()
      .toBuffer()
    return `data:image/png;base64,${small.toString('base64')}`
  } catch (error) {
    const [, why = (error as Error).message] = /glib: (.*)/.exec((error as Error).message) ?? []
    throw new ContentError([
      problemIn(
        `public${address}`,
        `cannot be drawn for icons and social images (${why}); save a simpler drawing, or save it as PNG`,
      ),
    ])
  }
}
