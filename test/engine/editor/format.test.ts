import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fromFile, toFile } from '../../../generator/editor/format'
import { everything } from '../../helpers/everything'
import { filesBelow } from '../../helpers/files'
import { fixtureFolders } from '../../helpers/fixture'
import { fullContentDir } from '../../helpers/full-fixture'
import { checkRoundTrip } from '../../helpers/round-trip'

const format = suite('the format of the editor')

for (const folder of [fixtureFolders.contentDir, fullContentDir])
  for (const file of filesBelow(folder))
    format(`changes only what was edited in ${file}`, () =>
      checkRoundTrip(readFileSync(join(folder, file), 'utf8'), everything ? Infinity : 5),
    )

/** Everything that a program would lose if it wrote the YAML from scratch. */
const traps = `---
# A note at the top.
name: 'Ann''s'   # in single quotes
unknown: kept
postalCode: 07030
opens: 08:00
version: 1.0
noindex: no
claims: []
facts: {}
nothing:

# Above a group.
hero:
    heading: "[We pull the permit.]{claim permits}"
    lead: >-
      Folded over
      two lines.

    # Between fields.
    facts:
    - { value: 1e3, label: a hex 0x1F }   # odd
    # Above the second.
    - value: True
      label: |
        As it
        stands.
days: [Monday,  Tuesday]
---

Text.

`

/** The file with other values: some changed, and some new. */
const edited = (source: string, change: (data: any) => void) => {
  const data = fromFile(source)
  change(data)
  return toFile(data)
}

/** Returns the lines in which two texts differ, as "-old" and "+new". */
const difference = (before: string, after: string): string[] => {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `-${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ]
}

format('reads each value as the text that was typed', () => {
  const { __source: _, ...data } = fromFile(traps)
  assert.equal(data, {
    name: "Ann's",
    unknown: 'kept',
    postalCode: '07030',
    opens: '08:00',
    version: '1.0',
    noindex: 'no',
    claims: [],
    facts: {},
    nothing: '',
    hero: {
      heading: '[We pull the permit.]{claim permits}',
      lead: 'Folded over two lines.',
      facts: [
        { value: '1e3', label: 'a hex 0x1F' },
        { value: 'True', label: 'As it\nstands.\n' },
      ],
    },
    days: ['Monday', 'Tuesday'],
    body: 'Text.',
  })
})

format('returns the bytes of a file in which nothing was changed', () => {
  assert.is(
    edited(traps, () => {}),
    traps,
  )
  // The editor omits what is empty, and trims texts.
  const editors = edited(traps, (data) => {
    for (const name of ['claims', 'facts', 'nothing']) delete data[name]
    data.hero.facts[1].label = 'As it\nstands.'
  })
  assert.is(editors, traps)
})

const long = 'A sentence that is longer than a line of eighty characters, and is therefore folded over two.'

/** Changes in the traps, and the lines that differ afterward. */
const edits: [what: string, change: (data: any) => void, ...difference: string[]][] = [
  [
    'quotes',
    (data) => (data.name = "Bob's"),
    ...["-name: 'Ann''s'   # in single quotes", "+name: 'Bob''s'   # in single quotes"],
  ],
  [
    'a value on one line with others',
    ({ hero }) => (hero.facts[0].value = '2, or 3'),
    '-    - { value: 1e3, label: a hex 0x1F }   # odd',
    '+    - { value: "2, or 3", label: a hex 0x1F }   # odd',
  ],
  ['what needs quotes', (data) => (data.unknown = 'yes: # no'), '-unknown: kept', '+unknown: "yes: # no"'],
  ['the body', (data) => (data.body = 'Other $& text.'), '-Text.', '+Other $& text.'],
  [
    'what was empty',
    (data) => Object.assign(data, { claims: [{ id: 'permits', doubt: long }], nothing: 'now something' }),
    ...['-claims: []', '-nothing:', '+claims:', '+  - id: permits', '+    doubt: >-', `+      ${long}`],
    '+nothing: now something',
  ],
  [
    'an entry between others',
    ({ hero }) => hero.facts.splice(1, 0, { value: 'new', label: 'one' }),
    '+    - value: new',
    '+      label: one',
  ],
  ['a field before others', (data) => (data.hero = { eyebrow: 'New', ...data.hero }), '+    eyebrow: New'],
  ['the entries of a list', (data) => (data.days = []), '-days: [Monday,  Tuesday]', '+days: []'],
]

for (const [what, change, ...expected] of edits)
  format(`only changes ${what}`, () => assert.equal(difference(traps, edited(traps, change)), expected))

format('keeps a comment after a value that was empty', () => {
  const written = edited('---\nname: # to come\n---\n', (data) => (data.name = 'Ann'))
  assert.is(written, '---\nname: Ann # to come\n---\n')
})

format('shows hours of one line as days and times, and keeps the line until they change', () => {
  const file = (name: string, hours: string) => `---\nname: ${name}\nhours: ${hours}\nlang: en\n---\n`
  const line = 'Mon 8am-noon; Sat by appointment # rain'
  assert.is(
    edited(file('Ann', line), (data) => (data.name = 'Bob')),
    file('Bob', line),
  )
  assert.is(
    edited(file('Ann', line), ({ hours }) => (hours.data = [{ ...hours.data[0], closes: '1pm' }])),
    file('Ann', '# rain\n  data:\n    - days:\n        - Monday\n      opens: 8am\n      closes: 1pm'),
  )
})

format('writes a new file in the style of the others', () => {
  const written = toFile({
    name: 'Bastrop',
    postalCode: '78602',
    noindex: '',
    hero: {
      heading: 'Level floors',
      facts: [{ value: '30', label: 'miles: about' }],
      more: { text: '', href: '' },
    },
    nearby: ['ada'],
    body: 'First.\n\nSecond.',
  })
  const expected = `---
name: Bastrop
postalCode: "78602"
hero:
  heading: Level floors
  facts:
    - value: "30"
      label: "miles: about"
nearby:
  - ada
---

First.

Second.
`
  assert.is(written, expected)
})

format('refuses what it cannot write, with a message for the editor', () => {
  const refusal = (source: string, name: string) => {
    try {
      return edited(source, (data) => (data.name = name))
    } catch (error) {
      assert.is((error as Error).message, 'saving_failed')
      return String((error as Error).cause)
    }
  }
  const note = '---\nname: Ann\n  # Behind a text that is folded, this would be a part of it.\n---\n'
  assert.match(refusal(note, 'Ann\nand Bob'), 'This change cannot be written without a loss')
  assert.match(
    refusal('---\nname: &ann Ann\nother: *ann\n---\n', 'Bob'),
    /This change cannot be written without a loss; make it in a text editor. .Unresolved alias/,
  )
})

format('reads the line endings of Windows, and quotes what YAML takes for its own', () => {
  const { __source, ...values } = fromFile('\uFEFF---\r\ntitle: Piers\r\nlead: Free\r\n---\r\n\r\nText.\r\n')
  assert.equal(values, { title: 'Piers', lead: 'Free', body: 'Text.' })
  const lead = '**Free**: *today*'
  assert.is(
    toFile({ ...values, __source: __source!, lead }),
    `---\ntitle: Piers\nlead: "${lead}"\n---\n\nText.\n`,
  )
})

format.run()
