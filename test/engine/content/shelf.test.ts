import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createShelf } from '../../../generator/content/shelf'

const shelf = suite('createShelf(inMemory)')

for (const [where, room] of Object.entries({ 'in memory': 1e6, 'in a file': 0, 'in both': 60 }))
  shelf(`gives back what was put away, ${where}`, () => {
    const things = createShelf(room)
    const names = ['Ada', 'Bée', '“Cy”', 'Doña Ana']
    names.forEach((name, i) => things.put(name, Buffer.from(`${name} ${i}`.repeat(4))))
    for (const [i, name] of names.entries()) assert.is(things.get(name)?.toString(), `${name} ${i}`.repeat(4))
    assert.is(things.get('Eve'), undefined)
  })

shelf('leaves no file behind', () => {
  const before = readdirSync(tmpdir()).length
  createShelf(0).put('a', Buffer.from('b'))
  assert.is(readdirSync(tmpdir()).length, before)
})

shelf.run()
