import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readFrontMatter } from '../../../generator/read/source/front-matter'

const read = (text: string) => readFrontMatter('a.md', Buffer.from(text))

const frontMatter = suite('readFrontMatter(file, bytes)')

frontMatter('keeps every scalar as the text that was typed', () => {
  const { data } = read(`---
time: 8:00
zip: 07030
phone: +15125550142
day: 2024-02-30
answer: no
nothing:
float: 1.10
null: ~
---
`)
  assert.equal(data, {
    time: '8:00',
    zip: '07030',
    phone: '+15125550142',
    day: '2024-02-30',
    answer: 'no',
    nothing: '',
    float: '1.10',
    null: '~',
  })
})

frontMatter('ignores the byte order mark and line endings of Windows', () => {
  const { data, body } = read('\uFEFF---\r\na: one\r\n---\r\nText.\r\n')
  assert.equal(data, { a: 'one' })
  assert.is(body.trim(), 'Text.')
})

frontMatter('never runs code', () => {
  for (const language of ['js', 'javascript', 'JS', 'coffee', 'json', 'toml'])
    assert.throws(() => read(`---${language}\nglobalThis.ran = true\n---\n`), /YAML only/)
  assert.is((globalThis as { ran?: boolean }).ran, undefined)
})

frontMatter.run()
