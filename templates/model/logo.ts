import { drawingPath, photoFiles } from './photos'
import type { Picture } from './values'

/** True when the logo is so wide that it must contain the company's name. */
export const holdsName = ({ width, height }: Pick<Picture, 'width' | 'height'>): boolean => width > 2 * height

/** Returns the address of the logo's file. */
export const logoPath = (logo: Picture): string =>
  logo.photo ? photoFiles(logo, logo.photo)[0]!.path : drawingPath(logo)
