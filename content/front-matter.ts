/**
 * gray-matter, set up once: YAML only, read with the failsafe schema so that `8:00`, `07030` and
 * `no` stay the text that was typed. The fences are checked here first, because gray-matter takes
 * a file with a missing or indented fence for one without front matter, and says nothing.
 */
import { isUtf8 } from 'node:buffer'
import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, YAMLException, load } from 'js-yaml'
import { LineCounter, isMap, isNode, isPair, isScalar, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { ContentError } from './problems'
import type { Problem } from './problems'
import type { Position } from './types'

/** The way to a value: field names, and list positions from 0. */
export type Path = readonly (string | number)[]

/** Larger files are refused: no page is that long, and a stray blob would stall the build. */
const maxBytes = 1_000_000

/** A content file, read but not yet checked against its schema. */
export class ContentFile {
  private tree: Document | undefined
  private readonly lineCounter = new LineCounter()

  constructor(
    /** Relative to the content folder, with forward slashes. */
    readonly file: string,
    readonly source: string,
    readonly data: Record<string, unknown>,
    readonly body: string,
  ) {}

  /** The file name without its ending. */
  get slug(): string {
    return this.file.slice(this.file.lastIndexOf('/') + 1, -'.md'.length)
  }

  /** A problem at the value of a path; with `needle`, at that text inside the value. */
  problem(message: string, path: Path, needle?: string): Problem {
    return this.problemAt(message, this.offsetOf(path, needle))
  }

  /** A problem at some text of the body. */
  bodyProblem(message: string, needle: string): Problem {
    return this.problemAt(message, this.offsetInBody(needle))
  }

  position(path: Path, needle?: string): Position {
    return positionAt(this.file, this.source, this.offsetOf(path, needle))
  }

  bodyPosition(needle: string): Position {
    return positionAt(this.file, this.source, this.offsetInBody(needle))
  }

  private problemAt(message: string, offset: number): Problem {
    return problemAt(this.file, this.source, offset, message)
  }

  private offsetInBody(needle: string): number {
    const start = this.source.length - this.body.length
    return Math.max(this.source.indexOf(needle, start), start)
  }

  /**
   * The place of the value at a path, or, when it is missing, of the nearest thing around it.
   * The parser that knows positions is ten times slower, so it runs only when a problem is shown.
   */
  private offsetOf(path: Path, needle?: string): number {
    this.tree ??= parseDocument(yamlOf(this.source), {
      schema: 'failsafe',
      lineCounter: this.lineCounter,
      uniqueKeys: false,
    })
    const start = fenceLength(this.source) + this.startOf(path)
    const found = needle === undefined ? -1 : this.source.indexOf(needle, start)
    return found < 0 ? start : found
  }

  private startOf(path: Path): number {
    for (let length = path.length; length > 0; length--) {
      const parent = this.tree!.getIn(path.slice(0, length - 1), true)
      const last = path[length - 1]
      if (isMap(parent)) {
        const pair = parent.items.find(
          (item) => isPair(item) && isScalar(item.key) && item.key.value === last,
        )
        const key = pair?.key
        if (isNode(key) && key.range) return key.range[0]
      }
      const node = this.tree!.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return node.range[0]
    }
    return 0
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
  const control = source.search(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F\u2028\u2029]/)
  if (control >= 0) fail('holds an invisible control character here; delete it', source, control)

  const fence = source.slice(0, fenceLength(source)).trimEnd()
  if (!fence.startsWith('---')) fail('must begin with a line that is just ---', source)
  if (fence !== '---') fail(`begins with "${fence}"; front matter is YAML only, so write just ---`, source)
  const close = source.indexOf('\n---', 3)
  if (close < 0) fail('has no closing ---; put a line that is just --- after the last field', source)
  const closing = /^---.*/.exec(source.slice(close + 1))![0]
  if (closing.trimEnd() !== '---') fail(`closes with "${closing}"; write just ---`, source, close + 1)

  const { data, content } = parseYaml(source, fail)
  if (Array.isArray(data) || typeof data !== 'object')
    fail(
      'is not a list of fields; write "name: value" lines between the --- lines',
      source,
      fenceLength(source),
    )
  if (sharesNodes(data))
    fail('uses a YAML alias (*name); write the value out', source, Math.max(0, source.search(/\*\w/)))
  return new ContentFile(file, source, data, content)
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
    return fail(yamlMessage(error, lineAt(source, offset)), source, offset)
  }
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

/** True when two places of the data are the same object, as an alias makes them. */
function sharesNodes(root: unknown, seen = new Set<object>()): boolean {
  if (typeof root !== 'object' || root === null) return false
  if (seen.has(root)) return true
  seen.add(root)
  return Object.values(root).some((value) => sharesNodes(value, seen))
}

const fenceLength = (source: string) => source.indexOf('\n') + 1

const yamlOf = (source: string) => source.slice(fenceLength(source), source.indexOf('\n---', 3) + 1)

function offsetOfLine(source: string, line: number): number {
  let offset = 0
  for (let i = 1; i < line; i++) offset = source.indexOf('\n', offset) + 1
  return offset
}

function lineAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1
  const end = source.indexOf('\n', offset)
  return source.slice(start, end < 0 ? undefined : end)
}

function positionAt(file: string, source: string, offset: number): Position {
  const before = source.slice(0, offset)
  return {
    file,
    line: before.split('\n').length,
    column: offset - (before.lastIndexOf('\n') + 1) + 1,
    excerpt: lineAt(source, offset),
  }
}

function problemAt(file: string, source: string, offset: number, message: string): Problem {
  return { ...positionAt(file, source, offset), message }
}
