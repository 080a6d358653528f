import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import { everything } from '../helpers/everything'
import { guideFile } from '../../generator/read/files/content-folder'
import { filesBelow } from '../helpers/files'
import { contentDir } from '../helpers/owners-folders'
import { checkRoundTrip } from '../helpers/round-trip'

const editor = suite('the editor')

editor('changes only what was edited in each content file', () => {
  for (const file of filesBelow(contentDir).filter((file) => file.endsWith('.md') && file !== guideFile))
    try {
      checkRoundTrip(readFileSync(join(contentDir, file), 'utf8'), everything ? Infinity : 1)
    } catch (error) {
      throw Object.assign(error as Error, { message: `${file}: ${(error as Error).message}` })
    }
})

editor.run()
