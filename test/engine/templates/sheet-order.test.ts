import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { sheetOrder } from '../../../templates/styles/order'

const order = suite('the order of the style sheets')

order('has every sheet once, and none that is not there', () => {
  const sheets = ['styles', 'illustrations', 'sections'].flatMap((folder) =>
    readdirSync(join(projectDir, 'templates', folder))
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name.slice(0, -'.css'.length)}`),
  )
  assert.ok(sheets.length > 40)
  assert.equal([...sheetOrder].sort(), sheets.sort())
})

order.run()
