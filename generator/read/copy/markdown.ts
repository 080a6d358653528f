/**
 * Compiles Markdown with marked. marked lets scripts, `javascript:` links and a second h1 through, as its
 * README says, so every token is checked with markdown-rules.ts before it becomes HTML.
 */
import { Lexer, Marked, Parser } from 'marked'
import type { Token, Tokens } from 'marked'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PhotoImage } from '../../../templates/sections/photo'
import type { Picture, Prose } from '../../../templates/model/site'
import type { Framed } from '../pictures/photo'
import { escapeHtml, plainText } from './html'
import { asLink, asPhone, asPicture } from '../../../templates/model/schema/as-typed'
import { blank } from '../../../templates/model/blanks'
import { seen } from '../../../templates/model/characters'
import { partSlugger } from '../../../templates/model/part-slugger'
import { checkBraces, checkToken, firstLine, isComment, nestedTooDeep } from './markdown-rules'
import type { MarkdownContext } from './markdown-rules'

const marked = new Marked({
  gfm: true,
  tokenizer: {
    // Many write no space after the number signs, and mean a heading; "#1 in Texas" is none.
    heading(source) {
      const [raw, signs, text] = /^(#{2,6}|#(?=\p{L}))([^\s#][^\n]*)(?:\n+|$)/u.exec(source) ?? []
      if (raw === undefined) return false
      const tokens = this.lexer.inline(text!.trim())
      return { type: 'heading', raw, depth: signs!.length, text: text!.trim(), tokens }
    },
    // "2014. We bought a truck." is a sentence.
    list: (source) => (/^ {0,3}(?!0*1[.)])\d+[.)]\s/.test(source) ? undefined : false),
    // "2~3 days and $4,000~6,000" are ranges.
    del: (source) => (source.startsWith('~~') ? false : undefined),
  },
  renderer: {
    link(token) {
      const { href, tokens, hreflang, note } = token as Tokens.Link & { hreflang?: string; note?: string }
      const words = this.parser.parseInline(tokens)
      const rel = /^https?:/i.test(href) ? ' rel="noopener"' : hreflang ? ` hreflang="${hreflang}"` : ''
      // A number stays on one line, and a sentence may not.
      const tel = href.startsWith('tel:') && plainText(words).length <= 20 ? ' class="tel"' : ''
      return `<a${tel} href="${escapeHtml(href)}"${rel}>${words}${note ? ` ${note}` : ''}</a>`
    },
    image(token) {
      const { href, text, ...rest } = token as Tokens.Image & Framed
      const picture: Picture = { ...rest, src: href, alt: text, frame: 'text' }
      return renderToStaticMarkup(createElement(PhotoImage, { picture }))
    },
    heading(token) {
      const { depth, tokens, id } = token as Tokens.Heading & { id?: string }
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    table({ header, rows }) {
      const html = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens)
      const columns = header.map(html)
      const head = columns.map((name) =>
        name ? `<th scope="col" role="columnheader">${name}</th>` : '<td role="cell"></td>',
      )
      const written = rows.map((cells) => cells.map(html))
      const body = written.map((cells) => rowOf(cells, columns, shortIn(written)))
      // A phone shows its rows as blocks, which takes their roles away where they are not written out.
      return `<table class="comparison pasted" role="table"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>\n`
    },
    // Comments are notes of the owner's, which no page shows. Other HTML was checked and may stay.
    html: ({ raw, text }) => (isComment(raw) ? '' : text),
  },
  extensions: [
    {
      name: 'fact',
      level: 'inline',
      start: (source) => source.indexOf('{'),
      tokenizer(source) {
        const [raw, name] = /^\{\{[^{}\n]*\}{0,2}|^\{([^{}\n]*)\}/.exec(source) ?? []
        // Inside a link a phone number must not become a second link.
        return raw === undefined ? undefined : { type: 'fact', raw, name, inLink: this.lexer.state.inLink }
      },
      renderer: (token) => String(token.html ?? ''),
    },
  ],
})

/** Characters of all cells beside the first that stand on one line beside it. */
const mostOnLine = 32

/** Returns for each column whether its cells, such as prices, are so short that none should wrap. */
const shortIn = (rows: string[][]): boolean[] =>
  (rows[0] ?? []).map((_, i, { length }) =>
    rows.every((cells) => plainText(cells[i] ?? '').length * (length - 1) <= mostOnLine),
  )

/** A row of a table, whose first cell names it. On a phone a cell has the name of its column above it. */
const rowOf = ([first, ...rest]: string[], columns: string[], isShort: boolean[]): string => {
  const name = first ? `<th scope="row" role="rowheader">${first}</th>` : '<td role="cell"></td>'
  const cells = rest.map(
    (html, i) =>
      `<td${isShort[i + 1] ? ' class="short"' : ''} role="cell" data-column="${escapeHtml(plainText(columns[i + 1]!))}">${html}</td>`,
  )
  return `<tr role="row">${name}${cells.join('')}</tr>`
}

/** Compiles a field: one paragraph gives inline HTML, anything more gives block HTML. */
export function compileField(source: string, context: MarkdownContext): { html: string; text: string } {
  if (isPlain(source)) return plainField(source, context)
  const tokens = lex(source, context)
  for (const { type, raw } of tokens) {
    if (type === 'heading')
      context.report(
        'holds a heading, and only the body of a page may; take the number signs off',
        raw.trim(),
      )
    if (type === 'hr') context.report('is a horizontal rule; delete it', raw.trim())
  }
  const [first, second] = tokens.filter((token) => token.type !== 'space')
  const html =
    first?.type === 'paragraph' && !second
      ? Parser.parseInline(first.tokens ?? [], marked.defaults)
      : Parser.parse(tokens, marked.defaults)
  // A name that stands for nothing is reported already, and so is a text without a letter.
  if (/\S/.test(source) && !source.includes('{') && isBlank(html))
    context.report('shows nothing; write some words', firstLine(source))
  return { html, text: plainText(html) }
}

/**
 * Whether a field is one line of words that Markdown leaves as they are. Most fields are, and marked takes
 * fifty times as long to find that out. It gets whatever it might read as a mark, a list or an address.
 */
function isPlain(source: string): boolean {
  // The words of a fact are put in as text later, so that here any word may stand for them.
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

/**
 * Compiles a body and cuts it at its `##` headings, which become sections of the page. `taken` are names that other
 * parts of the page have.
 */
export function compileBody(
  source: string,
  context: MarkdownContext,
  taken: readonly string[] = [],
): Prose[] {
  const slugger = partSlugger(taken)
  const sections: { id: string; heading: string; raw: string; tokens: Token[] }[] = []
  let depth = 2
  for (const token of lex(source, context)) {
    const raw = token.raw.trim()
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading & { id?: string }
      const words = plainText(Parser.parseInline(heading.tokens, marked.defaults))
      const id = (heading.id = slugger.slug(words))
      if (id === '') context.report('has no letter or digit, so nothing can link to it', raw)
      if (heading.depth === 1)
        context.report('is a # heading, and the page has its one h1 already; write ##', raw)
      else if (heading.depth > depth + 1)
        context.report(`skips a heading level; write ${'#'.repeat(depth + 1)}`, raw)
      depth = heading.depth
      if (depth <= 2) {
        context.link(`#${id}`, raw)
        sections.push({ id, heading: words, raw, tokens: [] })
        continue
      }
    }
    const section = sections.at(-1)
    if (section) section.tokens.push(token)
    else if (raw !== '' && !isComment(raw))
      context.report('comes before the first heading; begin the body with a ## heading', firstLine(raw))
  }
  return sections.map(({ id, heading, raw, tokens }) => {
    const html = Parser.parse(tokens, marked.defaults)
    if (isBlank(html)) context.report('has nothing under it; write a paragraph or delete the heading', raw)
    return { id, heading, html }
  })
}

/** Plain text with the words that each `{name}` stands for. */
export function fillText(source: string, context: Pick<MarkdownContext, 'fact' | 'report'>): string {
  if (!/[{}]/.test(source)) return source
  checkBraces(source, context)
  return source.replace(/\{\{[^{}\n]*\}*|\{([^{}\n]*)\}/g, (_, name?: string) =>
    name === undefined ? '' : (context.fact(name) ?? ''),
  )
}

/** Whether HTML made here shows neither a word nor a picture. */
const isBlank = (html: string) => !html.includes('<img') && !seen.test(plainText(html))

/** A picture whose file has spaces in its name, as phones and cameras give it: ![A porch](/images/IMG 2231.JPG) */
const pictureWithSpaces = /(!\[[^\]\n]*\]\()([^<>"\n()]*[^\S\n][^<>"\n]*?\.(?:jpe?g|png|webp|avif|svg))\)/gi

/** The tokens of some Markdown, each of them checked. */
function lex(source: string, context: MarkdownContext): Token[] {
  const deep = nestedTooDeep(source)
  if (deep !== undefined) {
    context.report('nests too many quotes, lists or brackets; delete some', firstLine(deep))
    return []
  }
  // marked takes an address with spaces in angle brackets alone.
  const spaced = source.replace(pictureWithSpaces, '$1<$2>)')
  const tokens = Lexer.lex(spaced, marked.defaults)
  const top = new Set<unknown>(tokens)
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'fact' && token.name === undefined) checkBraces(token.raw, context)
    else if (token.type === 'fact')
      token.html = factHtml(token.name as string, Boolean(token.inLink), context)
    if (token.type === 'link')
      Object.assign(token, context.address(addressMeant(token.href as string, context.fact)))
    // The words of a picture are plain text. marked gives them as tokens too, which would be checked a second time.
    if (token.type === 'image')
      Object.assign(token, { text: fillText(token.text, context), href: asPicture(token.href), tokens: [] })
    checkToken(token, top.has(token), context)
    // Of a link to a draft a page has the words.
    if (token.type === 'link' && context.isDraft(token.href as string)) Object.assign(token, { type: 'text' })
  })
  return tokens
}

/** An address of a link as it is meant; it may follow the office, `{office-page}`, or the number to call, `wa.me/{phone}`. */
export const addressMeant = (href: string, fact: MarkdownContext['fact']): string =>
  asLink(href)
    .replace(/^\{office-page\}/, () => fact('office-page') ?? '')
    .replace(/(?<=^https:.*)\{phone\}/, blank('digits'))
    .replace(/^(tel|sms):([^?&]*)/i, (_, scheme: string, number: string) => {
      const meant = asPhone(number).replace('{phone}', blank('tel'))
      return `${scheme.toLowerCase()}:${meant}`
    })

/** Empty when there is no such fact, which was then reported. */
function factHtml(name: string, inLink: boolean, { fact, phone }: MarkdownContext): string {
  const html = escapeHtml(fact(name) ?? '')
  return html && name === 'phone' && !inLink ? `<a class="tel" href="tel:${phone}">${html}</a>` : html
}
