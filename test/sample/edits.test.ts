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
import { Copy, edits, settle } from './edits'

/** Suites of test/content that need no browser and no crawler; those judge the page, not the content. */
const suites =
  '^content[\\\\/](drawings|flip|html|hype|readability|similarity|structured-data|truth|uniqueness)\\.test'

/** What the suites say of a copy; empty when all is well. */
function judge({ content, public: publicDir }: Copy): Promise<string> {
  const uvu = join(projectDir, 'node_modules/uvu/bin.js')
  const env = { ...process.env, SITE_CONTENT: content, SITE_PUBLIC: publicDir, NODE_ENV: 'production' }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', uvu, 'test', suites],
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

for (const [what, edit] of Object.entries(edits))
  edited(what, () =>
    withCopy(async (copy) => {
      edit(copy)
      assert.is(await judge(copy), '')
    }),
  )

edited('nothing but the pictures is open once every launch item is settled', () =>
  withCopy((copy) => {
    settle(copy)
    const { site } = loadSite({ contentDir: copy.content, publicDir: copy.public })
    assert.equal(openItems(site), [])
  }),
)

edited.run()
