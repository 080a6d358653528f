/** Makes a file of a second language to be filled in: the fields of its original, with the words of each as a comment. */
import * as z from 'zod'
import { asQuestion } from '../../read/copy/questions'
import type { ContentFile } from '../../read/source/content-file'
import { isGroup } from '../../read/source/labels'
import type { Kind } from '../../read/source/kinds'
import { unwrap } from '../../../templates/model/schema/inspect'
import { comment, entryOf, indent, scalar } from './skeleton'

type Original = Pick<ContentFile, 'slug' | 'data' | 'body'>

/** Returns the text of the new file. What is not text, such as a name of a picture, stays as it is. */
export const translationOf = ({ rules }: Pick<Kind, 'rules'>, { slug, data, body }: Original): string =>
  `---\n${linesOf(rules, data, [slug]).join('\n')}\n---\n${body.trim() && `\n<!--\n${body.trim()}\n-->\n`}`

/** Fields of the original that a second language does not have are facts, and are left out. */
function linesOf(rules: z.ZodType, value: unknown, path: readonly string[]): string[] {
  const { schema } = unwrap(rules)
  if (typeof value === 'string') {
    const question = asQuestion(path.join(' '))
    const isText = /\p{L}/u.test(value) && path.at(-1) !== 'href' && !schema.meta()?.names
    return isText && schema.safeParse(question).success
      ? [...comment(value, '#'), scalar(question)]
      : [scalar(value)]
  }
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.flatMap((one, i) =>
      entryOf(linesOf(schema.element as z.ZodType, one, [...path, `${i + 1}`])),
    )
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const rule =
      schema instanceof z.ZodObject
        ? (schema.shape[name] as z.ZodType | undefined)
        : schema instanceof z.ZodRecord && /\p{L}/u.test(String(child))
          ? (schema.valueType as z.ZodType)
          : undefined
    if (!rule || name === 'fine') return []
    const lines = linesOf(rule, child, [...path, name])
    return typeof child === 'string'
      ? [...lines.slice(0, -1), `${name}: ${lines.at(-1)}`]
      : lines.length > 0
        ? [`${name}:`, ...lines.map(indent)]
        : []
  })
}
