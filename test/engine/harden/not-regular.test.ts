import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { flags, run } from './run-build'

const irregular = 'is a symbolic link, or not a file; put the file itself here'

const pipe = (path: string) => {
  rmSync(path, { recursive: true, force: true })
  execFileSync('mkfifo', [path])
}
const link = (path: string, to: string) => {
  rmSync(path, { recursive: true, force: true })
  symlinkSync(to, path)
}
const sparse = (path: string, bytes: number) => {
  writeFileSync(path, '')
  truncateSync(path, bytes)
}

type Case = [change: (fixture: Fixture) => void, said: string]

const inContent = (path: string, change: (path: string) => void, said = irregular): Case => [
  ({ contentDir }) => change(join(contentDir, path)),
  `content/${path}:1:1  ${said}`,
]
/** A picture that the content names too, so the build would measure it. */
const inPublic = (path: string, change: (path: string) => void, said = irregular): Case => [
  (fixture) => {
    fixture.edit('pages/services.md', '  items:\n', `  items:\n    - { src: /${path}, alt: A, caption: B }\n`)
    change(join(fixture.publicDir, path))
  },
  `public/${path}:1:1  ${said}`,
]

/** One build finds all files of a list. */
const together: Record<string, Case[]> = {
  'a file of content': [
    inContent('locations/x.md', pipe),
    inContent('pages/faqs.md', pipe),
    inContent('pages/about.md', (path) => link(path, '/dev/zero')),
    inContent('redirects.md', (path) => sparse(path, 1_000_001), 'is 1000001 bytes; at most 200000 fit'),
  ],
  'a picture': [
    inPublic('images/x.png', pipe),
    inPublic('images/y.png', (path) => link(path, '/dev/zero')),
    inPublic('images/v.png', (path) => link(path, '/dev/stdin')),
    inPublic('images/w.png', (path) => sparse(path, 50_000_001), 'is 50000001 bytes; at most 50000000 fit'),
  ],
  'the file of the business, or a folder of content': [
    inContent('business.md', pipe),
    inContent('services', pipe),
    inContent('locations', (path) => link(path, '/dev')),
  ],
  'the content folder': [
    [({ contentDir }) => pipe(contentDir), 'content:1:1  there is no content folder at '],
  ],
  'the public folder': [[({ publicDir }) => pipe(publicDir), 'public:1:1  there is no public folder at ']],
}

const notRegular = suite('what is no regular file, or too large')

for (const [name, cases] of Object.entries(together))
  notRegular(`is refused before it is read: ${name}`, () =>
    withFixture(async (fixture) => {
      for (const [change] of cases) change(fixture)
      const { code, output } = await run(flags(fixture), { timeout: 60_000, killSignal: 'SIGKILL' })
      assert.is(code, 1, 'the build was waiting, and was ended')
      for (const [, said] of cases) assert.ok(output.includes(said), output)
      assert.not.match(output, /\n {4}at /)
    }),
  )

notRegular.run()
