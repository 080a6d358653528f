/** What commands do to the files of a second language. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { createContent } from '../../../generator/commands/new'
import { removeFile } from '../../../generator/commands/remove'
import { renameFile } from '../../../generator/commands/rename'
import { filesBelow } from '../../helpers/files'
import { said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { withSpanishPages } from '../../helpers/second-language'

/** Why a command refuses. */
const refused = async (run: () => unknown) => {
  try {
    await run()
    return 'done'
  } catch (error) {
    return (error as Error).message
  }
}

const commands = fixtureSuite('commands on a second language', withSpanishPages)

commands(
  'write a page with the original words in comments, and everything that the first page needs',
  async (fixture) => {
    const { contentDir, read, edit, write } = fixture
    rmSync(join(contentDir, 'es'), { recursive: true })
    edit('services/leveling.md', 'card: We level houses.', 'card: We [level]{claim bonded} houses.')
    edit('business.md', /^hours:\n(?:  .*\n)+/m.exec(read('business.md'))![0], 'hours: Mon-Fri 8am-4pm\n')
    const args = ['translation', 'services/leveling', 'es', '--content', contentDir]
    createContent(args)
    assert.equal(filesBelow(join(contentDir, 'es')).sort(), [
      'business.md',
      'pages/home.md',
      'region.md',
      'services/leveling.md',
      'shared/frame.md',
      'shared/service.md',
    ])
    const text = read('es/services/leveling.md')
    assert.match(text, '# House Leveling\ntitle: "[Answer: leveling title]"\n')
    assert.match(
      text,
      '# We [level]{claim bonded} houses.\ncard: "[Answer: leveling card]"\ndrawing: leveling\n',
    )
    assert.match(text, '    # Look\n    - title: "[Answer: leveling process steps 1 title]"\n')
    assert.match(text, '<!--\n## Why houses tilt\n')
    assert.not.match(read('es/pages/home.md'), /services:|process:/)
    // Hours of one line are data, which pages say in Spanish by themselves.
    assert.not.match(read('es/business.md'), /phone|years|hours/)
    assert.match(
      read('es/business.md'),
      '  # lifetime warranty\n  warranty: "[Answer: business facts warranty]"\n',
    )
    assert.is(await said(fixture, { preview: true }), 'built')
    assert.match(await refused(() => createContent(args)), 'es/services/leveling.md already exists; edit it')
    write('services/piers.md', read('services/leveling.md'))
    const refuse = (page: string, language: string) =>
      refused(() => createContent(['translation', page, language, '--content', contentDir]))
    assert.match(await refuse('locations/ada', 'es'), 'have one file for all languages')
    assert.match(await refuse('services/leveling', 'fr'), 'LANGUAGE is es, as this site is in en-US')
    assert.match(
      await refuse('services/beams', 'es'),
      'there is no such file; did you mean "services/piers.md"?',
    )
  },
)

const folders = ({ contentDir, publicDir }: { contentDir: string; publicDir: string }) => [
  ...['--content', contentDir],
  ...['--public', publicDir],
]

commands('rename and remove a page with its translation', async (fixture) => {
  const { write, read, edit, contentDir } = fixture
  for (const folder of ['', 'es/']) {
    write(
      `${folder}services/piers.md`,
      read(`${folder}services/leveling.md`).replace(/^(title|name|description): /gm, '$1: Piers '),
    )
    edit(
      `${folder}pages/faqs.md`,
      'answer: ',
      `answer: "[A](/services/piers) [B](/${folder}services/piers)" # `,
    )
  }
  assert.match(
    await refused(() => renameFile(['es/services/piers', 'Beams', ...folders(fixture)])),
    'es/services/piers.md is renamed with',
  )
  await renameFile(['services/piers', 'Beams', ...folders(fixture)])
  assert.match(read('es/pages/faqs.md'), '[A](/services/beams) [B](/es/services/beams)')
  assert.match(read('redirects.md'), /\/es\/services\/piers\n +to: \/es\/services\/beams/)
  assert.is(await said(fixture), 'built')
  await removeFile(['es/services/beams', ...folders(fixture)])
  assert.match(read('redirects.md'), /\/es\/services\/beams\n +to: \/services\/beams/)
  assert.is(await said(fixture), 'built')
  write(
    'es/services/beams.md',
    read('es/services/leveling.md').replace(/^(title|description): /gm, '$1: Vigas '),
  )
  edit('redirects.md', '  - from: /es/services/beams\n    to: /services/beams\n', '')
  await removeFile(['services/beams', ...folders(fixture)])
  assert.equal(
    filesBelow(contentDir).filter((file) => file.endsWith('beams.md')),
    [],
  )
  assert.match(read('redirects.md'), /\/es\/services\/beams\n +to: \/es\n/)
  assert.is(await said(fixture), 'built')
})

commands.run()
