/** Content files with one value of the wrong kind, one for each field that their schemas know. */
import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document, Node, Scalar } from 'yaml'
import type { z } from 'zod'
import { jsonSchema } from './schema-paths'

/** What stands in place of a value, by what it is. */
export const wrongValues = {
  'a list': '[a]',
  'a group': '{ a: b }',
  'a number': '7',
  nothing: '',
} as const

export interface WrongValue {
  /** As messages name it: "faqs.items[0].answer". */
  field: string
  /** What belongs there. */
  rightly: 'a list' | 'a group' | 'text'
  kind: keyof typeof wrongValues
  /** The file with it, and the lines on which the value begins and ends there, from 1. */
  make: () => { text: string; lines: [first: number, last: number] }
}

type Path = (string | number)[]
type JsonSchema = z.core.JSONSchema.BaseSchema

/** The file with each of its values replaced, and with each field that it leaves out added. */
export function* withWrongValues(text: string, rules: z.ZodType): Generator<WrongValue> {
  const [, before = '', yaml = '', after = ''] = /^(---\n)([^]*?\n)(---\n[^]*)$/.exec(text) ?? []
  const read = () => parseDocument(yaml)
  for (const { path, rightly } of fieldsOf(read(), jsonSchema(rules)))
    for (const [kind, value] of Object.entries(wrongValues)) {
      // Without an entry a list is only shorter.
      if (kind === 'nothing' && typeof path.at(-1) === 'number') continue
      yield {
        field: path.reduce<string>(
          (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key),
          '',
        ),
        rightly,
        kind: kind as keyof typeof wrongValues,
        make() {
          const document = read()
          document.setIn(path, parseDocument(`v: ${value}`).get('v', true))
          const printed = document.toString({ lineWidth: 0 })
          return { text: before + printed + after, lines: linesOf(printed, path) }
        },
      }
    }
}

type Rightly = WrongValue['rightly']

/** The paths of all values that are there, and of fields that a group of them could have. */
function fieldsOf(document: Document, rules: JsonSchema): { path: Path; rightly: Rightly }[] {
  const fields: { path: Path; rightly: Rightly }[] = []
  const walk = (node: unknown, schema: JsonSchema | undefined, path: Path): void => {
    // A schema that allows either of two groups does not say that it is one.
    const rightly: Rightly =
      isSeq(node) || schema?.type === 'array'
        ? 'a list'
        : isMap(node) || schema?.type === 'object' || schema?.anyOf
          ? 'a group'
          : 'text'
    if (path.length > 0) fields.push({ path, rightly })
    if (isSeq(node)) walk(node.items[0], schema?.items as JsonSchema | undefined, [...path, 0])
    const known = schema?.properties ?? {}
    if (!isMap(node) && path.length > 0) return
    const there = isMap(node) ? node.items.map(({ key }) => String((key as Scalar).value)) : []
    for (const key of new Set([...there, ...Object.keys(known)]))
      walk(isMap(node) ? node.get(key, true) : undefined, known[key] as JsonSchema | undefined, [
        ...path,
        key,
      ])
  }
  walk(document.contents, rules, [])
  return fields
}

/** In the file: the first line of the field's name, the last of its value. */
function linesOf(yaml: string, path: Path): [number, number] {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })
  const parent = document.getIn(path.slice(0, -1), true)
  const key = path.at(-1)
  const pair = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
    : undefined
  const value = document.getIn(path, true) as Node | undefined
  const first = (pair?.key as Node | undefined)?.range?.[0] ?? value?.range?.[0] ?? 0
  const last = value?.range?.[1] ?? first
  // The line of the three dashes comes before.
  return [counter.linePos(first).line + 1, counter.linePos(Math.max(first, last - 1)).line + 1]
}
