/**
 * marked, set up once. marked itself lets scripts, `javascript:` links and a second h1 through
 * (its README says so), so every token is checked here before it becomes HTML.
 */
import GithubSlugger from 'github-slugger'
import { Lexer, Marked, Parser } from 'marked'
import type { Token, Tokens } from 'marked'
import type { Prose } from '../../templates/site'
import { isWebAddress } from './web-address'

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
  /** Pixels of a picture in public/; undefined when there is none, and then it is reported. */
  measure: (src: string) => { width: number; height: number } | undefined
}

/** The only HTML tags Markdown may hold, and they may carry no attribute. */
const allowedTags = ['br', 'wbr', 'sup', 'sub', 'small', 'kbd', 'abbr', 'mark']

interface FactToken {
  type: 'fact'
  raw: string
  name: string
  /** Inside a link already, so that a phone number must not become a second one. */
  inLink: boolean
  html?: string
}

const marked = new Marked({
  gfm: true,
  renderer: {
    link({ href, tokens }) {
      const rel = /^https?:/i.test(href) ? ' rel="noopener"' : ''
      return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`
    },
    image(token) {
      const { href, text, width, height } = token as Tokens.Image & { width?: number; height?: number }
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
    },
    heading({ depth, tokens, ...token }) {
      const { id } = token as { id?: string }
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // Comments are the owner's notes to himself; other HTML was checked against the allow-list.
    html: ({ raw, text }) => (isComment(raw) ? '' : text),
  },
  extensions: [
    {
      name: 'fact',
      level: 'inline',
      start: (source) => source.indexOf('{'),
      tokenizer(source): FactToken | undefined {
        const match = /^\{([^{}\n]*)\}/.exec(source)
        if (!match) return undefined
        return { type: 'fact', raw: match[0], name: match[1]!, inLink: this.lexer.state.inLink }
      },
      renderer: (token) => (token as unknown as FactToken).html ?? '',
    },
  ],
})

/** Compiles a field: one paragraph gives inline HTML, anything more gives block HTML. */
export function compileField(source: string, context: MarkdownContext): { html: string; text: string } {
  if (isPlain(source)) return plainField(source, context)
  const tokens = lex(source, context)
  for (const token of tokens)
    if (token.type === 'heading')
      context.report('holds a heading; headings belong in the body, below the front matter', token.raw.trim())
  for (const token of tokens)
    if (token.type === 'hr') context.report('is a line across; leave it out', token.raw.trim())
  const [first, second] = tokens.filter((token) => token.type !== 'space')
  const html =
    first?.type === 'paragraph' && !second
      ? Parser.parseInline(first.tokens ?? [], marked.defaults)
      : Parser.parse(tokens, marked.defaults)
  return { html, text: plainText(html) }
}

/**
 * One line of words that Markdown leaves as they are, which most fields are: marked takes fifty times
 * as long to find that out. Anything it might read as a mark, a list or an address goes to marked.
 */
function isPlain(source: string): boolean {
  // The words of a fact are put in as text, so that here any word may stand for them.
  const words = source.includes('{') ? source.replace(/\{[\w-]+\}/g, 'fact') : source
  return /^[\p{L}“(][\p{L}\d .,;:?%()/’'"“”–-]*$/u.test(words) && !/ {2}| $|www\.|:\/\//i.test(words)
}

function plainField(source: string, context: MarkdownContext): { html: string; text: string } {
  if (!source.includes('{')) return { html: escapeHtml(source), text: source }
  const html = source.replace(/\{([^{}]*)\}|[^{]+/g, (raw, name: string | undefined) =>
    name === undefined ? escapeHtml(raw) : factHtml(name, false, context),
  )
  return { html, text: plainText(html) }
}

/** Compiles a body and cuts it at its `##` headings, which become sections of the page. */
export function compileBody(source: string, context: MarkdownContext): Prose[] {
  const tokens = lex(source, context)
  const slugger = new GithubSlugger()
  const parts: { heading: Tokens.Heading; words: string; id: string; tokens: Token[] }[] = []
  let depth = 2
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading & { id?: string }
      const words = plainText(Parser.parseInline(heading.tokens, marked.defaults))
      heading.id = slugger.slug(words)
      if (heading.id === '')
        context.report('has no letter or digit, so that no link can lead to it', token.raw.trim())
      if (heading.depth === 1)
        context.report('is a # heading, and the page has its one h1 already; write ##', token.raw.trim())
      else if (heading.depth > depth + 1)
        context.report(`skips a heading level; write ${'#'.repeat(depth + 1)}`, token.raw.trim())
      depth = heading.depth
      if (heading.depth <= 2) {
        context.link(`#${heading.id}`, token.raw.trim())
        parts.push({ heading, words, id: heading.id, tokens: [] })
        continue
      }
    }
    const part = parts.at(-1)
    if (part) part.tokens.push(token)
    else if (token.type !== 'space' && !(token.type === 'html' && isComment(token.raw)))
      context.report(
        'stands before the first heading; begin the body with a ## heading',
        firstLine(token.raw),
      )
  }
  return parts.map(({ heading, words, id, tokens }) => {
    const html = Parser.parse(tokens, marked.defaults)
    if (html.trim() === '')
      context.report('has nothing under it; write a paragraph or delete the heading', heading.raw.trim())
    return { id, heading: words, html }
  })
}

/** Plain text with the words that each `{name}` stands for. */
export function fillText(source: string, context: Pick<MarkdownContext, 'fact' | 'report'>): string {
  if (!/[{}]/.test(source)) return source
  const filled = source.replace(/( *)\{([^{}\n]*)\}/g, (_, space: string, name: string) => {
    const words = context.fact(name)
    // The mark of a claim leaves nothing behind, not even the space before it.
    return words ? space + words : ''
  })
  const brace = /[{}]/.exec(source.replace(/\{[^{}\n]*\}/g, ''))?.[0]
  if (brace) context.report(strayBrace, brace)
  return filled
}

const strayBrace = 'has a brace without its other half; write {name}, or take the brace out'

/** The first mark of Markdown in a text in which it means nothing; undefined when there is none. */
export const markdownIn = (text: string): string | undefined =>
  /!?\[[^\]]*\]\([^)]*\)?|\*\*|__|`/.exec(text)?.[0]

/** What a reader sees of HTML made here, in one line. */
export function plainText(html: string): string {
  if (!/[<&\n]| {2}/.test(html)) return html.trim()
  return html
    .replace(/<br>|<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity]!)
    .replace(/[ \n]+/g, ' ')
    .trim()
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (char) => Object.keys(entities).find((entity) => entities[entity] === char)!)

/** Nobody writes deeper; every level of Markdown is a level of the stack, and of the screen reader. */
const deepest = 20

/** Brackets, stars and the like in one paragraph. */
const mostMarks = 500

/** The tokens of some Markdown, each of them checked. */
function lex(source: string, context: MarkdownContext): Token[] {
  const deep = tooDeep(source)
  if (deep !== undefined) {
    context.report('nests too many quotes, lists or brackets; take some away', firstLine(deep))
    return []
  }
  const tokens = Lexer.lex(source, marked.defaults)
  const top = new Set<unknown>(tokens)
  marked.walkTokens(tokens, (token) => {
    checkToken(token as Token | FactToken, context)
    if (token.type === 'heading' && !top.has(token))
      context.report('is a heading inside a list or quote; put it on a line of its own', firstLine(token.raw))
    if (token.type === 'html') checkHtml(token as Tokens.HTML, top.has(token), context)
    if ('tokens' in token && token.tokens) checkBalance(token.tokens, context)
  })
  return tokens
}

/**
 * marked calls itself for every level, and tries each opening bracket again from the next, so that
 * some kilobytes of them would stop the build for minutes.
 */
function tooDeep(source: string): string | undefined {
  const markers = new RegExp(`^[ \\t]*(?:>[ \\t]?|(?:[-+*]|\\d+[.)])[ \\t]+){${deepest + 1}}.*`, 'm')
  const indent = new RegExp(`^[ \\t]{${2 * deepest + 1}}.*`, 'm')
  const tooMany = (block: string) => (block.match(/[[<`*_~]/g)?.length ?? 0) > mostMarks
  return (markers.exec(source) ?? indent.exec(source))?.[0] ?? source.split(/\n\s*\n/).find(tooMany)
}

/** An open `<small>` would make the rest of the page small. */
function checkBalance(tokens: Token[], context: MarkdownContext): void {
  const open: { name: string; raw: string }[] = []
  for (const token of tokens) {
    const [, slash, name] = (token.type === 'html' && /^<(\/?)([a-z]+)\b[^>]*>$/i.exec(token.raw)) || []
    if (!name || /^w?br$/i.test(name)) continue
    if (!slash) open.push({ name: name.toLowerCase(), raw: token.raw })
    else if (open.at(-1)?.name === name.toLowerCase()) open.pop()
    else context.report('closes what was not opened before it; delete it', token.raw)
  }
  for (const { name, raw } of open) context.report(`is not closed; write </${name}> after it`, raw)
}

function checkToken(token: Token | FactToken, context: MarkdownContext): void {
  const needle = firstLine(token.raw)
  switch (token.type) {
    case 'fact':
      return resolveFact(token as FactToken, context)
    case 'link':
      return checkLink(token as Tokens.Link, context)
    case 'image':
      return checkImage(token as Tokens.Image, context)
    case 'text':
      return checkEntities(token as Tokens.Text, context)
    case 'def':
      return context.report(
        'names a link, which no page shows; write the address where the link stands, [words](/address)',
        needle,
      )
    case 'code':
      return context.report('would be shown as code; take away the spaces or backticks before it', needle)
    case 'table':
      return context.report('is a table, which does not fit a phone; write a list', needle)
    case 'list_item':
      if ((token as Tokens.ListItem).task) context.report('is a task list; write a plain list', needle)
  }
}

/** A browser would turn `&copy;` into another character than the one that was typed. */
function checkEntities(
  { raw, tokens, escaped }: Tokens.Text & { escaped?: boolean },
  context: MarkdownContext,
): void {
  if (tokens || escaped) return
  for (const [entity] of raw.matchAll(/&(?:#\w+|\w+);?/g))
    if (entity.endsWith(';') && !Object.hasOwn(entities, entity))
      context.report('is the code of a character; write the character itself', entity)
  for (const [brace] of raw.matchAll(/[{}]/g)) context.report(strayBrace, brace)
  for (const [mark] of raw.matchAll(/\]\(|\*\*/g))
    context.report(
      'would be printed as it stands; close the **bold words**, and write a link without spaces in its address',
      mark,
    )
}

function resolveFact(token: FactToken, context: MarkdownContext): void {
  token.html = factHtml(token.name, token.inLink, context)
}

/** Nothing, when there is no such fact: then it was reported. */
function factHtml(name: string, inLink: boolean, { fact, phone }: MarkdownContext): string {
  const words = fact(name)
  if (words === undefined) return ''
  const html = escapeHtml(words)
  return name === 'phone' && !inLink ? `<a class="tel" href="tel:${phone}">${html}</a>` : html
}

function checkLink({ href, title, text, raw }: Tokens.Link, context: MarkdownContext): void {
  if (title) context.report('has a title in quotes, which no page shows; take it out', raw)
  if (text.trim() === '') context.report(`links to "${href}" with no words; write [words](${href})`, raw)
  const wrong = whatIsWrongWithLink(href)
  if (wrong) return context.report(wrong, raw)
  if (href.startsWith('tel:')) return context.report('types a phone link; write {phone}', raw)
  context.link(href, raw)
}

/** What keeps an address from being linked to, or undefined when it may be. */
export function whatIsWrongWithLink(href: string): string | undefined {
  // Browsers drop tabs and line ends and read a backslash as a slash, so that none may stand here.
  if (/[\s\\\0-\x1F]/.test(href)) return `links to "${clip(href)}", which holds a space or backslash`
  if (/&#?\w+;/.test(href))
    return `links to "${href}", which holds the code of a character; write the character`
  if (/^https?:/i.test(href) && !isWebAddress(href)) return `links to "${href}", which is no address`
  if (/^(https?:\/\/[^/]|tel:|mailto:|#.|\/(?!\/))/i.test(href)) return undefined
  if (href === '#') return 'links to "#", which is no place; name a part of the page, "#costs"'
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return `links to "${href}"; only https, http, tel and mailto are allowed`
  return `links to "${href}"; begin an address of this site with one slash, "/services"`
}

function checkImage(
  token: Tokens.Image & { width?: number; height?: number },
  context: MarkdownContext,
): void {
  if (token.title) context.report('has a title in quotes, which no page shows; take it out', token.raw)
  token.text = fillText(token.text, context)
  if (token.text.trim() === '')
    context.report(
      'is a picture without words for those who cannot see it; write ![what it shows](...)',
      token.raw,
    )
  if (!/^\/(?!\/)[^\s\\]+$/.test(token.href))
    return context.report(`shows "${token.href}"; pictures stand in public/, "/images/crew.jpg"`, token.raw)
  const size = context.measure(token.href)
  if (size) Object.assign(token, size)
  else
    context.report(
      `shows "${token.href}", but public/ holds no such picture, or it cannot be read`,
      token.raw,
    )
}

function checkHtml({ text, raw }: Tokens.HTML, alone: boolean, context: MarkdownContext): void {
  if (isComment(raw)) return
  const wrong = (text.match(/<[^>]*>?/g) ?? []).filter((tag) => {
    const name = /^<\/?([a-z]+)\s*\/?>$/i.exec(tag)?.[1]?.toLowerCase()
    return !name || !allowedTags.includes(name)
  })
  for (const tag of wrong)
    context.report(
      `is HTML, which may hold only ${allowedTags.map((t) => `<${t}>`).join(' ')} without attributes`,
      firstLine(tag),
    )
  // marked hands on a block of HTML unread, with its {names} and its **stars**.
  if (alone && wrong.length === 0)
    context.report('is HTML on a line of its own; write it inside a sentence', firstLine(raw))
}

const isComment = (raw: string) => /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(raw)

const clip = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}...` : text)

const firstLine = (raw: string) => raw.trimStart().split('\n')[0]!
