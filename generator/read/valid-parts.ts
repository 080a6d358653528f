/** Content of which some parts may be wrong. */
import type { Business, DrawnPicture, Picture, Rich } from '../../templates/model/site'

/** A value of which some parts may be missing, because they break a rule. */
export type ValidParts<T> = T extends readonly (infer Item)[]
  ? (ValidParts<Item> | undefined)[]
  : T extends Rich | DrawnPicture
    ? T
    : T extends object
      ? { [Name in keyof T]?: ValidParts<T[Name]> | undefined }
      : T

/** What is known of the business when parts of its file may be wrong. */
export type KnownBusiness = ValidParts<Omit<WrittenBusiness, 'file'>>

/** The business as its file describes it, before its picture is drawn. */
export type WrittenBusiness = Omit<Business, 'socialImage'> & { socialImage?: Picture | undefined }
