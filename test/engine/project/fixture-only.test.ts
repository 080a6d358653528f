/** The owner may write anything into content/ and public/, so no test of the engine reads them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { filesBelow } from '../../helpers/files'

/** Files that read the owner's folders for test/content. */
const exceptions = /^helpers\/(owners-folders|built-site)\.ts$|^browser\/helpers\/suite\.ts$/

/** Names of what holds the owner's words, where a file imports them, or the folders by their path. */
const owners =
  /import [^'"]*\b(contentDir|publicDir|outDir|builtSite|contentSuite)\b[^'"]* from '[\w./-]*(process\/paths|built-site|owners-folders|suite)'|\bprojectDir(, '|\}\/)(content|public)\b/

const only = suite('the tests of the engine')

only('use only the fixture, and nothing that the owner writes', () => {
  const files = ['engine', 'hosts', 'browser', 'helpers'].flatMap((folder) =>
    filesBelow(join(projectDir, 'test', folder)).map((file) => `${folder}/${file}`),
  )
  assert.ok(files.length > 100)
  const found = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !exceptions.test(file) &&
      owners.test(readFileSync(join(projectDir, 'test', file), 'utf8')),
  )
  assert.equal(found, [])
})

only.run()
