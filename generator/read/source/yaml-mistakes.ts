/** Reads front matter with gray-matter, and says what is wrong with its YAML where it cannot be read. */
import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, YAMLException, load } from 'js-yaml'
import { onOneLine } from './content-file'
import { mostProblems } from './findings'
import { offsetOfLine, positionAt } from './positions'
import { ContentError } from './problems'
import type { Problem } from './problems'

export const noBreakSpace = 'begins with a no-break space; delete it, or type plain spaces'
export const own = (sign: string, advice = 'put the value in double quotes') =>
  `begins with ${sign}, which YAML takes for its own; ${advice}`
const innerColon = 'holds ": " inside a value, where a field may begin that needs a line of its own'
const noColon = 'has no colon and plain space after the name of a field'
const tab = 'is indented with a tab; type two spaces in its place'
const openQuote = 'opens a quote that is not closed; put the same quote after the value'

/**
 * Reads the fields and the body of a file. Returns its text with the lines that were meant.
 * @throws {ContentError} when anything else is wrong with the YAML.
 */
export function parseFields(file: string, source: string) {
  const problems: Problem[] = []
  let text = source
  for (;;) {
    const read = attempt(text)
    if (!(read instanceof YAMLException)) return { data: read.data, body: read.content, text, problems }
    const better = problems.length < mostProblems ? mended(text, lineOf(read)) : undefined
    const [message, at] = better ?? causeOf(read, text)
    problems.push({
      ...positionAt(file, text, at),
      message: onOneLine(message),
      ...(better && { code: 'sign' as const }),
    })
    if (!better) throw new ContentError(problems)
    text = better[2]
  }
}

/** A line with a value, except a group in braces or a list in brackets. A link and a fact in braces are words. */
const plainValue =
  /^(?=[ \t]*(?:- |[\w-]+: ))([ \t]*(?:- +)*(?!- )(?:[\w-]+: +|(?![\w-]+: )))(?!\{(?![\w-]+\})|\[(?![^\]]*\][({]))(\S.*)$/

/** A field whose colon is followed by a no-break space or nothing, or is the wide one of Chinese keyboards. */
const wrongColon = /^([ \t]*(?:- +)*(?!https?:|tel:|sms:|mailto:)[a-z][\w-]*)(?::\u00A0?|：)(?=[^\s:/\\])/i

/**
 * Returns the text with the line that was meant where YAML failed, what is wrong there, and where. Undefined when YAML
 * comes no further with it.
 */
function mended(text: string, failed: number): [message: string, at: number, text: string] | undefined {
  const lines = text.split('\n')
  const line = lines[failed] ?? ''
  const unspaced = lines.slice(0, failed + 1).findLastIndex((one) => wrongColon.test(one))
  const [, before = '', value = ''] = plainValue.exec(line.trimEnd()) ?? []
  // A plain value goes on in lines that are indented more than its field.
  const rest = lines.slice(failed + 1)
  const column = /\w/.test(before) ? before.search(/\w/) : line.search(/\S/)
  const length = rest.findIndex((one) => !/\S/.test(one) || one.search(/\S/) <= column)
  const whole = [value, ...rest.slice(0, length)].join('\n')
  const quoted = before + (/["\\]/.test(whole) ? `'${whole.replaceAll("'", "''")}'` : `"${whole}"`)
  const colon = /^[\p{L}\p{N}“‘]/u.test(value) ? value.search(/:(?:\s|$)/) : -1
  const write = `write ${quoted.trim()}`
  const spaced = (lines[unspaced] ?? '').replace(wrongColon, '$1: ')
  const all: [message: string, at: number, from: number, meant: string, length?: number][] = [
    [
      colon < 0 ? own(value.charAt(0), write) : `${innerColon}; ${write}`,
      failed,
      before.length + Math.max(colon, 0),
      value && quoted,
      length + 1,
    ],
    [tab, failed, 0, line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '))],
    [`${noColon}; write ${spaced.trim()}`, unspaced, spaced.indexOf(':'), spaced],
  ]
  for (const [message, at, from, meant, length = 1] of all) {
    if (!meant || meant === lines[at]) continue
    const better = lines.toSpliced(at, length, meant).join('\n')
    const next = attempt(better)
    if (!(next instanceof YAMLException) || lineOf(next) !== failed)
      return [message, offsetOfLine(text, at + 1) + from, better]
  }
  return undefined
}

/** Returns the line of the file, counted from 0, in which YAML failed. The YAML begins behind the first three hyphens. */
const lineOf = ({ mark }: YAMLException): number => mark?.line ?? 0

/** Returns why YAML cannot be read, and where. The mistake is usually before the place that the parser reports. */
function causeOf(error: YAMLException, source: string): [message: string, offset: number] {
  const line = lineOf(error)
  const before = source.slice(0, offsetOfLine(source, line + 1))
  const space = before.search(/^[ \t]*[^\S \t\n]/m)
  if (space >= 0) return [noBreakSpace, space]
  const color = before.search(/(?<=[{,] *[\w-]+: +)#[\da-f]{3,6}\b/i)
  if (color >= 0) return [own('#'), color]
  const bracket = /deficient|end of the stream within a flow/.test(error.reason)
    ? before.trimEnd().search(/(?<=(?:- |: +))[[{].*$/)
    : -1
  if (bracket >= 0) return [`opens ${source[bracket]} and does not close it; close it`, bracket]
  const offset = before.length + (error.mark?.column ?? 0)
  const quote = quoteBefore(source, offset)
  return quote === undefined ? [yamlMessage(error, source.split('\n'), line), offset] : [openQuote, quote]
}

/** gray-matter takes the end of the last line away, and then a mistake at the end would stand one line earlier. */
const yaml = (text: string) =>
  text.trim() === '' ? {} : (load(`${text}\n`, { schema: FAILSAFE_SCHEMA }) as object)

/** Returns the front matter and the body of a file, or why it has none. */
function attempt(text: string): { data: Record<string, unknown>; content: string } | YAMLException {
  try {
    return matter(text, { engines: { yaml } })
  } catch (error) {
    if (error instanceof YAMLException) return error
    throw error
  }
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
  if (/missed comma/.test(reason)) return 'holds a comma or colon in braces; put the text in double quotes'
  if (/mapping entry/.test(reason))
    return 'is indented unlike the fields around it, here or in the line above; type as many spaces'
  if (!/duplicated/.test(reason)) return `is not valid YAML (${reason}); check indentation, colons and quotes`
  const fieldIn = (text = '') => /^[\s-]*[^\s:-][^:]*:/.exec(text)?.[0].replaceAll('-', ' ')
  const field = fieldIn(lines[line])
  const first = lines.slice(0, line).findLastIndex((text) => fieldIn(text) === field)
  const already = first >= 0 ? `line ${first + 1} has it already, so keep one` : 'keep one'
  return `gives "${lines[line]!.trim().split(':')[0]}" a second time; ${already}`
}
