/**
 * The frames in which pages show photos, and the files that are made of a photo for each: names are made here, so
 * that pages can name a file before it is written.
 */
import { photoFrames } from './photo-frames'
import type { PhotoFrameName } from './photo-frames'
import type { Photo, Picture } from './values'

export * from './photo-frames'

/** Smaller formats first: a browser takes the first that it knows. */
export const photoTypes = ['avif', 'webp', 'jpg'] as const
export type PhotoType = (typeof photoTypes)[number] | 'png'

/** The widths of the files of a photo that is `width` pixels wide once it is cut to its frame. */
export const photoWidths = (frame: PhotoFrameName, width: number): number[] =>
  frame === 'logo' ? [width] : photoFrames[frame].widths.filter((each, i) => i === 0 || each <= width)

/** The JPEG is for old browsers and for those who share or index a page, and has one width. */
const jpegWidth = (widths: readonly number[]) => widths.findLast((width) => width <= 1200)!

const photoPath = ({ name }: Photo, width: number, type: PhotoType) => `${name}-${width}.${type}`

/** The address of the one JPEG. */
export const jpegPath = ({ frame, width }: Pick<Picture, 'frame' | 'width'>, photo: Photo) =>
  photoPath(photo, jpegWidth(photoWidths(frame, width)), 'jpg')

/** The one type of frames in which a photo has one file. */
const onlyTypes: Partial<Record<PhotoFrameName, readonly PhotoType[]>> = { share: ['jpg'], logo: ['png'] }

/** Every file of a photo in its frame: its width, type and address. */
export function photoFiles(picture: Pick<Picture, 'frame' | 'width'>, photo: Photo) {
  const widths = photoWidths(picture.frame, picture.width)
  const types = onlyTypes[picture.frame] ?? photoTypes
  return types.flatMap((type) =>
    (type === 'jpg' ? [jpegWidth(widths)] : widths).map((width) => ({
      width,
      type,
      path: photoPath(photo, width, type),
    })),
  )
}

/** The class that gives the place of a photo its main color until it has loaded. */
export const colorClass = ({ color }: Photo) => `c-${color}`

/** The rule of such a class; undefined for any other. It outdoes what a frame says of the images in it. */
export const colorRule = (className: string): string | undefined => {
  const color = /^c-([0-9a-f]{3})$/.exec(className)?.[1]
  return color && `img.c-${color}{background:#${color}}`
}
