/** Breaks one content file, in one to three ways. */
import { fileNames, hostile } from './hostile'
import type { Random } from './random'
import { listed } from '../../helpers/listed'

export interface Mutant {
  file: string
  bytes: Buffer
  /** A symbolic link to a file elsewhere that holds these bytes. */
  link?: true
  /** What was done, for the report. */
  how: string[]
}

type Change = (source: string, random: Random) => string

const lines = (source: string) => source.split('\n')

/** A place in the text, or right behind the `: ` of a field or at the end of its line. */
function somewhere(source: string, { int, chance, pick }: Random): number {
  if (chance(0.4)) return int(source.length + 1)
  const ends = [...source.matchAll(chance(0.5) ? /: (?=\S)|^\s*- (?=\S)/gm : /\S$/gm)]
  if (ends.length === 0) return int(source.length + 1)
  const match = pick(ends)
  return match.index + match[0].length
}

const insertAt = (source: string, at: number, text: string) => source.slice(0, at) + text + source.slice(at)

/** The lines `name: value`, so that a value can be replaced. */
function replaceValue(source: string, random: Random, value: (old: string) => string): string {
  const fields = [...source.matchAll(/^(\s*(?:- )?[\w-]+:|\s*-)[ ]+(\S.*)$/gm)]
  if (fields.length === 0) return source
  const field = random.pick(fields)
  const start = field.index + field[0].length - field[2]!.length
  return source.slice(0, start) + value(field[2]!) + source.slice(start + field[2]!.length)
}

const hostileText = ({ pick }: Random): string => pick(pick(Object.values(hostile)))

/** One line of YAML that says exactly this. */
const quoted = (text: string) => JSON.stringify(text)

const onLines = (change: (all: string[], random: Random) => string[]): Change => {
  return (source, random) => change(lines(source), random).join('\n')
}

const changes: Record<string, Change> = {
  'delete a line': onLines((all, { int }) => all.toSpliced(int(all.length), 1)),
  'double a line': onLines((all, { int }) => {
    const at = int(all.length)
    return all.toSpliced(at, 0, all[at]!)
  }),
  'swap two lines': onLines((all, { int }) => {
    const [a, b] = [int(all.length), int(all.length)]
    return all.with(a, all[b]!).with(b, all[a]!)
  }),
  'indent a line': onLines((all, { int, pick }) => {
    const at = int(all.length)
    return all.with(at, pick([' ', '  ', '\t', '    ']) + all[at]!)
  }),
  'unindent a line': onLines((all, { int }) => {
    const at = int(all.length)
    return all.with(at, all[at]!.replace(/^ {1,2}/, ''))
  }),
  'delete a fence': (source, { chance }) =>
    chance(0.5) ? source.replace('---\n', '') : source.replace('\n---\n', '\n'),
  'change a fence': (source, { chance, pick }) => {
    const fence = pick(
      listed(String.raw`
      ---js  ---json  ---yaml  ----  \u0020---  ---\u0020  --  \u2014  +++  ---\n---  ;;;  ---javascript
      --- #x`),
    )
    return chance(0.5) ? source.replace('---', fence) : source.replace('\n---\n', `\n${fence}\n`)
  },
  'cut off': (source, { int }) => source.slice(0, int(source.length)),
  'cut out': (source, { int }) => {
    const at = int(source.length)
    return source.slice(0, at) + source.slice(at + 1 + int(40))
  },
  'flip a character': (source, { int }) => {
    const at = int(source.length)
    return source.slice(0, at) + String.fromCharCode(int(0x250)) + source.slice(at + 1)
  },
  'put in hostile text': (source, random) => insertAt(source, somewhere(source, random), hostileText(random)),
  'put in hostile text, quoted': (source, random) =>
    replaceValue(source, random, (old) =>
      quoted(`${old.replace(/^["']|["']$/g, '')} ${hostileText(random)}`),
    ),
  'put in a word': (source, random) =>
    insertAt(
      source,
      somewhere(source, random),
      ` zq${random.int(1e6)}${random.pick(['', ' ', '*', '_', '.'])}`,
    ),
  'put hostile text below': (source, random) => `${source}\n${hostileText(random)}\n`,
  'put it below, under a heading': (source, random) =>
    `${source}\n## Zq${random.int(1e6)}\n\nText. ${hostileText(random)}\n`,
  'replace a value': (source, random) => replaceValue(source, random, () => hostileText(random)),
  'replace a value, quoted': (source, random) =>
    replaceValue(source, random, () => quoted(hostileText(random))),
  'change the kind of a value': (source, random) =>
    replaceValue(source, random, (old) =>
      random.pick([
        ...listed(String.raw`~  12  ""  " "  "\\u200B"  "\\u00A0"`),
        `[${old}]`,
        `{a: ${old}}`,
        `\n  a: ${old}`,
      ]),
    ),
  'misspell a field': (source, random) => {
    const fields = [...source.matchAll(/[A-Za-z]+(?=:)/g)]
    if (fields.length === 0) return source
    const field = random.pick(fields)
    const others = listed('__proto__  constructor  toString  "a b"  é  *a  ? a')
    const [name] = field
    const other = random.pick([...others, `${name}s`, name.slice(1), name.toUpperCase()])
    return source.slice(0, field.index) + other + source.slice(field.index + name.length)
  },
  'add a field': (source, random) => {
    const names = listed('__proto__  constructor  title  hasOwnProperty  order  nearby  x  ""  1')
    return source.replace('---\n', () => `---\n${random.pick(names)}: ${hostileText(random)}\n`)
  },
  'quote a character by its code': (source, random) => {
    const codes = listed(String.raw`
      \\0  \\x07  \\u202e  \\u2028  \\ud800  \\uFEFF  \\n  \\t  \\U0001F3E0  \\N  \\_  \\e  \\x3cscript\\x3e`)
    return replaceValue(source, random, () => `"a${random.pick(codes)}b"`)
  },
}

const encodings: Record<string, (source: string, random: Random) => Buffer> = {
  CRLF: (source) => Buffer.from(source.replaceAll('\n', '\r\n')),
  'CR alone': (source) => Buffer.from(source.replaceAll('\n', '\r')),
  'a byte order mark': (source) => Buffer.from(`\uFEFF${source}`),
  'two byte order marks': (source) => Buffer.from(`\uFEFF\uFEFF${source}`),
  'UTF-16': (source) => Buffer.from(`\uFEFF${source}`, 'utf16le'),
  'Latin-1': (source) => Buffer.from(`${source}é`, 'latin1'),
  'a random byte': (source, { int }) => {
    const bytes = Buffer.from(source)
    if (bytes.length > 0) bytes[int(bytes.length)] = int(256)
    return bytes
  },
  'nothing at all': () => Buffer.alloc(0),
}

export function mutate(file: string, source: string, random: Random): Mutant {
  const how: string[] = []
  let text = source
  const times = random.pick([1, 1, 1, 2, 3])
  for (let i = 0; i < times; i++) {
    const name = random.pick(Object.keys(changes))
    text = changes[name]!(text, random)
    how.push(name)
  }
  let bytes: Buffer = Buffer.from(text)
  if (random.chance(0.05)) {
    const name = random.pick(Object.keys(encodings))
    bytes = encodings[name]!(random.chance(0.5) ? source : text, random)
    how.push(name)
  }
  // Nothing else is wrong with it, so that the link alone must be seen.
  if (random.chance(0.005)) return { file, bytes: Buffer.from(source), link: true, how: ['a link'] }
  if (!random.chance(0.03)) return { file, bytes, how }
  const name = random.pick(fileNames)
  return { file: file.replace(/[^/]*$/, () => name), bytes, how: [...how, `named ${JSON.stringify(name)}`] }
}
