/** Content files as people type them. The build and the editor read them with this. */
import { parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { plainLines } from './characters'

/** A line of dashes. Word processors make one long dash of two or three hyphens. */
const dashes = String.raw`(?:-{3,}|-*[\u2013\u2014][-\u2013\u2014]*)[^\S\n]*`
const opening = new RegExp(`^(\n*)${dashes}(?=\n)`)
const closing = new RegExp(`\n${dashes}(?=\n|$)`)

/** A folded block of text: its name, the rest of it, and the indentation of its lines. */
const folded = /^(.*[:-][^\S\n]+)>([-+]?[^\S\n]*\n(?:[^\S\n]*\n)*( +)\S.*(?:\n(?:\3.*|[^\S\n]*(?=\n)))*)/gm

/** The text with the line breaks of folded lists kept, since a list has a line for each entry. */
const withLists = (fields: string): string =>
  fields.replace(folded, (block, name: string, text: string, indent: string) => {
    const marks = new RegExp(`^${indent}(?:[-*+] +|[•●▪◦‣] ?)(?=\\S)`, 'gm')
    const isNumbered = new RegExp(`^${indent}1([.)]) [^]*\n${indent}2\\1 `, 'm').test(text)
    const isList = isNumbered || (text.match(marks)?.length ?? 0) > 1
    return isList ? `${name}|${text.replace(marks, `${indent}- `)}` : block
  })

/** A group in braces on one line, and each of its fields with its value. */
const inBraces = /(?<=^ *(?:- +)*(?:[\w-]+: +)?(?:[[{].*)?)\{ *[\w-]+:[ \t][^{}[\]\n]*\}/gm
const name = String.raw`["']?[\w-]+["']?:\s+`
const fieldInBraces = new RegExp(
  String.raw`([{,] *${name})("(?:\\.|[^"\\])*"|'[^']*'|(?:(?!\s*(?:,\s*${name}|,?\s*\}$)).)*)`,
  'g',
)

/** The text with quotes around values with a comma or a colon: { src: /images/crew.jpg, alt: Our crew: Ray, Luis } */
const withQuotes = (fields: string): string =>
  fields.replace(inBraces, (group) =>
    group.replace(fieldInBraces, (field, before: string, value: string) =>
      /^(?!["'&*!|>%@`#]).*(?:,|: | #)/.test(value) ? before + JSON.stringify(value) : field,
    ),
  )

/**
 * Returns the text of a file with --- around its fields, their indentation in spaces, a space after each colon, colors
 * and values with commas in quotes, and lists in lines. Every line keeps its number.
 */
export function plainFile(text: string): string {
  const source = plainLines(text).replace(opening, '---$1')
  const end = closing.exec(source)
  if (!end || !source.startsWith('---\n')) return source
  const fields = source
    .slice(0, end.index)
    .replace(/^ *\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '  '))
    .replace(/^( *(?:- +)*(?!https?:|tel:|sms:|mailto:)[a-z][\w-]*:)(?=[^\s:/\\])/gim, '$1 ')
    .replace(/(?<=\b(?:light|dark|theme|action|ink|ground|steel|grass): +)#[\da-f]{6}\b/gi, '"$&"')
  return `${withQuotes(withLists(fields))}\n---${source.slice(end.index + end[0].length)}`
}

/** Signs of YAML that may stand in a value. Each has a noncharacter, which YAML reads as a letter. */
const signs = ':*&@!%`["{\'|>?-'
const firstLetter = 0xfdd0

/** Returns YAML of the same length in which the signs at these offsets are letters, `except` one. */
export function withLetters(yaml: string, offsets: readonly number[], except?: number): string {
  const units = yaml.split('')
  for (const at of offsets)
    if (at !== except) units[at] = String.fromCharCode(firstLetter + signs.indexOf(units[at]!))
  return units.join('')
}

/** Returns a value with every text and name in it changed. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [change(name), withTexts(one, change)]),
  )
}

/** Returns the value that was read from such YAML, with its signs again. */
export const withSigns = (value: unknown): unknown =>
  withTexts(value, (text) =>
    text.replace(/[\uFDD0-\uFDDE]/g, (letter) => signs[letter.charCodeAt(0) - firstLetter]!),
  )

/** Brackets or quotes at the start of a value, which other words follow. YAML cannot read such a value. */
const opened = String.raw`'(?:[^'\n]|'')*'(?=[^\S\n]*[^\s#,\]}:'])|\{[A-Za-z\d-]+\}(?=[^\S\n]*[^\s#])|\[[^\]\n]*\](?=[^\S\n]*[^\s#,\]}])|"(?:\\.|[^"\\\n])*"(?=[^\S\n]*[^\s#,\]}:])`

/** A character with a meaning in YAML at the start of a value. */
const atStart = new RegExp(
  String.raw`(?<=^[ \t]*(?:(?:- +)+(?:[\w-]+: +)?|[\w-]+: +))(?:[*&!@%\`]|[|>?](?= +[^\s#])|(?<=: +)-(?=\s)|${opened})`,
  'gm',
)

/** A value without quotes that holds a colon, and what is before it. A line of a group in braces ends with a comma or }. */
const withColon = new RegExp(
  String.raw`^([ \t]*(?:- +)*\w[^:\n]*:[ \t]+)(?!(?!${opened})["'|>[{#]|.*,[ \t]*$|[^{\n]*\}[ \t]*$)(.*:(?:[ \t].*)?)$`,
  'gm',
)

/** Returns the offsets of signs in plain values that YAML takes for its own. In a block of text they mean nothing. */
export const signsIn = (yaml: string): number[] => [
  ...Array.from(yaml.matchAll(atStart), ({ index }) => index),
  ...[...yaml.matchAll(withColon)].flatMap(({ index, 1: name = '', 2: value = '' }) =>
    Array.from(value.matchAll(/:(?=\s|$)/g), (colon) => index + name.length + colon.index),
  ),
]

/** Returns the parsed YAML or, where it has errors, the same with its signs as letters. */
export function treeOf(yaml: string, options: Parameters<typeof parseDocument>[1]): Document {
  const tree = parseDocument(yaml, options)
  return tree.errors.length === 0 ? tree : parseDocument(withLetters(yaml, signsIn(yaml)), options)
}
