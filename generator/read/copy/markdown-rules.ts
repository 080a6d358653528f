/** What Markdown may hold. Anything else is reported, at its place in the file. */
import type { Token, Tokens } from 'marked'
import type { Framed } from '../pictures/photo'
import type { Size } from '../pictures/picture-size'
import { rawMarks } from './raw-syntax'
import { clip } from './settle'
import { blank } from '../../../templates/model/blanks'
import { wrongPictureName } from '../../../templates/model/schema/fields'
import { isWebAddress } from '../../../templates/model/web-address'

/** What Markdown needs from around it, and how it reports problems. */
export interface MarkdownContext {
  /** The words a `{name}` stands for; undefined when there is no such name, and then it is reported. */
  fact: (name: string) => string | undefined
  /** The number to call, E.164, or its blank; `{phone}` becomes a link to it. */
  phone: string
  /** `needle` is text of the file that finds the place. */
  report: (message: string, needle: string) => void
  /** Where a link leads, and how it is marked when that is in another language. */
  address: (href: string) => { href: string; hreflang?: string; note?: string }
  /** True for the address of a page that is left out. */
  isDraft: (href: string) => boolean
  /** Called for every link, and with `#id` for every heading of a body. */
  link: (href: string, needle: string) => unknown
  /** Pixels of a picture in public/, or in words what is wrong with it: "which is 20 x 10 pixels". */
  measure: (src: string, alt: string) => Framed | Size | string
}

/** The only HTML tags Markdown may hold, and they may carry no attribute. */
const allowedTags = ['br', 'wbr', 'sup', 'sub', 'small', 'kbd', 'abbr', 'mark']

const strayBrace = 'has a brace too many or too few; write {name}, or delete the brace'

/** Names in braces, and braces without a partner with enough words to find their place. */
const inBraces = /\{[^{}\n]*\}|\{\{[^{}\n]*\}{0,2}|\{[^{}\n]{0,40}|[^{}\n]{0,40}\}/g

/** Reports braces that hold no name. */
export function checkBraces(text: string, { report }: Pick<MarkdownContext, 'report'>): void {
  if (!/[{}]/.test(text)) return
  for (const [raw] of text.matchAll(inBraces)) if (!/^\{[^{]*\}$/.test(raw)) report(strayBrace, raw.trim())
}

/** Nobody nests deeper, and each level is one of the stack and one for screen readers. */
const deepest = 20

/** More brackets, stars and the like in one paragraph are refused. */
const mostMarks = 500

/**
 * The first part that nests too deep. marked recurses once for each level and tries each opening bracket again, so a few
 * kilobytes of brackets would stop the build for minutes.
 */
export function nestedTooDeep(source: string): string | undefined {
  const markers = new RegExp(`^[ \\t]*(?:>[ \\t]?|(?:[-+*]|\\d+[.)])[ \\t]+){${deepest + 1}}.*`, 'm')
  const indent = new RegExp(`^[ \\t]{${2 * deepest + 1}}.*`, 'm')
  const tooMany = (block: string) => (block.match(/[[<`*_~]/g)?.length ?? 0) > mostMarks
  return (markers.exec(source) ?? indent.exec(source))?.[0] ?? source.split(/\n\s*\n/).find(tooMany)
}

/** Reports tags that are not closed, because an open `<small>` would make the rest of the page small. */
function checkBalance(tokens: Token[], context: MarkdownContext): void {
  const open: { name: string; raw: string }[] = []
  for (const token of tokens) {
    const [, slash, name] = (token.type === 'html' && /^<(\/?)([a-z]+)\b[^>]*>$/i.exec(token.raw)) || []
    // A tag that is not allowed is reported by itself.
    if (!name || /^w?br$/i.test(name) || !allowedTags.includes(name.toLowerCase())) continue
    if (!slash) open.push({ name: name.toLowerCase(), raw: token.raw })
    else if (open.at(-1)?.name === name.toLowerCase()) open.pop()
    else context.report('closes a tag that is not open; delete it', token.raw)
  }
  for (const { name, raw } of open) context.report(`is not closed; write </${name}> after it`, raw)
}

const refused: Record<string, string> = {
  def: 'defines a link to use elsewhere, which does not work here; write [words](/address) where you use it',
  code: 'would be shown as code; delete the spaces or backticks before it',
}

/** Reports what is wrong with a token; `isTop` when it stands in no other. */
export function checkToken(token: Token, isTop: boolean, context: MarkdownContext): void {
  const { type, raw } = token
  const wrong =
    type === 'heading' && !isTop
      ? 'is a heading inside a list or quote; put it on a line of its own'
      : type === 'list_item' && (token as Tokens.ListItem).task
        ? 'is a task list; write a plain list'
        : refused[type]
  if (wrong) context.report(wrong, firstLine(raw))
  if (type === 'html') checkHtml(token as Tokens.HTML, isTop, context)
  if (type === 'link') checkLink(token as Tokens.Link, context)
  if (type === 'image') checkImage(token as Tokens.Image, context)
  if (type === 'table') checkTable(token as Tokens.Table, context)
  if (type === 'paragraph' && barred.test(raw)) context.report(noTable, barred.exec(raw)![0])
  if (type === 'text') checkText(token as Tokens.Text, context)
  if (type === 'codespan' && /[{}]/.test(raw))
    context.report('would be printed with its braces; delete the backticks', raw)
  if ('tokens' in token && token.tokens) checkBalance(token.tokens, context)
}

/** A line of what is not a table, because the line below its first one is missing or has more or fewer columns. */
const barred = /^\|.*\|$/m
const noTable =
  'is not a table; write "| --- | --- |" below its first line, with a --- for each column, or take the bars out'

/** Reports cells that no column has room for, and tags that a cell does not close. */
function checkTable({ header, rows, raw }: Tokens.Table, context: MarkdownContext): void {
  for (const line of raw.trim().split('\n')) {
    const row = line.trim().replace(/^\||(?<!\\)\|$/g, '')
    const count = row.split(/(?<!\\)\|/).length
    const message = `has ${count} cells, and the table has ${header.length} columns; write \\| for a bar`
    if (count > header.length) context.report(message, line)
  }
  for (const { tokens } of [header, ...rows].flat()) checkBalance(tokens, context)
}

/** Codes that may be written, because the character itself can mean something to Markdown or cannot be seen. */
const allowedCodes = ['&amp;', '&lt;', '&gt;', '&quot;', '&#39;', '&nbsp;']

/** Reports what a text holds that would be shown as another character, or that a reader would see as a mark. */
function checkText({ raw, tokens, escaped }: Tokens.Text, context: MarkdownContext): void {
  if (tokens || escaped) return
  for (const [entity] of raw.matchAll(/&(?:#\w+|\w+);?/g))
    if (entity.endsWith(';') && !allowedCodes.includes(entity))
      context.report('is a character code; write the character itself', entity)
  checkBraces(raw, context)
  for (const { words, advice } of rawMarks(raw, false))
    context.report(`would be printed with its marks; ${advice}`, words)
}

function checkLink({ href, text, raw }: Tokens.Link, context: MarkdownContext): void {
  if (text.trim() === '') context.report(`links to "${href}" with no words; write [words](${href})`, raw)
  const wrong = whatIsWrongWithLink(href)
  if (wrong) return context.report(wrong, raw)
  context.link(href, raw)
}

/** What keeps an address from being linked to, or undefined when it may be. */
export function whatIsWrongWithLink(given: string): string | undefined {
  const href = given.replace(blank('tel'), '+19005550100').replace(blank('digits'), '1')
  const number = /^(?:tel|sms):([^?&]*)/.exec(href)?.[1]
  if (number !== undefined && !/^(?:\+\d{7,15}(?:,+\d+)?|\d{3,6})$/.test(number))
    return `calls "${clip(number)}", which is not a phone number; write "+1" and ten digits, "tel:+15125550188"`
  // Browsers drop tabs and line ends, and read a backslash as a slash, so none of these may stand here.
  if (/[\s\\\0-\x1F]/.test(href)) return `links to "${clip(href)}", which holds a space or backslash`
  if (/&#?\w+;/.test(href)) return `links to "${href}", which holds a character code; write the character`
  if (/^https?:/i.test(href) && !isWebAddress(href)) return `links to "${href}", which is not an address`
  if (/^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i.test(href))
    return `links to "${href}", which is only on your own machine; write the address that visitors have`
  const recipients = /^mailto:([^?]+|$)/i.exec(href)?.[1]!.split(',') ?? []
  if (recipients.some((address) => !/^[^@]+@[^@]+\.[^@.]+$/.test(address)))
    return `links to "${href}", which is not a complete email address; write "mailto:NAME@HOST.com"`
  if (/^(https?:\/\/[^/]|tel:|sms:|mailto:|#.|\/(?!\/))/i.test(href)) return undefined
  if (href === '#') return 'links to "#", which leads nowhere; name a part of the page, "#costs"'
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return `links to "${href}"; only https, http, tel, sms and mailto are allowed`
  return `links to "${href}"; begin an address of this site with one slash, "/services"`
}

/** Reports what is wrong with a picture, and otherwise sets its size. */
function checkImage(token: Tokens.Image, context: MarkdownContext): void {
  const { text, href, raw } = token
  const report = (message: string) => context.report(message, raw.replace(/\(<(.*)>\)$/, '($1)'))
  const { words, advice } = rawMarks(text, true)[0] ?? {}
  if (words !== undefined) report(`says "${words}", which screen readers would read aloud; ${advice}`)
  if (text.trim() === '') report('is a picture without alt text; write ![what it shows](...)')
  if (!/^\/(?!\/)[^\\]+$/.test(href))
    return report(`shows "${href}"; pictures are in public/, "/images/crew.jpg"`)
  const wrong = wrongPictureName(href)
  if (wrong !== undefined) return report(`shows "${href}", which ${wrong}`)
  const size = context.measure(href, text)
  if (typeof size === 'object') Object.assign(token, size)
  else report(`shows "${href}", ${size}`)
}

/** Tags that pasted text often has, and what does the same here. */
const asMarkdown = [
  ['a', '[words](/address)'],
  ['img figure picture', '![what it shows](/images/crew.jpg)'],
  ['ul ol li', 'a list, each entry on a line after "- "'],
  ['b strong', '**words**'],
  ['i em', '*words*'],
  ['h1 h2 h3 h4 h5 h6', '## Heading'],
  ['p div span section font center', 'the words alone, with an empty line between paragraphs'],
  [
    'table thead tbody tr th td',
    'a table: | Repair | Price |, below it | --- | --- |, and a line for each row',
  ],
  ['blockquote', '> words'],
] as const

function checkHtml({ text, raw }: Tokens.HTML, alone: boolean, context: MarkdownContext): void {
  if (isComment(raw)) return
  const wrong = (text.match(/<[^>]*>?/g) ?? []).filter((tag) => {
    // Either its opening tag was reported, or it closes nothing.
    if (/^<\/[a-z]\w*\s*>$/i.test(tag)) return false
    const name = /^<\/?([a-z]+)\s*\/?>$/i.exec(tag)?.[1]
    return !name || !allowedTags.includes(name.toLowerCase())
  })
  const allowed = allowedTags.map((tag) => `<${tag}>`).join(' ')
  for (const tag of wrong) {
    const name = /^<\/?([a-z]+\d?)/i.exec(tag)?.[1]?.toLowerCase()
    const right = asMarkdown.find(([tags]) => tags.split(' ').includes(name ?? ''))?.[1]
    const what =
      right === undefined
        ? `, which may hold only ${allowed} without attributes; take < and > off other words, and write a fact as {name}`
        : `; write ${right}`
    context.report(`is HTML${what}`, firstLine(tag))
  }
  // marked does not look into a block of HTML, so that {names} and **stars** in it would be printed.
  if (alone && wrong.length === 0)
    context.report('is HTML on a line of its own; write it inside a sentence', firstLine(raw))
}

export const isComment = (raw: string) => /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(raw)

export const firstLine = (raw: string) => raw.trimStart().split('\n')[0]!
