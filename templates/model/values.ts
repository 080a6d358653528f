/** Values that content is made of, once they are read: text with marks, pictures, photos. */
import type * as z from 'zod'
import type { PhotoFrameName } from './photo-frames'

/** What a schema makes of Markdown and of pictures, before they are compiled. */
export type Source = z.core.$brand<'rich'> | z.core.$brand<'picture'>

/** What templates get of the value of a schema: Markdown as HTML, pictures with their sizes, in all that it holds. */
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

/** A piece of Markdown, compiled: `html` for the page, `text` for data and counting. */
export interface Rich {
  readonly source: string
  html: string
  text: string
}

/** A picture of the owner's, or one of our drawings. */
export interface Picture {
  /** The file in `public/`, "/images/crew.jpg"; also the name of a drawing. Photos have addresses of their own. */
  src: string
  alt: string
  /** In pixels, read from the file; of a photo, those of its largest file. */
  width: number
  height: number
  /** Where it is shown. */
  frame: PhotoFrameName
  /** A drawing has none, since it is shown as it is. */
  photo?: Photo | undefined
  /** The file of a logo, which drawings show too. */
  own?: OwnPicture | undefined
}

/** A file of the public folder that is part of what the build draws. */
export interface OwnPicture {
  address: string
  /** Of its bytes, by which the cache knows what is made of it. */
  hash: string
}

/** What is made of a photo for one frame. */
export interface Photo {
  /** The address of its files without width and ending, "/assets/crew-1a2b3c4d". */
  name: string
  /** Its main color, three hexadecimal digits. */
  color: string
}

/** A photo with what is known of it. */
export interface Evidence extends Picture {
  caption?: Rich | undefined
  /** The month, "2026-03". */
  taken?: string | undefined
  /** The town. */
  place?: string | undefined
}

/** A point on the globe in degrees, WGS 84. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** A point that has a name. */
export interface Place extends Coordinates {
  name: string
}

/** A picture that the build draws. The template it is drawn from says what it shows. */
export type DrawnPicture = Pick<Picture, 'src' | 'width' | 'height'>
