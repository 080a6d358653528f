import type { Framed } from '../pictures/photo'
import type { Size } from '../pictures/picture-size'

/** What a piece of Markdown may ask of its surroundings, and where it reports what is wrong. */
export interface MarkdownContext {
  /** The words a `{name}` stands for; undefined when there is no such name, and then it is reported. */
  fact: (name: string) => string | undefined
  /** The business phone, E.164; `{phone}` becomes a link to it. */
  phone: string
  /** `needle` is text of the file by which the place can be found. */
  report: (message: string, needle: string) => void
  /** Called for every link, and with `#id` for every heading of a body. */
  link: (href: string, needle: string) => unknown
  /** Pixels of a picture in public/, or in words what is wrong with it; undefined when there is none. */
  measure: (src: string, alt: string) => Framed | Size | string | undefined
  /** What is said of a picture that is not there. */
  noPicture: (src: string) => string
}
