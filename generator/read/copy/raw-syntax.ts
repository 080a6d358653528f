/** Finds marks that a page would print as they stand: stray braces, Markdown in plain text, HTML codes. */
import type { ContentFile, Path } from '../source/content-file'

/** Codes that are often written without their semicolon. */
const bareCode =
  '#\\d+|nbsp|amp|lt|gt|quot|apos|copy|reg|trade|deg|times|shy|hellip|[mn]dash|[lr][sd]quo|frac(?:12|14|34)'

const writeLink = 'write a link as [words](/address), without spaces in its address'

/** Shortcodes that WordPress and its common plugins are known for, and comments. */
const known = new RegExp(
  [
    /<!--[^]*?-->/,
    /\[\/?(?:contact-form(?:-\d+)?|gravityforms?|wpforms|(?:vc|et_pb|fusion)_\w+)(?:[\s/][^\]\n]*)?\](?![({])/,
    /\[\/(?:caption|gallery|embed)\]|\[(?:caption|gallery)\s+[\w-]+=[^\]\n]*\]|\[embed\](?=https?:)/,
    // In a sentence these may be words.
    /^[^\S\n]*\[(?:TOC|toc|gallery)\](?=[^\S\n]*$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** Takes such shortcodes out, except in comments, and calls `found` with each. */
export const withoutShortcodes = (text: string, found: (code: string) => void): string =>
  text.replace(known, (code) => {
    if (code.startsWith('<')) return code
    found(code.trim())
    return ''
  })

/** In any text, each with what to do. What stands in brackets may be meant: "[sic]", "[1]". */
const anywhere: [mark: RegExp, advice: string][] = [
  [/\]\(|\]\[|\[\[|\[\^|(?<![^\s(])!\[/g, writeLink],
  [/\]\s+\((?=[/#]|https?:|mailto:|tel:)|\)\s*\[(?=[/#]|https?:|mailto:|tel:)/g, writeLink],
  // Four or more are stars of a rating, or a line of dots.
  [/(?<!\*)\*{2,3}(?!\*)/g, 'close the **bold words**, or delete the stars'],
  [/(?<!_)__(?=[^\s_])|(?<=[^\s_])__(?!_)|(?<!~)~~(?=[^\s~])|(?<=[^\s~])~~(?!~)/g, 'take the marks out'],
  [/(?<![\p{L}\p{N}])`/gu, 'delete the backtick, or write an apostrophe'],
  [/^[•▪◦●‣]\s.*(?:\n[•▪◦●‣]\s.*)+/gm, 'begin each entry of a list with "- "'],
  [
    /^[^\t\n|•▪◦●‣][^\t\n|]*\t.*(?:\n[^\t\n|]+\t.*)+/gm,
    'write a table: | Repair | Price |, then | --- | --- |',
  ],
  [/^#{2,6}(?=[^\s#])/gm, 'write a space after the number signs of a heading'],
  [new RegExp(`&(?:${bareCode})(?![\\w;])`, 'g'), 'write the character itself'],
  [/\\n(?=\\n|\s|[A-Z]|$)/g, 'begin a new line, or delete it'],
]

/** In plain text, which no page turns into links, bold words or HTML. */
const inPlain: [mark: RegExp, advice: string][] = [
  [/&(?:#\w+|[a-z]\w+);/gi, 'write the character itself'],
  [
    /<(?=\/?(?:a|b|i|u|p|br|div|em|font|h\d|img|li|ol|small|span|strong|su[bp]|ul)(?:\s[^<>]*)?\/?>)|<(?=https?:|mailto:)/gi,
    'take the HTML out',
  ],
  [/(?<![\w*\\/])\*(?=[^\s*][^*]*\*(?![\w*]))|(?<![\w\\])_(?=[^\s_][^_]*_(?!\w))/g, 'take the marks out'],
  [/\\(?=[[\]*_{}()<>#!&~`])/g, 'take the backslash out'],
]

export interface RawMark {
  /** From the mark on, as much as a message shows. */
  words: string
  advice: string
}

/** Every mark holds one of these characters. Few sentences do, so most need no closer look. */
const letters = /[[\]*_~`#&\\<\t•▪◦●‣]/

/** The marks in some text that would be printed as they stand; in plain text Markdown and HTML are such marks too. */
export function rawMarks(text: string, isPlain: boolean): RawMark[] {
  if (!letters.test(text)) return []
  return [...anywhere, ...(isPlain ? inPlain : [])].flatMap(([mark, advice]) =>
    [...text.matchAll(mark)].map(({ index }) => ({
      words: /^\s*[^\n]{1,30}/.exec(text.slice(index))![0],
      advice,
    })),
  )
}

/** Reports Markdown and HTML in plain text, which is printed as it is written. */
export function checkPlain(file: ContentFile, text: string, path: Path): void {
  const mark = /!?\[[^[\]]*\]\([^)]*\)?|\*\*|__|`/.exec(text)?.[0]
  const message = `holds ${mark}, but this is plain text, where Markdown does not work; delete the marks`
  if (mark) return file.report(path, message, { needle: mark })
  for (const { words, advice } of rawMarks(text, true).slice(0, 1))
    file.report(path, `holds ${words}, which would be printed as typed; ${advice}`, { needle: words })
}
