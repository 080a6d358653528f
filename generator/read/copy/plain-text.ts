/** Plain text, which is printed as it is written. */
import type { ContentFile, Path } from '../source/content-file'
import { rawMarks } from './raw-syntax'

/** Reports Markdown and HTML in plain text. */
export function checkPlain(file: ContentFile, text: string, path: Path): void {
  const mark = /!?\[[^[\]]*\]\([^)]*\)?|\*\*|__|`/.exec(text)?.[0]
  const message = `holds ${mark}, but it is plain text, which no page turns into links or bold words; take the marks out`
  if (mark) return file.report(path, message, mark)
  for (const { words, advice } of rawMarks(text, true).slice(0, 1))
    file.report(path, `holds ${words}, which would be printed as it stands; ${advice}`, words)
}
