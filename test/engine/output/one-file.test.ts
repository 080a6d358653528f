import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { oneFile } from '../../../generator/one-file'
import { projectDir } from '../../../generator/paths'

// Below the project, because an entry is named from there; git ignores this folder.
const folder = join(projectDir, 'test/output')
const entry = 'test/output/one-file-entry.ts'
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const one = suite('oneFile(entry)')

one.before.each(() => {
  mkdirSync(folder, { recursive: true })
  write('one-file-part.ts', "export const word: string = 'clay'\n")
  write('one-file-entry.ts', "import { word } from './one-file-part'\nconsole.log(word, import.meta.url)\n")
})
one.after(() => {
  for (const name of ['one-file-entry.ts', 'one-file-part.ts']) rmSync(join(folder, name))
})

const run = async () => execFileSync(process.execPath, [await oneFile(entry)], { encoding: 'utf8' })

one('holds what it imports, and every module its own address', async () => {
  assert.match(await run(), /^clay file:\/\/\S+\/test\/output\/one-file-entry\.ts\n$/)
})

one('is made again when any of its modules has changed', async () => {
  await run()
  write('one-file-part.ts', "export const word: string = 'chalk'\n")
  assert.match(await run(), /^chalk /)
  const kept = await oneFile(entry)
  assert.is(await oneFile(entry), kept)
})

one('is made again when a module of the same size and time says something else', async () => {
  const part = join(folder, 'one-file-part.ts')
  utimesSync(part, 1000, 1000)
  await run()
  write('one-file-part.ts', "export const word: string = 'loam'\n")
  utimesSync(part, 1000, 1000)
  assert.match(await run(), /^loam /)
})

one('is made again when a module was changed while it was made', async () => {
  const later = Date.now() / 1000 + 60
  utimesSync(join(folder, 'one-file-part.ts'), later, later)
  const number = async () => statSync(await oneFile(entry)).ino
  assert.is.not(await number(), await number())
  utimesSync(join(folder, 'one-file-part.ts'), 1, 1)
  await oneFile(entry)
  assert.is(await number(), await number())
})

one('tells of a mistake in a module with its place', async () => {
  write('one-file-part.ts', 'export const word: string = \n')
  const error = (await oneFile(entry).catch((thrown: unknown) => thrown)) as Error
  assert.match(error.message, 'test/output/one-file-part.ts:2:0: ERROR')
})

one.run()
