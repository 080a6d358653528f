import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { oneFile } from '../../../generator/one-file'
import { projectDir } from '../../../generator/paths'
import { startArguments } from '../../helpers/start'

// Below the project, because an entry is named from there; git ignores this folder.
const folder = join(projectDir, 'test/output')
const entry = 'test/output/run-file-entry.ts'
const write = (text: string) => writeFileSync(join(projectDir, entry), text)

const run = () =>
  spawnSync(process.execPath, [...startArguments, entry], {
    cwd: projectDir,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
const compiled = async () => `${await oneFile(entry)}.compiled`

const file = suite('runFile(path)')

file.before(() => void mkdirSync(folder, { recursive: true }))
file.after(() => rmSync(join(projectDir, entry)))

file('keeps what was compiled, and runs it the next time', async () => {
  write("console.log('clay')\n")
  rmSync(await compiled(), { force: true })
  assert.is(run().stdout, 'clay\n')
  const { ino } = statSync(await compiled())
  assert.is(run().stdout, 'clay\n')
  assert.is(statSync(await compiled()).ino, ino)
})

file('runs what is written now, though it is as long as what was compiled', () => {
  write("console.log('loam')\n")
  assert.is(run().stdout, 'loam\n')
  write("console.log('sand')\n")
  assert.is(run().stdout, 'sand\n')
})

file('compiles again what was spoiled on the disk', async () => {
  run()
  const bytes = readFileSync(await compiled())
  const spoiled = Buffer.from(bytes)
  spoiled.fill(0, bytes.length - 40)
  for (const left of [spoiled, bytes.subarray(0, 200), Buffer.alloc(0)]) {
    writeFileSync(await compiled(), left)
    assert.is(run().stdout, 'sand\n')
    assert.equal(readFileSync(await compiled()).length > 200, true)
    assert.not.equal(readFileSync(await compiled()), left)
  }
})

file('shows a fault by the line that was written', () => {
  write(
    `interface Words {
  word: string
}

class Page {
  words = undefined as unknown as Words
  read = () => this.words.word
  show() {
    return [1].map(() => this.read())
  }
}
new Page().show()
`,
  )
  const frames = run().stderr.match(/ {4}at .*run-file-entry\.ts:\d+:\d+\)?$/gm)
  const places = frames!.map((frame) => frame.replace(`${join(projectDir, entry)}:`, ''))
  const above = ['Page.read (7:27)', '9:31', 'Page.show (9:16)', 'Object.<anonymous> (12:12)']
  assert.equal(
    places,
    above.map((place) => `    at ${place}`),
  )
})

file.run()
