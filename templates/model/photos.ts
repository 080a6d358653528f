/**
 * The files made from a photo for each frame. Their names are made here, so pages can refer to a file before it is
 * written.
 */
import { photoFrames } from './photo-frames'
import type { PhotoFrameName } from './photo-frames'
import type { Photo, Picture } from './values'

export * from './photo-frames'

/** Smallest format first, because a browser takes the first one it supports. */
export const photoTypes = ['avif', 'webp', 'jpg'] as const
export type PhotoType = (typeof photoTypes)[number] | 'png'

/** Returns the file widths of a photo that is `width` pixels wide after cropping. */
export const photoWidths = (frame: PhotoFrameName, width: number): number[] =>
  frame === 'logo' ? [width] : photoFrames[frame].widths.filter((each, i) => i === 0 || each <= width)

/** The JPEG is for old browsers and for sharing and indexing, so one width is enough. */
const jpegWidth = (widths: readonly number[]) => widths.findLast((width) => width <= 1200)!

const photoPath = ({ name }: Photo, width: number, type: PhotoType) => `${name}-${width}.${type}`

/** Returns the address of the photo's one JPEG. */
export const jpegPath = ({ frame, width }: Pick<Picture, 'frame' | 'width'>, photo: Photo) =>
  photoPath(photo, jpegWidth(photoWidths(frame, width)), 'jpg')

/** Frames in which a photo has only one file type. */
const onlyTypes: Partial<Record<PhotoFrameName, readonly PhotoType[]>> = { share: ['jpg'], logo: ['png'] }

/** Returns the address of a drawing's file, whose name may contain spaces. */
export const drawingPath = ({ src }: Pick<Picture, 'src'>): string => encodeURI(src)

/** Returns every file of a photo in its frame: width, type and address. */
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

/** Returns the class that fills a photo's place with its main color until it has loaded. */
export const colorClass = ({ color }: Photo) => `c-${color}`

/** Returns the CSS rule of such a class, or undefined for any other class. It overrides the frame's own rules. */
export const colorRule = (className: string): string | undefined => {
  const color = /^c-([0-9a-f]{3})$/.exec(className)?.[1]
  return color && `img.c-${color}{background:#${color}}`
}
