/** The owner may write anything into content/ and public/, so no test of the engine reads them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { filesBelow } from '../../helpers/files'

const folders = ['engine', 'hosts', 'browser', 'helpers']

/**
 * Files in test/ that may use them. Tests in the other folders must not use what these files read from the owner's
 * folders.
 */
const exceptions: Record<string, string> = {
  'helpers/owners-folders.ts': 'names the folders of the owner for test/content',
  'helpers/built-site.ts': 'builds the site of the owner for test/content',
  'browser/helpers/suite.ts': 'visits the site of the owner for test/content',
}

const ownersFolders: [what: string, pattern: RegExp][] = [
  [
    'the folders of this project',
    /import [^'"]*(\*|\b(content|public|out)Dir\b)[^'"]* from '[\w./-]*generator\/process\/paths'/,
  ],
  [
    'the site of the owner',
    /import [^'"]*(\*|\b(builtSite|contentDir|publicDir)\b)[^'"]* from '[\w./-]*(built-site|owners-folders)'/,
  ],
  ['a suite on the site of the owner', /import [^'"]*\bcontentSuite\b[^'"]* from '[\w./-]*suite'/],
  ['content/ or public/ by its path', /\bprojectDir(, '|\}\/|\)?\s*\+ '\/?)(content|public)\b/],
  ['content/ or public/ by a pattern', /\bglob[\w.]*\(\s*'(content|public)\//],
]

/** Returns what a file uses of the owner's folders. */
const usedIn = (source: string): string[] =>
  ownersFolders.filter(([, pattern]) => pattern.test(source)).map(([what]) => what)

const files = folders
  .flatMap((folder) => filesBelow(join(projectDir, 'test', folder)).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file))
const sourceOf = (file: string) => readFileSync(join(projectDir, 'test', file), 'utf8')

const only = suite('the tests of the engine')

only('use only the fixture, and nothing that the owner writes', () => {
  assert.ok(files.length > 100)
  const found = files
    .filter((file) => !(file in exceptions))
    .flatMap((file) => usedIn(sourceOf(file)).map((what) => `test/${file} uses ${what}`))
  assert.equal(found, [])
})

only.run()
