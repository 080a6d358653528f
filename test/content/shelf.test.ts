import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createShelf } from '../../content/shelf'

const shelf = suite('createShelf(inMemory)')

for (const [where, room] of Object.entries({ 'in memory': 1e6, 'in a file': 0, 'in both': 60 }))
  shelf(`gives back what was put away, ${where}`, () => {
    const things = createShelf<{ name: string; list: number[] }>(room)
    const names = ['Ada', 'Bée', '“Cy”', 'Doña Ana']
    names.forEach((name, i) => things.put(name, { name, list: [i] }))
    for (const [i, name] of names.entries()) assert.equal(things.get(name), { name, list: [i] })
    assert.is(things.get('Eve'), undefined)
  })

shelf('leaves no file behind', () => {
  const before = readdirSync(tmpdir()).length
  createShelf(0).put('a', 'b')
  assert.is(readdirSync(tmpdir()).length, before)
})

shelf.run()
