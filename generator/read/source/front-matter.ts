/**
 * Reads front matter as YAML with the failsafe schema, so that `8:00`, `07030` and `no` stay as typed. Where a value must
 * be in quotes, the line to write is a problem, and the file is read on with it.
 */
import { isUtf8 } from 'node:buffer'
import { isCollection, visit } from 'yaml'
import type { Node } from 'yaml'
import { ContentFile, fenceLength, onOneLine, parseTree, yamlOf } from './content-file'
import type { Path } from './content-file'
import type { Findings } from './findings'
import { positionAt } from './positions'
import { damaged, invisible, plainLines } from '../../../templates/model/characters'
import { ContentError, tooLarge } from './problems'
import type { Problem } from './problems'
import { noBreakSpace, own, parseFields } from './yaml-mistakes'

/** Bytes of a content file. No page is that long, and a large file put there by mistake would make the build hang. */
export const maxContentBytes = 200_000

/** Characters. No real word is longer, and marked's time grows with the square of the length. */
const longestWord = 20_000

const holdsInvisible = 'holds an invisible character here; delete it'
const foldsList = 'holds a list, whose lines ">" joins; write "|-" in place of ">"'

function fail(file: string, message: string, source = '', offset = 0): never {
  throw new ContentError([{ ...positionAt(file, source, offset), message: onOneLine(message) }])
}

/**
 * Reads the front matter and body of a file.
 * @throws {ContentError} with one problem: not UTF-8, too large, a missing --- line, broken YAML.
 */
export function readFrontMatter(file: string, bytes: Buffer, findings?: Findings): ContentFile {
  const large = tooLarge(bytes.length, maxContentBytes)
  if (large !== undefined) fail(file, large)
  if (!isUtf8(bytes)) fail(file, 'is not UTF-8 text; save it as UTF-8')
  const source = plainLines(bytes.toString('utf8'))
  const control = source.search(invisible)
  if (control >= 0) fail(file, holdsInvisible, source, control)

  const [wrong] = damaged.exec(source) ?? []
  if (wrong !== undefined)
    fail(file, `holds "${wrong}", a letter that was damaged; type it again`, source, source.indexOf(wrong))

  const conflict = source.search(/^(?:<{7}|>{7})(?: .*)?$/m)
  const keepOne = 'keep one of the two versions, and delete the lines of <<<<<<<, ======= and >>>>>>>'
  if (conflict >= 0) fail(file, `holds the marks of a merge conflict; ${keepOne}`, source, conflict)

  const fence = source.slice(0, fenceLength(source)).trimEnd()
  if (!fence.startsWith('---')) fail(file, 'must begin with a line that is just ---', source)
  if (fence !== '---')
    fail(file, `begins with "${fence}"; front matter is YAML only, so write just ---`, source)
  const close = source.indexOf('\n---', 3)
  if (close < 0) fail(file, 'has no closing ---; put a line that is just --- after the last field', source)
  const closing = /^---.*/.exec(source.slice(close + 1))![0]
  if (closing.trimEnd() !== '---') fail(file, `closes with "${closing}"; write just ---`, source, close + 1)
  const long = [...source.matchAll(/\S+/g)].find(([word]) => word.length > longestWord)
  if (long) fail(file, `holds ${long[0].length} characters without a space; delete them`, source, long.index)
  const emptyLines = /(?:\n[^\S\n]*){1000}/.exec(source.slice(0, close))
  if (emptyLines) fail(file, 'has a thousand empty lines in a row; delete them', source, emptyLines.index + 1)

  try {
    const { data, body, text, problems } = parseFields(file, source)
    problems.push(...checkData(file, text, data))
    if (!findings && problems.length > 0) throw new ContentError(problems)
    findings?.problems.push(...problems)
    return new ContentFile(file, text, data, body.trim() === '' ? '' : body, findings)
  } catch (error) {
    // Values nested thousands of levels deep overflow the stack of any parser.
    if (error instanceof RangeError) return fail(file, 'is nested too deeply to be read', source)
    throw error
  }
}

/**
 * Returns the places where YAML loses a part of a value.
 * @throws {ContentError} where it reads something else than a person would.
 */
function checkData(file: string, source: string, data: Record<string, unknown>): Problem[] {
  const start = fenceLength(source)
  if (Array.isArray(data) || typeof data !== 'object')
    fail(file, 'is not a list of fields; write "name: value" lines between the --- lines', source, start)
  if (sharesNodes(data)) {
    const alias = Math.max(0, source.search(/\*\w/))
    fail(file, 'uses a YAML alias (*name); write the value out', source, alias)
  }
  const fault = faultIn(data)
  if (fault) {
    const position = new ContentFile(file, source, data, '').position(fault)
    throw new ContentError([{ ...position, message: fault.message }])
  }
  const yaml = yamlOf(source)
  const lists = Array.from(yaml.matchAll(foldedList), ({ index }) => ({ at: index, message: foldsList }))
  return [...lostIn(yaml), ...lists].map(({ at, message }) => ({
    ...positionAt(file, source, start + at),
    message,
    code: 'sign',
  }))
}

/** A list in a folded block of text, whose lines YAML joins. */
const foldedList =
  /(?<=^( *)(?:- +)*[\w-]+: +)>[-+]?\n(?:(?:\1 +.*)?\n)*?\1 +(?:[-*•] *\S.*\n(?:(?:\1 +.*)?\n)*?\1 +[-*•] *\S|1([.)]) .*\n(?:(?:\1 +.*)?\n)*?\1 +2\2 )/gm

const cutShort =
  'holds " #", and YAML reads nothing after it; put the value in double quotes, or the comment on a line of its own'
const split = 'holds a comma in a number, and YAML ends the value there; put the value in double quotes'

/**
 * A # that does not start a comment: "#1", "# 1", "#hashtag", "# B". A comment has words: "# sample" or "## a number".
 */
const noNote = String.raw`#(?=[^\s#]| (?:\d+|[A-Z])$)`

/** Behind several words, also a # before a number or a code: "# 1 in Greer", "# RBS-41877". A year begins a comment. */
const noNoteInWords = String.raw`(?:${noNote}|#(?= (?!(?:19|20)\d\d\b)[A-Z\d-]*\d))`

/** Matches files in which part of a value may be lost. Few files match, so most need no closer look. */
const maybeLost = new RegExp(
  String.raw`[^\s#][ \t]+${noNoteInWords}|^[ \t]*(?:- +)*(?:[\w-]+: +)?(?:[&!]|[[{].*(?:\d,\d{3}(?!\d)|[:,[{] *[&!]))`,
  'm',
)

/** Returns the places where YAML silently drops or splits a value: it reads "We are #1" as "We are". */
function lostIn(yaml: string): { at: number; message: string }[] {
  if (!maybeLost.test(yaml)) return []
  const found: { at: number; message: string }[] = []
  visit(parseTree(yaml), {
    Node(_, { range, type, anchor, tag }: Node & { type?: string; anchor?: string }, path) {
      if (!range) return
      const sign = anchor !== undefined ? '&' : tag !== undefined ? '!' : undefined
      const before = sign === undefined ? -1 : yaml.lastIndexOf(sign, range[0])
      const behind = yaml.slice(range[1], range[1] + 80)
      const isWords = type === 'PLAIN' && /\p{L}.*\s\S/u.test(yaml.slice(range[0], range[1]))
      const note = new RegExp(`^[ \\t]*${isWords ? noNoteInWords : noNote}`, 'm').exec(behind)
      const isFlow = path.some((one) => isCollection(one) && one.flow)
      if (sign !== undefined) found.push({ at: before, message: own(sign) })
      else if (note?.index === 0 && /^(?:PLAIN|QUOTE)/.test(type ?? ''))
        found.push({ at: range[1] + note[0].length - 1, message: range[0] < range[1] ? cutShort : own('#') })
      else if (isFlow && type === 'PLAIN' && /^\d,\d{3}(?!\d)/.test(yaml.slice(range[1] - 1)))
        found.push({ at: range[0], message: split })
    },
  })
  return found
}

/** Returns the first name or value in lists and groups that must be a mistake, and what to do about it. */
function faultIn(value: object): { path: Path; message: string } | undefined {
  for (const [key, child] of Object.entries(value)) {
    const own = Array.isArray(value) ? Number(key) : key
    const message = faultOf(key, child)
    if (message !== undefined) return { path: [own], message }
    const inner = typeof child === 'object' && faultIn(child as object)
    if (inner) return { ...inner, path: [own, ...inner.path] }
  }
  return undefined
}

function faultOf(key: string, value: unknown): string | undefined {
  if (key === '__proto__') return 'is a reserved name; choose another'
  if (/^\s/.test(key)) return noBreakSpace
  // In double quotes, YAML also turns "\u202E" into the character.
  return [key, value].some((one) => typeof one === 'string' && invisible.test(one))
    ? holdsInvisible
    : undefined
}

/** True when the same object is in two places of the data. Only an alias can cause that. */
function sharesNodes(root: unknown, seen = new Set<object>()): boolean {
  if (typeof root !== 'object' || root === null) return false
  if (seen.has(root)) return true
  seen.add(root)
  return Object.values(root).some((value) => sharesNodes(value, seen))
}
