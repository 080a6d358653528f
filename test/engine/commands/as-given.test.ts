import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asGiven } from '../../../generator/terminal/as-given'
import { explain } from '../../../generator/terminal/explain'
import { parseFlags, readFlags } from '../../../generator/terminal/flags'
import { newFolder } from '../../helpers/folder'

const given = suite('asGiven(text, args)')

const text = `content/about.md:3:1  image is "/images/a.jpg", but there is no such picture in public/; see content/a.md
  3 | image: content/a.jpg
1 problem in content; nothing was written`

given('uses the folders in the flags, and leaves lines of files as they are', () => {
  assert.is(asGiven(text, ['--preview']), text)
  const named = text
    .replaceAll(/^content\/|(?<=see )content\//gm, '../tulsa/content/')
    .replace('public/', '/p/')
  assert.is(asGiven(text, ['--content', '../tulsa/content/', 'word', '--public=/p']), named)
})

given('adds these flags to the commands that it names, if they take them', () => {
  const said = (typed: string) => asGiven(typed, ['--content', 'my firm', '--out=dist2'])
  const flags = "--content 'my firm' --out dist2"
  assert.is(said('npm run claims asks'), `npm run claims -- ${flags} asks`)
  assert.is(said('write npm run new -- review'), `write npm run new -- ${flags} review`)
  assert.is(said('npm run verify-deploy -- https://a.com'), `npm run verify-deploy -- ${flags} https://a.com`)
  assert.is(said('npm run help'), 'npm run help')
  assert.is(asGiven('npm run claims', []), 'npm run claims')
})

given('names the public folder beside the content, which the commands then use', () => {
  const firm = newFolder()
  const content = join(firm, 'content')
  mkdirSync(join(firm, 'public'))
  assert.is(
    asGiven('content/a.md: no picture in public/; npm run claims', ['--content', content]),
    `${firm}/content/a.md: no picture in ${firm}/public/; npm run claims -- --content ${content}`,
  )
  const used = (...args: string[]) => {
    const { values } = readFlags('claims', args)
    return values.public
  }
  assert.is(used('--content', content), join(firm, 'public'))
  assert.is(used('--content', `${content}/`, '--public', '/p'), '/p')
  assert.is(used('--content', join(firm, 'a/content')), used())
  assert.is(used().startsWith(firm), false)
})

given('keeps the old name of --noindex, and one line of what esbuild refuses', () => {
  assert.equal(
    [['--preview'], ['--noindex'], []].map((args) => parseFlags(args).preview),
    [true, true, false],
  )
  assert.is(
    explain(Object.assign(new Error('Could not resolve "a.css"'), { warnings: [] })),
    'Could not resolve "a.css"',
  )
})

given.run()
