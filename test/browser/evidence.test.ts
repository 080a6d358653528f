import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { projectDir } from '../../generator/paths'
import { browserSuite, withEvidence } from './helpers/suite'

const evidence = browserSuite('evidence of a failing test')

evidence(
  'is a picture and the HTML, in a folder git ignores, and the message says where',
  async ({ open }) => {
    const page = await open('/about')
    const { message } = await withEvidence(
      new Error('as it was'),
      [page.context()],
      'an example: of evidence',
    )
    const [, url, picture] = /^as it was\n +(\S+) is kept in (\S+\.png) and \.html$/.exec(message)!
    assert.is(url, page.url())
    const html = picture!.replace(/png$/, 'html')
    try {
      assert.is(readFileSync(picture!).toString('latin1', 1, 4), 'PNG')
      assert.match(readFileSync(html, 'utf8'), await page.locator('h1').innerText())
      const ignored = execFileSync('git', ['check-ignore', picture!, html], {
        cwd: projectDir,
        encoding: 'utf8',
      })
      assert.is(ignored.trim().split('\n').length, 2)
    } finally {
      rmSync(picture!, { force: true })
      rmSync(html, { force: true })
    }
  },
)

evidence.run()
