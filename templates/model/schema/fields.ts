/**
 * The kinds of fields in front matter. YAML is read with the failsafe schema, so every value arrives as the text that
 * was typed, and these rules decide its type. Each field has a description, which is shown when the field is missing
 * or wrong.
 */
import * as z from 'zod'
import { seen } from '../characters'
import { guessField, suggest } from '../suggest'
import { galleryNames, goneDrawings } from '../catalog'
import { asDate, asMonth, asPhone, asPicture, asYesNo, unreadHours } from './as-typed'
import type { Reads } from './as-typed'
import { unwrap } from './inspect'
import type { PhotoFrameName } from '../photos'
import { galleryPath } from '../urls'

// Compiled parsers gain nothing: 1,000 cities take 0.15 to 0.19 s without them, 0.18 to 0.45 s with them.
z.config({ jitless: true })

declare module 'zod' {
  /** What a field says about itself besides `description`. `npm run new` writes both into new files. */
  interface GlobalMeta {
    /** The fewest and most entries of a list, or the range of a number. */
    min?: number
    max?: number
    /** The pattern of a text, and what to write when it does not match. */
    form?: { pattern: RegExp; advice: string }
    /** The field may be left out, but new files have it. */
    usual?: true
    /** The text is Markdown. */
    rich?: true
    /** The value is the address of a picture in the public folder. */
    picture?: true
    /** The group is a picture shown in this frame. */
    frame?: PhotoFrameName
    /** The value names one of these: a service's or city's file, or the id of a tier or cost in business.md. */
    names?: 'services' | 'locations' | 'tiers' | 'costs'
    /** Converts what was typed before any rule checks it. */
    reads?: Reads
    /** A pattern for what `reads` may convert. Forms check nothing more. */
    typed?: RegExp
    /** No two entries of the list are equal in one of these fields. In a list of words, no two are equal. */
    unique?: readonly string[]
  }
}

/** What kind of value a wrong value is. */
const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'a group of fields' : 'text'

/** The message for a picture's name in place of a picture. */
const alone = (input: unknown) =>
  typeof input === 'string' && /\.(?:jpe?g|png|webp|avif|svg)$/i.test(input.trim())
    ? `is a picture without alt text; write { src: ${asPicture(input.trim())}, alt: "what it shows" }`
    : undefined

/** The message for a value that is missing or of the wrong kind. */
const wants = (kind: string, help: string) => (issue: { input?: unknown }) =>
  issue.input === undefined
    ? `is missing; add ${help}`
    : `is ${issue.input === '' ? 'empty' : kindOf(issue.input)}, but ${kind} belongs here: ${help}${howToWrite(kind, issue.input)}`

const howToWrite = (kind: string, value: unknown) =>
  kind === 'text' && isParagraph(value)
    ? '; write |- after the colon, so that a list stays text'
    : kind === 'a list' && typeof value === 'string' && /[,;•]/.test(value)
      ? '; write each entry on a line of its own, after "- "'
      : kind === 'text' && typeof value === 'object' && Object.keys(value ?? {}).length === 1
        ? '; put words with a colon in double quotes'
        : ''

/** A list, or a group of one: words with a colon, and the list below. */
const isParagraph = (value: unknown) =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(Array.isArray))

export const shorten = (value: unknown) => {
  const text = String(value)
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}

/** A whole value in curly quotes, which a word processor made from straight ones. */
const notInCurlyQuotes = /^(?![“”][^“”]*[“”]$|‘[^‘’]*’$)/

export const text = (help: string) =>
  z
    .string({ error: wants('text', help) })
    .check(
      z.trim(),
      // Stops after the first failure, so that one mistake is reported once.
      z.regex(seen, { error: `is empty; write ${help}`, abort: true }),
      z.regex(notInCurlyQuotes, {
        error: 'is in curly quotes, which YAML reads as letters; delete the curly quotes',
        abort: true,
      }),
    )
    .meta({ description: help, form: { pattern: notInCurlyQuotes, advice: 'delete the curly quotes' } })

/** A text that must also match a pattern. `wrong` and `advice` make the message. */
export const formed = (rules: z.ZodString, pattern: RegExp, wrong: string, advice: string) =>
  rules.regex(pattern, `${wrong}; ${advice}`).meta({ form: { pattern, advice } })

/** Markdown. It is compiled once the facts it names are known. */
export const rich = (help: string) => text(help).meta({ rich: true }).brand<'rich'>()

/** A text that matches a pattern. `whyNot` explains a wrong value better than the pattern can, and says what to do. */
export const matching = (help: string, pattern: RegExp, whyNot?: (value: string) => string | undefined) =>
  text(help)
    .regex(pattern, {
      error: ({ input }) => {
        const reason = whyNot?.(input as string)
        return reason ? `is "${shorten(input)}", ${reason}` : `is "${shorten(input)}"; write ${help}`
      },
      // Stops here: for "May 2024", the message that the date has not come yet would be misleading.
      abort: true,
    })
    .meta({ form: { pattern, advice: `write ${help}` } })

/** Of a number with other words, the number alone. */
const numberAlone = (typed: string): string | undefined => {
  const [number] = /\(?[2-9]\d\d\)?[\s./-]*[2-9]\d\d[\s.-]*\d{4}(?!\d)/.exec(typed) ?? []
  return number && !/\d/.test(typed.replace(number, '').replace(/\b(?:ext|x)\W*\d+$/i, ''))
    ? `which holds more than a number; write "${number}"`
    : undefined
}

export const phone = matching(
  'all ten digits: "(512) 555-0142"',
  /^\+1[2-9]\d{2}[2-9]\d{6}$/,
  numberAlone,
).meta({ reads: asPhone, typed: /^\D*(?:\d\D*){10,11}$/ })

export const integer = (help: string, pattern = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/) =>
  matching(`${help}, in digits`, pattern).transform((digits) => Number(digits.replace(/[$,]/g, '')))

/** A whole number of things, at least 1. */
export const count = (help: string, pattern?: RegExp) =>
  integer(help, pattern).refine((n) => n > 0, {
    error: (issue) => `is ${issue.input}; write at least 1: ${help}`,
  })

export const between = (help: string, low: number, high: number) =>
  matching(`${help}, in digits`, /^-?\d{1,4}(\.\d{1,8})?$/)
    .meta({ min: low, max: high })
    .transform(Number)
    .refine((n) => n >= low && n <= high, {
      error: (issue) => `is ${issue.input}; write a number from ${low} to ${high}: ${help}`,
    })

export const yesNo = (help: string) =>
  matching(`yes or no: ${help}`, /^(yes|no|true|false)$/)
    .meta({ reads: asYesNo })
    .transform((s) => /^(yes|true)$/.test(s))

/** The name of a county, which pages print and their addresses are made of. */
export const county = (help: string) =>
  matching(help, /^(?!.*\bCo\.?$).*[a-z0-9]/i, (name) =>
    /\bCo\.?$/i.test(name) ? `which is cut short; write "${name.replace(/\bCo\.?$/i, 'County')}"` : undefined,
  )

export const slug = (help: string) => matching(help, /^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A ZIP code. The last four digits of ZIP+4 are dropped. */
export const zipCode = matching('five digits', /^\d{5}(-\d{4})?$/).transform((zip) => zip.slice(0, 5))

/** The name of a file or an id. Whether it exists is checked once all files are listed. */
export const nameOf = (help: string, names: NonNullable<z.GlobalMeta['names']>) => slug(help).meta({ names })

export const oneOf = <const T extends readonly [string, ...string[]]>(help: string, values: T) =>
  z
    .enum(values, {
      error({ input, ...issue }) {
        if (typeof input !== 'string') return wants('text', help)({ input, ...issue })
        const what = input === '' ? 'empty' : `"${shorten(input)}"`
        if (goneDrawings.has(input)) return `is ${what}; that drawing is gone, so delete this line`
        return `is ${what}; ${suggest(input, values)}`
      },
    })
    .meta({ description: help })

/** A list of at least `min` and at most `max` entries. */
export const list = <T extends z.ZodType>(help: string, item: T, min = 1, max = Infinity) =>
  z
    .array(item, { error: wants('a list', help) })
    .refine(({ length }) => length >= min && length <= max, {
      error({ input }) {
        const has = (input as unknown[]).length
        const wanted = min === max ? `${min}` : has < min ? `at least ${min}` : `at most ${max}`
        return `has ${has} ${has === 1 ? 'entry' : 'entries'}; give it ${wanted}: ${help}`
      },
    })
    .meta({ description: help, min, max })

/** A list without equal entries or, if fields are given, without entries that are equal in one of them. */
export const distinct = <T extends z.ZodType>(rules: T, ...fields: string[]) => rules.meta({ unique: fields })

/** The message for a list in place of the section that contains it. */
function listInstead(shape: z.ZodRawShape, input: unknown): string | undefined {
  const lists = Object.keys(shape).filter(
    (name) => unwrap(shape[name] as z.ZodType).schema instanceof z.ZodArray,
  )
  return Array.isArray(input) && 'heading' in shape && lists.length === 1
    ? `is a list; write "heading: ..." and "${lists[0]}:" under it, and indent the list below that`
    : undefined
}

/**
 * The message for an unknown field. One without a value may be the rest of a text after a comma: { alt: A porch, level
 * }.
 */
function unknown(key: string, shape: z.ZodRawShape, input: unknown): string {
  const known = Object.keys(shape)
  if (gone[key] !== undefined) return gone[key]
  const isBare = !(input as Record<string, unknown>)[key] && guessField(key, known) === undefined
  const quotes = isBare ? ' (a text with a comma in it takes double quotes)' : ''
  return `is not a known field; ${suggest(key, known, guessField)}${quotes}`
}

/** Fields of earlier versions, and what to write now. */
const gone: Partial<Record<string, string>> = {
  svgScripts: 'is gone, because no SVG may hold a script; delete these lines',
  picture:
    'is gone, because no drawing is shown here; delete this line, or write "photo" for a photo of a person',
  notice: 'is gone; write it below "notices:" in content/notice.md, with "town: NAME" if it is for one town',
}

/** The message for one color in place of two. */
function oneColor(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined
  return `is "${shorten(input)}", and light and dark pages take a color each, in six digits; write { light: "#1d4ed8", dark: "#93b4ff" } with your colors, and the build names the nearest ones that can be read`
}

/** A group of known fields. Each unknown field is reported on its own line. */
export const group = <T extends z.ZodRawShape>(help: string, shape: T) =>
  z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? (issue.keys as string[]).map((key) => unknown(key, shape, issue.input)).join('\n')
          : ('src' in shape && alone(issue.input)) ||
            listInstead(shape, issue.input) ||
            ('light' in shape && oneColor(issue.input)) ||
            ('action' in shape &&
              typeof issue.input === 'string' &&
              `is ${issue.input === '' ? 'empty' : 'text'}; write the color of buttons and links under it: action: { light: "#1d4ed8", dark: "#93b4ff" }`) ||
            ('by' in shape &&
              'on' in shape &&
              typeof issue.input === 'string' &&
              `is text, but a group of fields belongs here; write { by: Ann Lee, on: 2026-03-02 }`) ||
            ('data' in shape &&
              'copy' in shape &&
              typeof issue.input === 'string' &&
              unreadHours(issue.input)) ||
            wants('a group of fields', help)(issue),
    })
    .meta({ description: help })

/** All fields of a file. */
export const file = <T extends z.ZodRawShape>(shape: T) =>
  group('front matter', {
    ...shape,
    fine: list(
      'words that the launch check questions and you mean as written',
      text('the words'),
      0,
    ).optional(),
  })

/** A group whose field names the owner chooses. */
export const named = <T extends z.ZodType>(help: string, item: T) =>
  z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), item, {
      error: (issue) =>
        issue.code === 'invalid_key'
          ? 'is not a name; write lower-case words joined by hyphens'
          : wants('a group of fields', help)(issue),
    })
    .meta({ description: help })

/** Facts: names, and the words they stand for. */
export const facts = (help: string) => named(help, text('the words it stands for'))

export const link = (help: string) =>
  group(help, { text: text('the words of the link'), href: text('an address of this site, "/services"') })

/** Names may contain spaces and any letters, but no sign that means something else in an address or on Windows. */
const drawingName = /^\/[^\\?#%"<>|*:\0-\x1f]+\.svg$/i
const photoName = /^\/images\/[^\\?#%"<>|*:\0-\x1f]+\.(jpe?g|png|webp|avif)$/i

/** Returns why a picture with this name cannot be shown, and what to do. Undefined when it can. */
export function wrongPictureName(src: string): string | undefined {
  if (drawingName.test(src) || photoName.test(src)) return undefined
  return /\.hei[cf]$/i.test(src)
    ? 'is HEIC, which few browsers show; export it as JPEG'
    : /\.(gif|tiff?|bmp|raw|dng|cr2|nef)$/i.test(src)
      ? 'is a file type that pages do not show; export it as JPEG'
      : /^\/(?!images\/).*\.(jpe?g|png|webp|avif)$/i.test(src)
        ? 'is not in public/images/, where photos belong; move it there'
        : /[\\?#%"<>|*:]/.test(src)
          ? 'has a sign in its name that an address cannot contain; rename the file, with letters, digits and hyphens only'
          : 'is not a picture in the public folder; write "/images/crew.jpg", with .jpg, .png, .webp, .avif or .svg'
}

const pictureShape = {
  src: text('a photo or a drawing in public/images/, "/images/crew.jpg"')
    .refine((src) => wrongPictureName(src) === undefined, {
      error: ({ input }) => `is "${shorten(input)}", which ${wrongPictureName(input as string)}`,
    })
    .meta({ picture: true, reads: asPicture }),
  alt: text('what the picture shows, for people who cannot see it'),
}

/** The point that a frame keeps when it crops a photo. */
const focus = {
  focus: matching(
    'what matters in it where its frame cuts some away: top, bottom, left, right or a point, "30% 20%"',
    /^(?:top|bottom|left|right|(?:\d\d?|100)% (?:\d\d?|100)%)$/,
  ).optional(),
}

/** A picture shown in this frame. */
export const picture = (frame: PhotoFrameName) =>
  framed(group('a picture: src and alt', { ...pictureShape, ...focus }), frame)

const framed = <T extends z.ZodType>(rules: T, frame: PhotoFrameName) =>
  rules.meta({ frame }).brand<'picture'>()

/** The owner's logo. It keeps its transparency, unlike a photo. */
export const logo = framed(
  group('your logo: src and alt', {
    ...pictureShape,
    src: text('a drawing or a PNG in public/images/, "/images/logo.svg"')
      .refine((src) => wrongLogoName(src) === undefined, {
        error: ({ input }) => `is "${shorten(input)}", which ${wrongLogoName(input as string)}`,
      })
      .meta({ picture: true, reads: asPicture }),
    alt: text('what stands in it, "Plumb & Level Foundation Repair"'),
  }),
  'logo',
)

const wrongLogoName = (src: string) =>
  wrongPictureName(src) ??
  (/\.(svg|png)$/i.test(src) ? undefined : 'has a background of its own; save the logo as .svg or .png')

const whatIsKnown = {
  taken: month('the month it was taken, "2026-03"').optional(),
  place: text('the town it was taken in').optional(),
}

/** A picture that may be one of our drawings. */
const drawnOr = <T extends z.ZodRawShape>(help: string, shape: T) =>
  group(help, {
    ...pictureShape,
    ...focus,
    src: pictureShape.src.optional(),
    drawing: oneOf('one of our drawings, in place of src', galleryNames).optional(),
    ...shape,
  }).check(({ value, issues }) => {
    const { src, drawing } = value as { src?: string; drawing?: string }
    const say = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (src === undefined && drawing === undefined)
      say('src', 'is missing; add a file in public/images/, "/images/crew.jpg", or name a drawing')
    if (src !== undefined && drawing !== undefined)
      say('drawing', 'stands beside src, and only one of them can be shown; delete one')
  })

/** Replaces the name of a drawing by its address. */
const withAddress = <T extends { src?: string | undefined; drawing?: string | undefined }>({
  src,
  drawing,
  ...rest
}: T) => ({ ...rest, src: src ?? galleryPath(drawing!) })

export const galleryImage = framed(
  drawnOr('a picture: src or drawing, alt, caption, taken, place', {
    caption: rich('one sentence under the picture'),
    ...whatIsKnown,
  }).transform(withAddress),
  'gallery',
)

/** Fields about a photo, besides what it shows. */
const aboutPhoto = { caption: rich('one sentence under it').optional(), ...whatIsKnown }

const evidenceFields = { ...pictureShape, ...focus, ...aboutPhoto }

/** A photo of the owner's, with what is known about it. */
export const evidence = framed(group('a photo: src, alt, caption, taken, place', evidenceFields), 'figure')

/** A photo of the owner's, or one of our drawings. */
export const drawnOrEvidence = framed(
  drawnOr('a picture: src or drawing, alt, caption, taken, place', aboutPhoto).transform(withAddress),
  'figure',
)

/** Two photos of the same place, taken from the same spot. */
export const pair = group('two photos of the same place: before, after, caption, taken, place', {
  before: picture('figure'),
  after: picture('figure'),
  ...aboutPhoto,
}).refine(({ before, after }) => before.src !== after.src, {
  path: ['after', 'src'],
  error: 'is the photo from before the repair again; write the one taken after it',
})

/** The photo of a review: of the job, or of a person who has agreed to it. */
export const reviewPhoto = framed(
  group('a photo: src, alt, caption, taken, place, consent', {
    ...evidenceFields,
    person: yesNo('"yes" when one can tell who is in it').optional(),
    consent: text('how that person agreed, and when; no page shows it').optional(),
  })
    .refine(({ person, consent }) => !person || consent !== undefined, {
      path: ['consent'],
      error: 'is missing; a photo of a person needs their consent: write how they gave it, and when',
    })
    .transform(({ person: _, consent: __, ...rest }) => rest),
  'figure',
)

/** A day, which may be in the future. */
export const day = (help: string) => dated(help, /^\d{4}-\d{2}-\d{2}$/, asDate)

export const isoDate = (help: string) => past(help, day(help))

/** A month ("2026-03") that is not in the future. */
export function month(help: string) {
  return past(help, dated(help, /^\d{4}-(0[1-9]|1[0-2])$/, asMonth))
}

/** A day or a month that is not in the future. */
export const dayOrMonth = (help: string) =>
  past(help, dated(help, /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, asDate))

function dated(help: string, pattern: RegExp, reads: typeof asDate) {
  return matching(help, pattern)
    .meta({ reads, typed: /(?:19|20)\d\d/ })
    .refine((date) => date.length === 7 || isCalendarDay(date), {
      error: (issue) => `is "${issue.input}", a day that does not exist; write ${help}`,
    })
}

const nounOf = (date: unknown) => (String(date).length === 7 ? 'a month' : 'a day')

function past(help: string, rules: z.ZodString) {
  return rules
    .refine((date) => date <= latestToday().slice(0, date.length), {
      error: ({ input }) => `is "${input}", ${nounOf(input)} that has not come yet; write ${help}`,
    })
    .refine((date) => date >= earliest, {
      error: ({ input }) => `is "${input}", ${nounOf(input)} before ${earliest}; write ${help}`,
    })
}

/** The web's reviews and digital photos are more recent, so an earlier year is a typo. */
const earliest = '1990'

/** Today's date where days begin first, 14 hours ahead of UTC. */
export const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** False for 2024-02-30, which Date would turn into March 1. */
const isCalendarDay = (day: string) => {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
