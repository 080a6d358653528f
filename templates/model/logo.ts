/** The owner's logo, which pages, data and cards for sharing show. */
import { photoFiles } from './photos'
import type { Picture } from './values'

/** Whether it is so wide that the name of the company must be part of it. */
export const holdsName = ({ width, height }: Pick<Picture, 'width' | 'height'>): boolean => width > 2 * height

/** The address of its file. */
export const logoPath = (logo: Picture): string =>
  logo.photo ? photoFiles(logo, logo.photo)[0]!.path : logo.src
