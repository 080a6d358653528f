import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { sheetOrder } from '../../../templates/styles/order'
import { filesBelow } from '../../helpers/files'

const order = suite('the order of the style sheets')

/** Those of drawings that are files of their own, and of no page. */
const inFilesOnly = ['common/files', 'signs/pictograms', 'social/social'].map(
  (name) => `illustrations/${name}`,
)

order('has every sheet of pages once, and none that is not there', () => {
  const sheets = ['styles', 'illustrations', 'sections'].flatMap((folder) =>
    filesBelow(join(projectDir, 'templates', folder))
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name.slice(0, -'.css'.length)}`),
  )
  assert.ok(sheets.length > 40)
  assert.equal([...sheetOrder, ...inFilesOnly].sort(), sheets.sort())
})

order.run()
