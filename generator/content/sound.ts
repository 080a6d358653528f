/** Content of which some parts may be wrong. */
import type { Business, DrawnPicture, Picture, Rich } from '../../templates/site'

/** A value of which some parts may be missing, because they break a rule. */
export type Sound<T> = T extends readonly (infer Item)[]
  ? (Sound<Item> | undefined)[]
  : T extends Rich | DrawnPicture
    ? T
    : T extends object
      ? { [Name in keyof T]?: Sound<T[Name]> | undefined }
      : T

/** What is known of the business when parts of its file may be wrong. */
export type KnownBusiness = Sound<Omit<WrittenBusiness, 'file'>>

/** The business as its file describes it, before its picture is drawn. */
export type WrittenBusiness = Omit<Business, 'socialImage'> & { socialImage?: Picture | undefined }
