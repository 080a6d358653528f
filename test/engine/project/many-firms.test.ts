/** The command of docs/many-firms.md, on three firms, one of which has a mistake. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { fixtureFolders } from '../../helpers/fixture'
import { withFolder } from '../../helpers/folder'
import { copyProject } from '../../helpers/project-copy'

const firms = suite('many firms')

firms('are built side by side, and one with a mistake is named', () =>
  withFolder((root) => {
    copyProject(root)
    for (const name of ['acme', 'bolt', 'two words'])
      for (const [folder, from] of Object.entries({
        content: fixtureFolders.contentDir,
        public: fixtureFolders.publicDir,
      }))
        cpSync(from, join(root, 'firms', name, folder), { recursive: true })
    const business = join(root, 'firms/bolt/content/business.md')
    writeFileSync(business, readFileSync(business, 'utf8').replace('phone:', 'fone:'))
    const [, command] = /```sh\n([^]*?)```/.exec(
      readFileSync(join(projectDir, 'docs/many-firms.md'), 'utf8'),
    )!
    const { stderr } = spawnSync('sh', ['-c', command!], { cwd: root, encoding: 'utf8' })
    assert.match(stderr, 'firms/bolt/content/business.md')
    assert.is(readFileSync(join(root, 'failed.txt'), 'utf8'), 'bolt\n')
    const isBuilt = (name: string) => existsSync(join(root, 'sites', name, 'index.html'))
    assert.equal(['acme', 'bolt', 'two words'].map(isBuilt), [true, false, true])
  }),
)

firms.run()
