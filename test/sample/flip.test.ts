/** Every fact of the business is changed in a copy of the content; its old words must be gone from the built site. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentDir } from '../helpers/owners-folders'
import { flippedSite, isEverydayPhrase, leftIn } from '../helpers/flipped-site'

const facts = suite('a fact that is changed')

facts('leaves its old words on no page, in no data and in no words for pictures', async () => {
  const { flipped, pages } = await flippedSite()
  const told = flipped.filter((fact) => fact.name !== 'phone' && !isEverydayPhrase(fact))
  assert.ok(told.length > 3)
  assert.equal(leftIn(pages, told), [])
})

facts('takes the old phone number with it, however it is written', async () => {
  const { flipped, pages } = await flippedSite()
  const digits = flipped.find(({ name }) => name === 'phone')!.old.slice(-10)
  const number = new RegExp(`${digits.slice(0, 3)}\\D{0,3}${digits.slice(3, 6)}\\D{0,3}${digits.slice(6)}`)
  assert.equal(
    pages.filter((page) => number.test(page)).map((page) => page.split(':')[0]),
    [],
  )
})

facts('is printed with its new words, if any copy names it', async () => {
  const { flipped, pages } = await flippedSite()
  const files = ['pages', 'services', 'locations', 'shared'].flatMap((folder) =>
    readdirSync(join(contentDir, folder)).map((file) => readFileSync(join(contentDir, folder, file), 'utf8')),
  )
  for (const { name, new: words } of flipped.filter(({ name }) => name.startsWith('facts.'))) {
    const braces = new RegExp(`\\{${name.slice('facts.'.length)}\\}`, 'i')
    const named = files.some((text) => braces.test(text))
    assert.is(
      pages.some((page) => page.toLowerCase().includes(words)),
      named,
      name,
    )
  }
})

facts.run()
