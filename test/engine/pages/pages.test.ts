/**
 * Whole pages and files, as a visitor, a host or the editor gets them, compared with what was recorded beside this file.
 * `UPDATE=1 npm test -- engine/pages` records them again; the commit says why they changed.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import sharp from 'sharp'
import { editorConfig } from '../../../generator/editor/config'
import type { Field } from '../../../generator/editor/config'
import { built, make } from '../../helpers/fixture-build'
import { filesBelow } from '../../helpers/files'
import { newFolder } from '../../helpers/folder'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'
import { below, fresh, outlineOf, withoutHashes } from '../../helpers/outline'
import { withSpanishPages } from '../../helpers/second-language'
import { addDraft, addMore, addPhotos, addTowns, leaveOnlyWhatIsNeeded } from './sites'

const pages = suite('whole pages')

/** Parts of pages that are already in a recorded file. */
const printed = new Set<string>()

/** Compares text with the recorded file of this name, or records it. */
function compare(name: string, text: string): void {
  const recorded = fileURLToPath(new URL(`recorded/${name}.txt`, import.meta.url))
  if (process.env.UPDATE) return writeFileSync(recorded, text)
  const now = join(newFolder(), `${name}.txt`)
  writeFileSync(now, text)
  const { stdout, status } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-color', '--unified=0', recorded, now],
    { encoding: 'utf8' },
  )
  const changed = stdout.split('\n').filter((line) => /^[-+](?!--|\+\+)/.test(line))
  const shown = [...changed.slice(0, 10), ...(changed.length > 10 ? [`and ${changed.length - 10} more`] : [])]
  const advice = 'if this is meant, UPDATE=1 npm test -- engine/pages records it'
  assert.is(status, 0, [`${name} is not as recorded; ${advice}`, ...shown].join('\n'))
}

/** Returns the pages of a built site that are named, in order. */
function outlines({ outDir }: Fixture, wanted: RegExp): string {
  const files = filesBelow(outDir).filter(
    (file) => file.endsWith('.html') && !file.endsWith('/index.html') && wanted.test(file),
  )
  return files
    .sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html') || (a < b ? -1 : 1))
    .flatMap((file) => [`# ${file}`, ...outlineOf(readFileSync(join(outDir, file), 'utf8'), printed), ''])
    .join('\n')
}

/** Sites, what changes each, and which of its pages are recorded. The last one is a preview, which shows drafts. */
const sites: [name: string, withSite: typeof withFixture, change: (fixture: Fixture) => unknown, RegExp][] = [
  ['everything', withFullFixture, addMore, /^(?!services\/(walls|drains|roots|soil))/],
  ['only-what-is-needed', withFixture, leaveOnlyWhatIsNeeded, /./],
  ['sixty-towns', withFixture, addTowns, /^locations(\/aaaa-(town-0|1-county))?\.html$/],
  ['photos', withFixture, addPhotos, /^(index|about|reviews|services.*|locations.ada)\.html$/],
  ['two-languages', withSpanishPages, addDraft, /^(es\b.*|index|services\/leveling)/],
]

for (const [name, withSite, change, wanted] of sites)
  pages(`are as recorded: ${name}`, () =>
    withSite(async (fixture) => {
      await change(fixture)
      await make(fixture, { preview: change === addDraft })
      compare(name, outlines(fixture, wanted))
    }),
  )

pages('have files for each host as recorded, and icons of the size that the manifest states', () =>
  withFixture(async (fixture) => {
    await make(fixture)
    const files = filesBelow(fixture.outDir).filter(
      (file) => /^[._a-z]+[^/]*$/.test(file) && !/html$|png$|ico$|svg$/.test(file),
    )
    compare('host-files', withoutHashes(files.map((file) => `# ${file}\n${built(fixture, file)}`).join('\n')))
    const { icons } = JSON.parse(built(fixture, 'manifest.webmanifest'))
    assert.is(icons.length, 3)
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(join(fixture.outDir, src)).metadata()
      assert.is(`${width}x${height}`, sizes, src)
    }
  }),
)

pages('have an editor whose forms are as recorded', () => {
  const config = editorConfig('content', 'public', { name: 'acme/site', branch: 'main' }, 'en')
  const lines = config.collections.flatMap(({ label, ...collection }) =>
    'files' in collection
      ? below(
          label,
          collection.files.flatMap(({ file, label, fields }) =>
            below(`${file} ${label}`, fieldLines(fields), printed),
          ),
          printed,
        )
      : below(`${label} ${collection.folder}`, fieldLines(collection.fields), printed),
  )
  const { collections: _, ...settings } = config
  compare('editor', [JSON.stringify(settings), ...lines, ''].join('\n'))
})

const fieldLines = (fields: readonly Field[]): string[] =>
  fresh(
    fields.map(({ name, fields: parts, ...rest }) =>
      below(
        `${name} ${Object.values(rest)
          .map((value) => JSON.stringify(value))
          .join(' ')}`,
        fieldLines(parts ?? []),
        printed,
      ),
    ),
    printed,
  )

pages.run()
