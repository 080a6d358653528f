/** Values in content after reading: text, pictures, photos. */
import type * as z from 'zod'
import type { PhotoFrameName } from './photo-frames'

/** What a schema returns for Markdown and pictures before they are compiled. */
export type Source = z.core.$brand<'rich'> | z.core.$brand<'picture'>

/** What templates get for a schema's value, at any depth: Markdown as HTML, and pictures with their sizes. */
export type Compiled<T> =
  T extends z.core.$brand<'rich'>
    ? Rich
    : T extends z.core.$brand<'picture'>
      ? Picture & { [Name in Exclude<keyof T, keyof Picture | keyof z.core.$brand>]: Compiled<T[Name]> }
      : T extends readonly (infer Item)[]
        ? Compiled<Item>[]
        : T extends object
          ? { [Name in keyof T]: Compiled<T[Name]> }
          : T

/** Compiled Markdown: `html` for pages, `text` for structured data and counting. */
export interface Rich {
  readonly source: string
  html: string
  text: string
}

/** A picture of the owner's, or one of our drawings. */
export interface Picture {
  /** The public file ("/images/crew.jpg") or the name of a drawing. A photo's files have other addresses. */
  src: string
  alt: string
  /** In pixels. For a photo, the size of its largest file. */
  width: number
  height: number
  frame: PhotoFrameName
  /** Set for photos. A drawing is shown as it is. */
  photo?: Photo | undefined
  /** The original file of a logo, which drawings include. */
  own?: OwnPicture | undefined
}

/** A public file that becomes part of something the build draws. */
export interface OwnPicture {
  address: string
  /** Hash of its bytes, for the name of the cache entry. */
  hash: string
}

/** The files made from a photo for one frame. */
export interface Photo {
  /** The address of its files without width and extension: "/assets/crew-1a2b3c4d". */
  name: string
  /** Its main color, as three hexadecimal digits. */
  color: string
}

/** A photo with what is known about it. */
export interface Evidence extends Picture {
  caption?: Rich | undefined
  /** The month: "2026-03". */
  taken?: string | undefined
  place?: string | undefined
}

/** A point on the globe, in degrees (WGS 84). */
export interface Coordinates {
  latitude: number
  longitude: number
}

export interface Place extends Coordinates {
  name: string
}

/** A picture that the build draws. Its alt text is in the card it is drawn from. */
export type DrawnPicture = Pick<Picture, 'src' | 'width' | 'height'>
