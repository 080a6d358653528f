import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import { everything } from '../helpers/everything'
import { guideFile } from '../../generator/read/files/content-folder'
import { filesBelow } from '../helpers/files'
import { contentDir } from '../helpers/owners-folders'
import { checkRoundTrip } from '../helpers/round-trip'

const editor = suite('the editor')

/** Services have the same fields, and so have towns and reviews. The usual run edits the last of each. */
const isEdited = (file: string, next = '') =>
  dirname(file) !== dirname(next) || /^(pages|shared)\//.test(file)

editor('changes only what was edited in each content file', () => {
  const files = filesBelow(contentDir).filter((file) => file.endsWith('.md') && file !== guideFile)
  for (const [i, file] of files.entries())
    try {
      const edits = everything ? Infinity : Number(isEdited(file, files[i + 1]))
      checkRoundTrip(readFileSync(join(contentDir, file), 'utf8'), edits)
    } catch (error) {
      throw Object.assign(error as Error, { message: `${file}: ${(error as Error).message}` })
    }
})

editor.run()
