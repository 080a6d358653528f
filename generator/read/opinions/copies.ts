/** Hints about files that share many paragraphs. */
import { createHash } from 'node:crypto'
import { byFile } from '../../../templates/model/text'
import { holdsQuestion } from '../copy/questions'
import { kindOf } from '../source/kinds'
import { escapePattern } from '../source/positions'
import { normalize } from './hint'
import type { Found, Look, WholeSite } from './hint'

/** A file that shares this part of its paragraphs with another looks like a copy. */
const copyShare = 0.3

/** Files in one folder that share many paragraphs. One is probably an unfinished copy. */
export function* copies({ looks }: WholeSite): Generator<Found> {
  const firstWith = new Map<string, string>()
  for (const look of [...looks].sort((a, b) => byFile(a.file, b.file))) {
    const shared = new Map<string, number>()
    const { file } = look.file
    const hashes = hashesOf(look)
    for (const hash of new Set(hashes)) {
      const key = `${look.folder} ${hash}`
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, file)
      else shared.set(first, (shared.get(first) ?? 0) + 1)
    }
    for (const [words, count] of shared) {
      const why = `has ${count} of the ${hashes.length} paragraphs of this file too; write what is true of this one only`
      if (count / hashes.length >= copyShare && count >= kindOf(file)!.judgesCopies!)
        yield { file, path: [], words, why }
    }
  }
}

/** A shorter text is not a paragraph. Many files may have the same label or heading. */
const leastParagraph = 60

/** The most characters of a name that are used, because a pattern cannot be too long. */
const longestName = 100

/**
 * Returns a hash of each paragraph. The name of the file's own page is left out, so that a copy with another name has
 * the same hashes.
 */
function hashesOf({ file: { file, data }, folder, copy, body }: Look): string[] {
  if (kindOf(file)?.judgesCopies === undefined) return []
  const texts = copy.map(({ text }) => text)
  const paragraphs =
    folder === 'testimonials' ? [...texts, body.text.trim()] : texts.flatMap((text) => text.split(/\n\s*\n/))
  const name = typeof data.name === 'string' ? escapePattern(normalize(data.name.slice(0, longestName))) : ''
  const ownName = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu')
  return paragraphs
    .filter((text) => text.length >= leastParagraph && !holdsQuestion(text))
    .map((text) =>
      createHash('sha1').update(normalize(text).replace(ownName, '*')).digest('base64').slice(0, 8),
    )
}
