/** Breaks one content file, in one to three ways. */
import { hostile } from './hostile'
import type { Random } from './random'
import { listed } from '../../helpers/listed'

export interface Mutant {
  file: string
  bytes: Buffer
  /** What was changed, for the report. */
  how: string[]
}

type Change = (source: string, random: Random) => string

const lines = (source: string) => source.split('\n')

/** A place in the text: anywhere, right after the `: ` of a field, or at the end of its line. */
function somewhere(source: string, { int, chance, pick }: Random): number {
  if (chance(0.4)) return int(source.length + 1)
  const ends = [...source.matchAll(chance(0.5) ? /: (?=\S)|^\s*- (?=\S)/gm : /\S$/gm)]
  if (ends.length === 0) return int(source.length + 1)
  const match = pick(ends)
  return match.index + match[0].length
}

const insertAt = (source: string, at: number, text: string) => source.slice(0, at) + text + source.slice(at)

/** Returns the lines `name: value`, so that a value can be replaced. */
function replaceValue(source: string, random: Random, value: (old: string) => string): string {
  const fields = [...source.matchAll(/^(\s*(?:- )?[\w-]+:|\s*-)[ ]+(\S.*)$/gm)]
  if (fields.length === 0) return source
  const field = random.pick(fields)
  const start = field.index + field[0].length - field[2]!.length
  return source.slice(0, start) + value(field[2]!) + source.slice(start + field[2]!.length)
}

const hostileText = ({ pick }: Random): string => pick(pick(Object.values(hostile)))

/** Returns one line of YAML that means exactly this. */
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
  'cut off': (source, { int }) => source.slice(0, int(source.length)),
  'cut out': (source, { int }) => {
    const at = int(source.length)
    return source.slice(0, at) + source.slice(at + 1 + int(40))
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
  return { file, bytes: Buffer.from(text), how }
}
