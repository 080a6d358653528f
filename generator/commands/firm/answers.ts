/** Keeps the answers about a new firm in a YAML file, and writes each one as it is given. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { UsageError } from '../../terminal/flags'

/** Reads the file if it exists. @throws {UsageError} with the place of anything that is not an answer. */
export function openAnswers(file: string, names: readonly string[]) {
  const lineCounter = new LineCounter()
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // Every value is text, as in content files.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter })
  const refuse = (offset: number, why: string): never => {
    const { line, col } = lineCounter.linePos(offset)
    throw new UsageError(`${file}:${line}:${col}  ${why}`)
  }
  const [error] = document.errors
  if (error) refuse(error.pos[0], error.message.split('\n')[0]!)
  const { contents } = document
  if (contents && !isMap(contents))
    refuse(0, 'is not an answer; write one on each line: "name: Acme Leveling"')
  const given: Partial<Record<string, string>> = {}
  const offsets: Partial<Record<string, number>> = {}
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const [name, offset] = [String(key), isNode(key) ? key.range![0] : 0]
    const answers = isNode(value) ? [value.toJSON() as unknown].flat() : []
    if (!names.includes(name)) refuse(offset, `"${name}" is not asked; there are ${names.join(', ')}`)
    if (!answers.every((answer) => typeof answer === 'string'))
      refuse(offset, `${name} is not text; write it on one line, or towns one on each line after "- "`)
    offsets[name] = offset
    given[name] = answers.join('; ')
  }
  return {
    given,
    /** Returns the place of an answer, as messages begin: "answers.yaml:2:1  phone". */
    placeOf(name: string): string {
      const { line, col } = lineCounter.linePos(offsets[name] ?? 0)
      return `${file}:${line}:${col}  ${name}`
    },
    /** Writes an answer to the file at once, so that none is lost. The rest of the file stays as it is. */
    note(name: string, words: string): void {
      if (given[name] === words) return
      given[name] = words
      document.set(name, inLines(name, words))
      writeFileSync(file, document.toString({ lineWidth: 0 }))
    },
  }
}

/** Towns go on separate lines. */
const inLines = (name: string, words: string) =>
  name === 'towns' ? words.split(/\s*[;\n]\s*/).filter((town) => town !== '') : words
