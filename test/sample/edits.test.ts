/** The suites on any content are run on copies of the sample, each edited as an owner would edit it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openItems } from '../../build/open-items'
import { projectDir } from '../../build/paths'
import { loadSite } from '../../content/load'
import { Copy, changesPictures, edits, settle } from './edits'

/** Suites of test/content that need no browser and no crawler; those judge the page, not the content. */
const suites = ['drawings', 'flip', 'hype', 'readability', 'similarity', 'truth', 'uniqueness']

/** Its types are checked by a compiler, which takes as long as all the others. */
const data = 'structured-data'

/** Edits that are done to one copy, because each costs seconds; none of them hides what another breaks. */
const groups: { edits: (keyof typeof edits)[]; suites: string[] }[] = [
  { edits: ['every launch item is settled'], suites: [...suites, data] },
  { edits: ['there is no review', 'there is no rating', 'a city is removed'], suites: [...suites, data] },
  {
    edits: [
      'there is one review',
      'a question is added',
      'a redirect is added',
      'sections stand in another order',
    ],
    suites,
  },
  { edits: ['there are three reviews', 'a service is added', 'a city is added'], suites },
  { edits: ['there are thirty reviews', 'a service is removed'], suites },
  { edits: ['the company is renamed', 'tier, hours and warranty are others'], suites },
]

/** What the suites say of a copy; empty when all is well. */
function judge({ content, public: publicDir }: Copy, suites: readonly string[]): Promise<string> {
  const uvu = join(projectDir, 'node_modules/uvu/bin.js')
  const env = { ...process.env, SITE_CONTENT: content, SITE_PUBLIC: publicDir, NODE_ENV: 'production' }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', uvu, 'test', `^content[\\\\/](${suites.join('|')})\\.test`],
      { cwd: projectDir, env, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        const said = stripVTControlCharacters(stdout + stderr)
        const passed = Number(/Passed:\s+(\d+)/.exec(said)?.[1] ?? 0)
        if (!error && passed < 30) return resolve(`only ${passed} tests ran`)
        resolve(
          error
            ? said
                .split('\n')
                .filter((line) => !/^\s+at /.test(line))
                .join('\n')
            : '',
        )
      },
    ),
  )
}

async function withCopy(use: (copy: Copy) => unknown): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'edited-'))
  try {
    await use(new Copy(root))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const edited = suite('the content suites pass when')

for (const group of groups)
  edited(group.edits.join(', '), () =>
    withCopy(async (copy) => {
      for (const what of group.edits) edits[what]!(copy)
      if (group.edits.some((what) => changesPictures.has(what))) copy.draw()
      assert.is(await judge(copy, group.suites), '')
    }),
  )

edited('any of the edits is done', () => {
  assert.equal(groups.flatMap(({ edits }) => edits).sort(), Object.keys(edits).sort())
})

edited('nothing but the pictures is open once every launch item is settled', () =>
  withCopy((copy) => {
    settle(copy)
    const { site } = loadSite({ contentDir: copy.content, publicDir: copy.public })
    assert.equal(openItems(site), [])
  }),
)

edited.run()
