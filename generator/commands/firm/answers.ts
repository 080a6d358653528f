/** Reads the answers about a new firm from a YAML file. */
import { readFileSync } from 'node:fs'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { UsageError } from '../../terminal/flags'

/** Returns each answer and its place, "answers.yaml:2:1". @throws {UsageError} with the place of anything else. */
export function readAnswers<N extends string>(file: string, names: readonly N[]) {
  const lineCounter = new LineCounter()
  // Every value is text, as in content files.
  const { contents, errors } = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe', lineCounter })
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return `${file}:${line}:${col}`
  }
  const refuse = (offset: number, why: string): never => {
    throw new UsageError(`${placeOf(offset)}  ${why}`)
  }
  for (const { pos, message } of errors) refuse(pos[0], message.split('\n')[0]!)
  if (!isMap(contents)) return refuse(0, 'is not an answer; write one on each line: "name: Acme Leveling"')
  return contents.items.map(({ key, value }) => {
    const offset = isNode(key) ? key.range![0] : 0
    const name = names.find((one) => one === String(key))
    if (name === undefined)
      return refuse(offset, `"${String(key)}" is not asked; there are ${names.join(', ')}`)
    // Towns may be a list.
    const words = isNode(value) ? [value.toJSON() as unknown].flat().join('; ') : ''
    return { name, words, place: placeOf(offset) }
  })
}
