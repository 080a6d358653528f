import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asGiven } from '../../../generator/terminal/as-given'
import { explain } from '../../../generator/terminal/explain'
import { parseFlags } from '../../../generator/terminal/flags'

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
