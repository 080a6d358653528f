/** Makes a file of a second language to be filled in: the fields of its original, with the words of each as a comment. */
import * as z from 'zod'
import type { Group, Value } from '../../editor/print'
import { asQuestion } from '../../read/copy/questions'
import type { Kind } from '../../read/source/kinds'
import { unwrap } from '../../../templates/model/schema/inspect'
import { comment, entryOf, indent, scalar } from './skeleton'

/** Returns the text of the new file. What is not text, such as a name of a picture, stays as it is. */
export const translationOf = (
  { rules }: Pick<Kind, 'rules'>,
  slug: string,
  { body, ...data }: Group,
): string =>
  `---\n${linesOf(rules, { ...data, fine: '' }, slug).join('\n')}\n---\n${body && `\n<!--\n${body as string}\n-->\n`}`

/**
 * Returns the lines for a value behind its `key`, "title: ". A field that a second language does not have is a fact, so
 * it is left out.
 */
function linesOf(rules: z.ZodType | undefined, value: Value, path: string, key = ''): string[] {
  const { schema } = rules ? unwrap(rules) : {}
  if (!schema || !value) return []
  if (typeof value === 'string') {
    const question = asQuestion(path)
    const isText = /\p{L}/u.test(value) && !/ href$/.test(path) && !schema.meta()?.names
    return isText && schema.safeParse(question).success
      ? [...comment(value, '#'), key + scalar(question)]
      : [key + scalar(value)]
  }
  const lines = Object.entries(value).flatMap(([name, given]: [string, Value]) =>
    schema instanceof z.ZodArray
      ? entryOf(linesOf(schema.element as z.ZodType, given, `${path} ${Number(name) + 1}`))
      : linesOf(ruleOf(schema, name, given), given, `${path} ${name}`, `${name}: `),
  )
  return key && lines.length > 0 ? [key.trim(), ...lines.map(indent)] : lines
}

/**
 * Returns the rules of a field. In a group whose names the owner chose, every text has the same rules. A text without
 * letters is a fact.
 */
function ruleOf(schema: z.ZodType, name: string, value: Value): z.ZodType | undefined {
  if (schema instanceof z.ZodRecord)
    return /\p{L}/u.test(String(value)) ? (schema.valueType as z.ZodType) : undefined
  return schema instanceof z.ZodObject ? (schema.shape[name] as z.ZodType | undefined) : undefined
}
