/**
 * Reads front matter with gray-matter, as YAML with the failsafe schema, so that `8:00`, `07030` and `no` stay as
 * typed. The --- lines are checked here first. If one is missing or indented, gray-matter assumes that the file has no
 * front matter, and reports nothing.
 */
import { isUtf8 } from 'node:buffer'
import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, YAMLException, load } from 'js-yaml'
import { decodeHTMLStrict } from 'entities/decode'
import { isCollection, visit } from 'yaml'
import type { Node } from 'yaml'
import { ContentFile, fenceLength, mostProblems, onOneLine, parseTree, yamlOf } from './content-file'
import type { Path } from './content-file'
import type { Findings } from './findings'
import { lineAt, offsetOfLine, positionAt } from './positions'
import { damaged, invisible } from '../../../templates/model/characters'
import { asMeant, rulesOf } from '../../../templates/model/schema/inspect'
import type { Rules } from '../../../templates/model/schema/inspect'
import { plainFile, signsIn, withLetters, withSigns, withTexts } from '../../../templates/model/typed-file'
import { kindOf } from './kinds'
import { ContentError, tooLarge } from './problems'
import type { Problem } from './problems'

/** Bytes of a content file. No page is that long, and a large file put there by mistake would make the build hang. */
export const maxContentBytes = 200_000

/** Characters. No real word is longer, and marked's time grows with the square of the length. */
const longestWord = 20_000

const noBreakSpace = 'begins with a no-break space; delete it, or type plain spaces'
const holdsInvisible = 'holds an invisible character here; delete it'
const wideColon = 'has the wide colon "：" after the name of a field; write ":" and a space'
const outdented = 'is indented less than the fields around it; type as many spaces'
const spacedColon = 'has a no-break space after the colon; type a plain space'
const own = (sign: string) =>
  `begins with ${sign}, which YAML takes for its own; put the value in double quotes`
const innerColon =
  'holds ": " inside a value, after the name of a field; put the value in double quotes, or the field on a line of its own'
const openQuote = 'opens a quote that is not closed; put the same quote after the value'

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
  const source = withCharacters(plainFile(bytes.toString('utf8')))
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
    const { data, content, problems } = parseYaml(file, source)
    problems.push(...checkData(file, source, data))
    if (!findings && problems.length > 0) throw new ContentError(problems)
    findings?.problems.push(...problems)
    // No field needs a code.
    const decode = (text: string) => text.replace(/&(?:amp|quot|#39);/g, decodeHTMLStrict)
    const fields = withTexts(data, decode) as typeof data
    return new ContentFile(file, source, fields, content.trim() === '' ? '' : content, findings)
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
  return lostIn(yamlOf(source)).map(({ at, message }) => ({
    ...positionAt(file, source, start + at),
    message,
    code: 'sign',
  }))
}

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
        found.push({
          at: range[1] + note[0].length - 1,
          message: range[0] < range[1] ? cutShort : own('#'),
        })
      else if (isFlow && type === 'PLAIN' && /^\d,\d{3}(?!\d)/.test(yaml.slice(range[1] - 1)))
        found.push({ at: range[0], message: split })
    },
  })
  return found
}

/** Returns the first name or value in lists and groups that must be a mistake, and what to do about it. */
function faultIn(value: unknown): { path: Path; message: string } | undefined {
  if (typeof value !== 'object') return undefined
  for (const [key, child] of Object.entries(value ?? {})) {
    const own = Array.isArray(value) ? Number(key) : key
    const message = faultOf(key, child)
    if (message !== undefined) return { path: [own], message }
    const inner = faultIn(child)
    if (inner) return { ...inner, path: [own, ...inner.path] }
  }
  return undefined
}

function faultOf(key: string, value: unknown): string | undefined {
  if (key === '__proto__') return 'is a reserved name; choose another'
  if (/^\s/.test(key)) return noBreakSpace
  // In double quotes, YAML also turns "\u202E" into the character.
  return invisible.test(key) || (typeof value === 'string' && invisible.test(value))
    ? holdsInvisible
    : undefined
}

/**
 * Reads the front matter and body of a file, with the signs in it that must be in quotes.
 * @throws {ContentError} when anything else is wrong with the YAML.
 */
function parseYaml(file: string, source: string) {
  const problems: Problem[] = []
  const kind = kindOf(file)
  const yaml = (text: string) => {
    const first = attempt(text)
    if (!(first instanceof YAMLException)) return first
    const signs = signsIn(text)
    const letters = withLetters(text, signs)
    const read = attempt(letters)
    const failure = read instanceof YAMLException ? read : undefined
    for (const at of signs.slice(0, mostProblems)) {
      const isColon = text[at] === ':'
      const [line, rest] = [lineAt(text.slice(0, at), at), text.slice(at)]
      if (isColon ? !kind || !startsField(line, restOf(rest), rulesOf(kind.rules)) : oneMeaning.test(rest))
        continue
      const other = attempt(withLetters(text, signs, at))
      // In a block of text a sign means nothing. YAML reads "&Sale" and "! Sale", without the sign or the word.
      if (other instanceof YAMLException ? other.message !== failure?.message : /[&!]/.test(text[at]!))
        problems.push({
          // gray-matter passes what follows the three hyphens.
          ...positionAt(file, source, at + '---'.length),
          message: isColon ? innerColon : own(text[at]!),
          code: 'sign',
        })
    }
    if (failure) {
      const [message, offset] = causeOf(failure, '---' + letters)
      throw new ContentError([
        ...problems,
        { ...positionAt(file, source, offset), message: onOneLine(message) },
      ])
    }
    return withSigns(read) as object
  }
  // Without options, gray-matter caches its results and returns a broken file as empty the second time.
  const { data, content } = matter(source, { language: 'yaml', engines: { yaml } })
  return { data, content, problems }
}

/** Returns why YAML cannot be read, and where. The mistake is usually before the place that the parser reports. */
function causeOf(error: YAMLException, source: string): [message: string, offset: number] {
  const spaced = source.search(noBreakColon)
  if (spaced >= 0) return [spacedColon, spaced]
  const wide = source.search(fullWidthColon)
  if (wide >= 0) return [wideColon, wide]
  const line = error.mark?.line ?? 0
  const before = source.slice(0, offsetOfLine(source, line + 1))
  const space = before.search(/^[ \t]*[^\S \t\n]/m)
  if (space >= 0) return [noBreakSpace, space]
  const left = /mapping entry/.test(error.reason) ? outdentedLine(source.split('\n'), line) : undefined
  if (left !== undefined) return [outdented, offsetOfLine(source, left + 1)]
  const offset = before.length + (error.mark?.column ?? 0)
  const quote = quoteBefore(source, offset)
  return quote === undefined ? [yamlMessage(error, source.split('\n'), line), offset] : [openQuote, quote]
}

/**
 * Returns the line of the field above an error that is indented too little. Lines count from 0. Such a field is
 * indented less than the error's line and the field above it, or follows a field without a value. YAML reports the line
 * that is right.
 */
function outdentedLine(lines: readonly string[], error: number): number | undefined {
  const fieldAt = (line: string) => /^ *(?=[\w-]+:(?: |$))/.exec(line)?.[0].length
  const indent = fieldAt(lines[error] ?? '') ?? 0
  const left = lines.slice(0, error).findLastIndex((line) => (fieldAt(line) ?? indent) < indent)
  const above = lines.slice(0, Math.max(0, left)).findLast((line) => (fieldAt(line) ?? Infinity) <= indent)
  const isFirst = /:\s*$/.test(lines[left - 1] ?? '')
  return left > 0 && (isFirst || fieldAt(above ?? '') === indent) ? left : undefined
}

/** Codes that stay in text, because Markdown or YAML could read their characters as marks. */
const coded = ['&amp;', '&lt;', '&gt;', '&quot;', '&#39;']

/** Returns text with the characters that codes such as "&rsquo;" stand for. */
const withCharacters = (text: string) =>
  text.replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, (code) => {
    const character = decodeHTMLStrict(code)
    return (
      coded.find((one) => decodeHTMLStrict(one) === character) ??
      (/^(?:[^\0-\x7F\p{C}]|[$%()+,./;=?])$/u.test(character) ? character : code)
    )
  })

/** Words with a sign before them, a dash for nothing, and a picture. */
const oneMeaning = /^(?:[*@%`["{']|& |-[^\S\n]*(?:\n|$)|!\[[^\]\n]*\]\([^\n]*\)[^\S\n]*(?:\n|$))/

/** A colon followed by a no-break space, which YAML treats as a letter. */
const noBreakColon = /(?<=^[ \t]*(?:- +)*[\w-]+:)\u00A0/m

/** A field with the wide colon that Chinese and Japanese keyboards type. */
const fullWidthColon = /(?<=^[ \t]*(?:- +)?[\w-]+)：/m

/** Returns the value of some YAML, or why it has none. */
function attempt(text: string): object {
  try {
    return text.trim() === '' ? {} : (load(text, { schema: FAILSAFE_SCHEMA }) as object)
  } catch (error) {
    if (error instanceof YAMLException) return error
    throw error
  }
}

/** What follows a colon on its line. */
const restOf = (text: string) => /^:(.*)/.exec(text)![1]!.trim()

/** The end of a sentence or a gap, where a line break may be lost. */
const breaks = /(?:[.!?…]["'”’)]*\s|\s{2}|\t)$/

/** Words that a value does not end with, so that the next one is no field: "in this order: ...". */
const goesOn = /(?:^|\s)(?:an?|the|this|that|our|your|its|one|each|every|in|of|by)\s$/i

/**
 * True for a line such as "title: Piers order", whose end is the name of a field of the same group as its beginning,
 * where that field may have begun: after a sentence, or before a value of it. "He looks first: then he talks" goes on.
 */
function startsField(line: string, value: string, rules: Rules): boolean {
  const [, first = '', words = '', last = ''] = /^[\s-]*([\w-]+):(.*?\s)([\w-]+)$/.exec(line) ?? []
  const { fields, entry } = rules
  const isBoth = Object.hasOwn(fields, first) && Object.hasOwn(fields, last)
  return (
    (isBoth && (breaks.test(words) || (!goesOn.test(words) && isValueOf(fields[last]!, value)))) ||
    [...Object.values(fields), ...(entry ? [entry] : [])].some((inner) => startsField(line, value, inner))
  )
}

/** True for a value of a field. Any words are one of a field for text, but most begin with a capital. */
function isValueOf(rules: Rules, value: string): boolean {
  const takes = (words: string) => rules.takes(asMeant(words, rules, 'en'))
  if (!rules.isText) return value === '' || /^[[{|>]/.test(value)
  return takes(value) && (/^[^\p{Ll}]/u.test(value) || !takes('some words'))
}

/**
 * Returns the offset of a quote that opens a value before `error` and is not closed on its line. A YAML parser reads on
 * to the next quote and then reports a line that is right.
 */
function quoteBefore(source: string, error: number): number | undefined {
  const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/suy
  // Matches a comment, to skip the apostrophes in it, or the quote that opens a value.
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

/** Returns what is wrong in a line, counted from 0. */
function yamlMessage({ reason }: YAMLException, lines: readonly string[], line: number): string {
  if (!/duplicated/.test(reason)) return `is not valid YAML (${reason}); check indentation, colons and quotes`
  const fieldIn = (text = '') => /^[\s-]*[^\s:-][^:]*:/.exec(text)?.[0].replaceAll('-', ' ')
  const field = fieldIn(lines[line])
  const first = lines.slice(0, line).findLastIndex((text) => fieldIn(text) === field)
  const already = first >= 0 ? `line ${first + 1} has it already, so keep one` : 'keep one'
  return `gives "${lines[line]!.trim().split(':')[0]}" a second time; ${already}`
}

/** True when the same object is in two places of the data. Only an alias can cause that. */
function sharesNodes(root: unknown, seen = new Set<object>()): boolean {
  if (typeof root !== 'object' || root === null) return false
  if (seen.has(root)) return true
  seen.add(root)
  return Object.values(root).some((value) => sharesNodes(value, seen))
}
