/**
 * Claims in copy: `[We pull the permit.]{claim permits}`. The words in brackets are shown while the claim is open or
 * confirmed. Once it is declined, they are on no page.
 */

/** The words of one claim, and where they stand in a piece of copy. */
export interface ClaimSpan {
  name: string
  words: string
  /** From the opening bracket to after the closing brace. */
  start: number
  end: number
}

/** A wrong mark of a claim: the message, and the text that it points at. */
export interface ClaimProblem {
  message: string
  needle: string
}

const mark = /\{claim\b([^{}]*)\}/g

/** Where a paragraph, list entry or heading begins. A span may not cross it. */
const blockStart = /\n[ \t]*\n|\n[ \t]*(?=(?:[-*+]|\d+[.)])[ \t]|#{1,6}[ \t])/g

/** Finds the spans of claims in Markdown or plain text, and marks without a span. */
export function findClaims(source: string): { spans: ClaimSpan[]; problems: ClaimProblem[] } {
  const spans: ClaimSpan[] = []
  const problems: ClaimProblem[] = []
  let free = 0
  for (const { 0: raw, 1: rest = '', index } of source.matchAll(mark)) {
    const name = rest.trim()
    const start = source[index - 1] === ']' ? openingBracket(source, index - 1, free) : undefined
    const words = start === undefined ? '' : source.slice(start + 1, index - 1)
    const report = (message: string) => problems.push({ message, needle: raw })
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      report('is not the name of a claim; write [the words]{claim NAME}')
    else if (start === undefined)
      report(
        `marks no words; put the words that make the claim in brackets before it, [the words]{claim ${name}}`,
      )
    else if (words.trim() === '')
      report('marks brackets that are empty; write the words of the claim in them')
    else if (words.search(blockStart) >= 0)
      report('marks words of more than one paragraph or entry; mark each one separately')
    else spans.push({ name, words, start, end: index + raw.length })
    free = index + raw.length
  }
  return { spans, problems }
}

/** The opening bracket of the one at `close`. Claims do not nest, so the search stops at `free`. */
function openingBracket(source: string, close: number, free: number): number | undefined {
  let depth = 0
  for (let i = close; i >= free; i--) {
    if (source[i - 1] === '\\') continue
    if (source[i] === ']') depth++
    if (source[i] === '[' && --depth === 0) return i
  }
  return undefined
}

/** Words that were taken out because their claim was declined. */
export interface GoneSpan extends ClaimSpan {
  /** How the sentence reads without them. When a whole sentence is gone: what its paragraph still says. */
  left: string
  /** Why what is left cannot be published, to follow "which"; undefined when it can. */
  wrong: string | undefined
}

/**
 * Takes out the marks of all claims and the words of the declined ones. Gives those words back with what is left around
 * them, which the launch check shows to the owner.
 */
export function settleClaims(
  source: string,
  spans: readonly ClaimSpan[],
  isDeclined: (name: string) => boolean,
): { text: string; gone: GoneSpan[] } {
  let text = ''
  let from = 0
  const cuts: { span: ClaimSpan; at: number }[] = []
  for (const span of spans) {
    text += source.slice(from, span.start)
    from = span.end
    if (!isDeclined(span.name)) {
      text += span.words
      continue
    }
    const next = source.slice(from, from + 1)
    const skip = (space: RegExp) => (from += space.exec(source.slice(from))![0].length)
    // Keep one of the spaces on both sides, and none before a full stop.
    if (blockOpening.test(text)) skip(/^[ \t]*/)
    else if (/^[.,;:!?)]/.test(next)) text = text.trimEnd()
    else if (text.endsWith('\n')) skip(/^[ \t]*\n?/)
    else if (next.trim() === '') text = text.trimEnd()
    cuts.push({ span, at: text.length })
  }
  text += source.slice(from)
  // Marks without words were reported, and would be taken for facts.
  text = text.replace(mark, '')
  return { text, gone: cuts.map(({ span, at }) => ({ ...span, ...judge(source, span, text, at) })) }
}

/** Text as pages print it: without marks of claims, and without the words of declined ones. */
export const withoutMarks = (source: string, isDeclined: (name: string) => boolean): string =>
  source.includes('{claim') ? settleClaims(source, findClaims(source).spans, isDeclined).text : source

const entryMark = /[ \t]*(?:[-*+]|\d+[.)]|#{1,6})[ \t]+/

/** The end of a text after which a paragraph or entry begins. */
const blockOpening = new RegExp(`(?:^|\\n[ \\t]*\\n)[ \\t]*$|(?:^|\\n)${entryMark.source}$`)

/** Whether a text has a letter or a digit. */
export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const endsSentence = (text: string) => /[.!?…]["')\]”’*_]*\s*$/.test(text)

/** What is left of the paragraph or entry at `at`, where words were taken out, and why it cannot be published. */
function judge(
  source: string,
  { words, start }: ClaimSpan,
  text: string,
  at: number,
): Pick<GoneSpan, 'left' | 'wrong'> {
  const [from, to] = blockAround(text, at)
  const mark = new RegExp(`^${entryMark.source}`).exec(text.slice(from, to) + ' ')?.[0] ?? ''
  const block = text.slice(Math.min(from + mark.length, to), to)
  if (!hasWords(block)) {
    const left = ''
    if (!hasWords(text)) return { left, wrong: 'is empty' }
    if (mark !== '') return { left, wrong: 'is an empty entry' }
    return { left, wrong: emptySection(text, at) ? 'leaves a heading with nothing under it' : undefined }
  }
  const before = text.slice(Math.min(from + mark.length, at), at)
  const opens = before.trim() === '' || endsSentence(before)
  const isWhole = opens && (endsSentence(words) || at === to)
  if (isWhole) return { left: oneLine(block), wrong: undefined }
  const sentence = sentenceAround(block, Math.max(0, at - to + block.length))
  const [sourceFrom, sourceTo] = blockAround(source, start)
  const ended = endsSentence(source.slice(sourceFrom, sourceTo).replace(/\]\{claim [^}]*\}/g, ''))
  const wrong = [
    ended && !endsSentence(sentence) && 'has no full stop',
    opens && /^\P{L}*\p{Lu}/u.test(words) && /^\P{L}*\p{Ll}/u.test(sentence) && 'begins without a capital',
    /[,;:(–—-]\s*[.!?)]|^\s*[.,;:!?)]/.test(sentence) && 'has a comma or bracket too many',
  ].find((fault) => fault !== false)
  return { left: sentence, wrong }
}

/** Where the paragraph, entry or heading around a place begins and ends. */
function blockAround(text: string, at: number): [from: number, to: number] {
  let from = 0
  for (const { 0: gap, index } of text.matchAll(blockStart)) {
    if (index >= at) return [from, index]
    from = index + gap.length
  }
  return [Math.min(from, at), text.length]
}

/** Whether the part of a body around a place, from one heading to the next, has no words. */
function emptySection(text: string, at: number): boolean {
  const heading = text.lastIndexOf('\n#', at)
  const isFirst = heading < 0 && !text.startsWith('#')
  if (isFirst) return false
  const body = text.indexOf('\n', heading + 1)
  const next = text.slice(body).search(/\n#/)
  return body >= 0 && !hasWords(text.slice(body, next < 0 ? undefined : body + next))
}

export const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** The sentence at a place of a text, in one line; it may go over lines, but not out of its paragraph or entry. */
export function sentenceAround(text: string, at: number): string {
  const [from, to] = blockAround(text, at)
  const block = text.slice(from, to)
  const sentences = [...segmenter.segment(block.replaceAll('\n', ' '))]
  const found = sentences.findLast(({ index }) => index <= at - from) ?? sentences[0]
  return oneLine(found?.segment ?? block)
}
