import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readFrontMatter } from '../../../generator/read/source/front-matter'
import { folders, singles } from '../../../generator/read/source/kinds'
import { fullContentDir } from '../../helpers/full-fixture'
import { jsonSchema, pathsIn, pathsOf } from '../../helpers/schema-paths'

const full = suite('test/full')

for (const [file, { rules }] of [
  ['services/piers.md', folders.services],
  ['locations/bee.md', folders.locations],
  ['jobs/porch-by-the-creek.md', folders.jobs],
  ['notice.md', singles['notice.md']],
  ['pages/about.md', singles['pages/about.md']],
  ['pages/warranty.md', folders.pages],
] as const)
  full(`uses every field of the schema in ${file}`, () => {
    const { data } = readFrontMatter(file, readFileSync(join(fullContentDir, file)))
    const used = new Set(pathsIn(data))
    // A claim is either confirmed or declined, and a picture is either a file or a drawing.
    const missing = pathsOf(jsonSchema(rules), false).filter(
      (path) => !used.has(path) && !path.startsWith('.claims[].declined') && path !== '.image.drawing',
    )
    assert.equal(missing, [])
  })

full.run()
