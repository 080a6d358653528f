import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asGiven } from '../../../generator/terminal/as-given'

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

given.run()
