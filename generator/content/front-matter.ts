/**
 * Reads front matter with gray-matter: as YAML only, with the failsafe schema, so that `8:00`, `07030` and
 * `no` stay the text that was typed. The --- lines are checked here first, because gray-matter takes a file
 * in which one is missing or indented for a file without front matter, and reports nothing.
 */
import { isUtf8 } from 'node:buffer'
import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, YAMLException, load } from 'js-yaml'
import { parseDocument, visit } from 'yaml'
import type { Document } from 'yaml'
import { findText, lineAt, nthIndexOf, offsetOfLine, positionAt, rangeInTree } from './positions'
import type { Path } from './positions'
import { ContentError, invisible } from './problems'
import type { Problem } from './problems'
import type { Position } from '../../templates/site'

export type { Path } from './positions'

/** Larger files are refused. No page is that long, and one that was put there by mistake would stall the build. */
const maxBytes = 200_000

const holdsInvisible = 'holds an invisible control character here; delete it'

/** The file name without its ending. */
export const slugOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.md'.length)

/** A content file, read but not yet checked against its schema. */
export class ContentFile {
  private tree: Document | undefined

  constructor(
    /** Relative to the content folder, with forward slashes. */
    readonly file: string,
    readonly source: string,
    readonly data: Record<string, unknown>,
    readonly body: string,
  ) {}

  get slug(): string {
    return slugOf(this.file)
  }

  /**
   * A problem at the value of a path; with `needle`, at that text inside the value. Where the text stands there
   * several times, `nth` chooses one, counted from 0.
   */
  problem(message: string, path: Path, needle?: string, nth?: number): Problem {
    return { ...this.position(path, needle, nth), message: onOneLine(message) }
  }

  /** A problem at some text of the body. */
  bodyProblem(message: string, needle: string, nth?: number): Problem {
    return { ...this.bodyPosition(needle, nth), message: onOneLine(message) }
  }

  position(path: Path, needle?: string, nth?: number): Position {
    const [start, end] = this.rangeOf(path)
    return positionAt(this.file, this.source, findText(this.source, needle, start, end, nth))
  }

  bodyPosition(needle: string, nth?: number): Position {
    const { length } = this.source
    const start = length - this.body.length
    // Text that is broken over lines just as it stands in the source comes before text that is broken otherwise.
    const exact = nthIndexOf(this.source, needle, start, nth)
    return positionAt(this.file, this.source, exact ?? findText(this.source, needle, start, length, nth))
  }

  /**
   * Where the value at a path begins and ends, or the nearest thing around it when it is missing.
   * The parser that knows positions is ten times slower, so it runs only when a problem is shown.
   */
  private rangeOf(path: Path): [start: number, end: number] {
    const yaml = yamlOf(this.source)
    this.tree ??= parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false })
    const [start, end] = path.length > 0 ? rangeInTree(this.tree, path) : [0, yaml.length]
    const fence = fenceLength(this.source)
    return [fence + start, fence + end]
  }
}

/**
 * Reads the front matter and body of one file.
 * @throws {ContentError} with one problem: not UTF-8, too large, a fence missing, broken YAML.
 */
export function readFrontMatter(file: string, bytes: Buffer): ContentFile {
  const fail = (message: string, source = '', offset = 0): never => {
    throw new ContentError([problemAt(file, source, offset, message)])
  }
  if (bytes.length > maxBytes) fail(`is ${bytes.length} bytes; at most ${maxBytes} fit`)
  if (!isUtf8(bytes)) fail('is not UTF-8 text; save it as UTF-8')
  // Line ends and the byte order mark of Windows editors mean nothing.
  const source = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const control = source.search(invisible)
  if (control >= 0) fail(holdsInvisible, source, control)

  const fence = source.slice(0, fenceLength(source)).trimEnd()
  if (!fence.startsWith('---')) fail('must begin with a line that is just ---', source)
  if (fence !== '---') fail(`begins with "${fence}"; front matter is YAML only, so write just ---`, source)
  const close = source.indexOf('\n---', 3)
  if (close < 0) fail('has no closing ---; put a line that is just --- after the last field', source)
  const closing = /^---.*/.exec(source.slice(close + 1))![0]
  if (closing.trimEnd() !== '---') fail(`closes with "${closing}"; write just ---`, source, close + 1)

  try {
    return parse(file, source, fail)
  } catch (error) {
    // Values that nest thousands of levels deep overflow the stack of every parser.
    if (error instanceof RangeError) return fail('is nested too deeply to be read', source)
    throw error
  }
}

function parse(file: string, source: string, fail: Fail): ContentFile {
  const { data, content } = parseYaml(source, fail)
  if (Array.isArray(data) || typeof data !== 'object')
    fail(
      'is not a list of fields; write "name: value" lines between the --- lines',
      source,
      fenceLength(source),
    )
  if (sharesNodes(data))
    fail('uses a YAML alias (*name); write the value out', source, Math.max(0, source.search(/\*\w/)))
  const read = new ContentFile(file, source, data, content)
  // YAML turns "\u202E" in double quotes into the character too.
  const hidden = source.includes('\\') ? pathTo(data, (text) => invisible.test(text)) : undefined
  if (hidden) throw new ContentError([read.problem(holdsInvisible, hidden)])
  const lost = commentBehindText(yamlOf(source))
  if (lost !== undefined) fail(cutShort, source, fenceLength(source) + lost)
  return read
}

const cutShort =
  'holds " #", and YAML reads nothing behind it; put the value in double quotes, or the note on a line of its own'

/**
 * The place of the first # that cuts a value short: YAML reads "We are #1" as "We are". Only a # before a
 * digit is taken for one, because behind others, such as "# sample", there is a note.
 */
function commentBehindText(yaml: string): number | undefined {
  if (!/[^\s#][ \t]+# ?\d/.test(yaml)) return undefined
  let found: number | undefined
  visit(parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false }), {
    Scalar(_, { range, type }) {
      const behind = range && type === 'PLAIN' ? /^[ \t]+#(?= ?\d)/.exec(yaml.slice(range[1])) : null
      if (!behind || range![0] === range![1]) return undefined
      found = range![1] + behind[0].length - 1
      return visit.BREAK
    },
  })
  return found
}

/** The path to the first text, or name of a field, that passes the test. */
function pathTo(value: unknown, test: (text: string) => boolean, path: Path = []): Path | undefined {
  if (typeof value === 'string') return test(value) ? path : undefined
  for (const [key, child] of Object.entries(value ?? {})) {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    const found = test(key) ? at : pathTo(child, test, at)
    if (found) return found
  }
  return undefined
}

type Fail = (message: string, source?: string, offset?: number) => never

function parseYaml(source: string, fail: Fail): { data: Record<string, unknown>; content: string } {
  try {
    // Without an options object gray-matter caches, and a broken file reads as empty the second time.
    const { data, content } = matter(source, { language: 'yaml', engines })
    return { data, content: content.trim() === '' ? '' : content }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const line = error.mark?.line ?? 0
    const offset = offsetOfLine(source, line + 1) + (error.mark?.column ?? 0)
    const open = openQuote(source, offset)
    if (open !== undefined)
      return fail('opens a quote that is not closed; put the same quote behind the value', source, open)
    return fail(yamlMessage(error, lineAt(source, offset)), source, offset)
  }
}

/**
 * The quote that opens a value before `error` and is not closed on its own line. A YAML parser reads on to the
 * next quote and only then complains, on a line that has nothing wrong with it.
 */
function openQuote(source: string, error: number): number | undefined {
  const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/suy
  // Matches either a comment, so that apostrophes in it are skipped, or the quote that opens a value.
  for (const { 0: match, 1: quote, index } of source.matchAll(
    /(?:^|\s)#[^\n]*|^[^\n\S]*(?:(?:- +)+(?:[\w-]+: +)?|[\w-]+: +)(?:\[[^\]\n"']*)?(["'])/gm,
  )) {
    const at = index + match.length - 1
    if (at > error) return undefined
    if (!quote) continue
    quoted.lastIndex = at
    const end = quoted.exec(source) ? quoted.lastIndex : source.length
    if (end > error && source.slice(at, end).includes('\n')) return at
  }
  return undefined
}

const refuse = () => {
  throw new Error('front matter is YAML only')
}

/** gray-matter runs `---js` with eval unless its engine is replaced; see package-traps in the README. */
const engines = {
  yaml: {
    parse: (text: string) => (text.trim() === '' ? {} : (load(text, { schema: FAILSAFE_SCHEMA }) as object)),
  },
  javascript: { parse: refuse },
  json: { parse: refuse },
}

function yamlMessage(error: YAMLException, line: string): string {
  if (/^\s*(- )?[\w-]+: +[^"'|>[{].*: /.test(line) && /mapping/.test(error.reason))
    return 'holds ": " inside a value; put the value in double quotes'
  if (/^\s*\t/.test(line)) return 'is indented with a tab; use spaces'
  if (/duplicated/.test(error.reason)) return `gives "${line.trim().split(':')[0]}" a second time; keep one`
  return `is not valid YAML (${error.reason}); check indentation, colons and quotes`
}

/** Whether two places of the data are the same object, which only an alias can make them. */
function sharesNodes(root: unknown, seen = new Set<object>()): boolean {
  if (typeof root !== 'object' || root === null) return false
  if (seen.has(root)) return true
  seen.add(root)
  return Object.values(root).some((value) => sharesNodes(value, seen))
}

const fenceLength = (source: string) => source.indexOf('\n') + 1

const yamlOf = (source: string) => source.slice(fenceLength(source), source.indexOf('\n---', 3) + 1)

function problemAt(file: string, source: string, offset: number, message: string): Problem {
  return { ...positionAt(file, source, offset), message: onOneLine(message) }
}

/** A value in a message may have lines of its own. */
const onOneLine = (message: string) => message.replace(/\s*\n\s*/g, ' ')
