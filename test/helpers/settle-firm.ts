/** Makes a firm of the starter ready for a live build. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideFile } from '../../generator/read/files/content-folder'
import { filesBelow } from './files'
import { rawFile } from './raw-content'

/** Answers every question with its example, and confirms every claim. */
export function settleFirm(content: string): void {
  for (const file of filesBelow(content).filter((name) => name !== guideFile)) {
    const path = join(content, file)
    const { data } = rawFile(content, file)
    const text = readFileSync(path, 'utf8').replace(/\[Answer:[^\]]*\]/g, (question) =>
      question
        .slice(0, -1)
        .replace(/\s+/g, ' ')
        .replace(/^.*?such as /, '')
        .replace(/[^.]$/, (last) =>
          file.startsWith('locations/') ? `${last} in ${data.name as string}.` : last,
        ),
    )
    const signed = text.replace(
      /^( +)doubt: .*\n(?! +(?:confirmed|declined):)/gm,
      '$&$1confirmed: { by: Ann Lee, on: 2026-01 }\n',
    )
    writeFileSync(path, signed)
  }
}
