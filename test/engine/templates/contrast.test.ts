import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { soilTones } from '../../../templates/model/catalog'
import { contrast } from '../../helpers/contrast'

const sheet = readFileSync(join(projectDir, 'templates/styles/tokens.css'), 'utf8')

const tokensOf = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+): (#[\da-f]{3,6});/gi)].map(([, name, color]) => [name!, color!]))

const [light, dark] = sheet.split('@media (prefers-color-scheme: dark)').map((part) => tokensOf(part!)) as [
  Map<string, string>,
  Map<string, string>,
]
const schemes = { light, dark: new Map([...light, ...dark]) }

/** What is written on what. */
const text: [string, string[]][] = [
  ['ink', ['paper', 'paper-2', 'card', 'sky']],
  ['ink-2', ['paper', 'paper-2', 'card', 'sky']],
  ['clay', ['paper', 'paper-2', 'card', 'sky']],
  ['clay-ink', ['clay', 'clay-hover']],
  ['on-topsoil', ['topsoil', 'black-clay']],
  ['on-dark-ground', ['topsoil', 'black-clay', 'claybed']],
  ['on-light-ground', ['caliche', 'limestone', 'concrete']],
]

/** What must be seen on what: outlines of controls, marks, pins. */
const graphics: [string, string[]][] = [
  ['ink', ['paper', 'paper-2', 'card', 'caliche', 'limestone', 'concrete']],
  ['clay', ['paper', 'paper-2', 'card']],
  ['steel', ['paper', 'card', 'caliche', 'limestone']],
  ['oak', ['paper', 'card', 'sky']],
]

const strata = readFileSync(join(projectDir, 'templates/styles/strata.css'), 'utf8')
const toneSheet = readFileSync(join(projectDir, 'templates/styles/tones.css'), 'utf8')
const lot = readFileSync(join(projectDir, 'templates/illustrations/lot/lot-section.css'), 'utf8')

/** How much of a tone there is in the ground of a section, in percent, where its kind does not say less. */
const [tintOfLight, tintOfDark] = [...strata.matchAll(/--tint: (\d+)%/g)]
  .map(([, part]) => Number(part))
  .filter((part) => part !== 7)
/** The tones of soil, those of them that carry light letters, and those that tint a section less. */
const tones = new Map(
  [...toneSheet.matchAll(/\.t-(\w+) \{\s*--tone: (#\w+);/g)].map(([, name, color]) => [name!, color!]),
)
const namesBefore = (rule: string) => new RegExp(`((?:\\.t-\\w+,?\\s*)+)\\{\\s*${rule}`).exec(lot)![1]!
const isDark = (name: string) => namesBefore('--letters: ').includes(`.t-${name}`)
/** Of tones that are not strong, in the dark scheme. */
const [, lightInDark] = /\.t-gray \{\s*--tint: (\d+)%/.exec(lot)!
const isStrong = (name: string) => namesBefore('--tint: 7%').includes(`.t-${name}`)
/** How much of a tone there is in the ground of a drawing, in percent. */
const [partOfLight, partOfDark] = [...lot.matchAll(/--part: (\d+)%/g)].map(([, part]) => Number(part))

/** Two colours mixed, `part` percent of the first. */
function mix(one: string, other: string, part: number): string {
  const channels = (color: string) => [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16))
  const [a, b] = [channels(one), channels(other)]
  const mixed = a.map((channel, i) => Math.round((channel * part + b[i]! * (100 - part)) / 100))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const pairs = suite('colours')

for (const [scheme, tokens] of Object.entries(schemes))
  for (const [what, list, least] of [
    ['text', text, 4.5],
    ['graphics', graphics, 3],
  ] as const)
    pairs(`of ${what} in the ${scheme} scheme stand out by ${least}:1`, () => {
      for (const [front, backs] of list)
        for (const back of backs) {
          const ratio = contrast(tokens.get(front)!, tokens.get(back)!)
          assert.ok(ratio >= least, `${front} on ${back} is ${ratio.toFixed(2)}:1`)
        }
    })

pairs('are all given in both schemes', () => {
  const same = ['on-topsoil', 'on-dark-ground']
  assert.equal(
    [...light.keys()].filter((name) => !dark.has(name) && !same.includes(name)),
    [],
  )
})

pairs('measure as in WCAG', () => {
  assert.is(contrast('#000', '#ffffff'), 21)
  assert.is(contrast('#777', '#fff').toFixed(2), '4.48')
})

for (const [scheme, tokens] of Object.entries(schemes)) {
  const tint = scheme === 'light' ? tintOfLight! : tintOfDark!
  const paper = tokens.get('paper')!

  pairs(`of text on the grounds of sections in the ${scheme} scheme stand out by 4.5:1`, () => {
    const grounds: [name: string, color: string, part: number][] = [
      ['claybed', tokens.get('claybed')!, 7],
      ['caliche', tokens.get('caliche')!, tint],
      ['limestone', tokens.get('limestone')!, tint],
      ...[...tones].map(([name, color]): [string, string, number] => [
        name,
        color,
        isStrong(name) ? 7 : scheme === 'light' ? tint : Number(lightInDark),
      ]),
    ]
    assert.is(grounds.length, 3 + soilTones.length)
    for (const [name, color, part] of grounds) {
      const ground = mix(color, paper, part)
      for (const front of ['ink', 'ink-2', 'clay']) {
        const found = contrast(tokens.get(front)!, ground)
        assert.ok(found >= 4.5, `${front} on the ground of ${name}, ${ground}: ${found.toFixed(2)}`)
      }
    }
  })

  pairs(`of the names of layers in the ${scheme} scheme stand out by 4.5:1`, () => {
    for (const [name, color] of tones) {
      const ground = mix(color, paper, scheme === 'light' ? partOfLight! : partOfDark!)
      const letters = tokens.get(isDark(name) ? 'on-dark-ground' : 'on-light-ground')!
      const found = contrast(letters, ground)
      assert.ok(found >= 4.5, `letters on ${name}, ${ground}: ${found.toFixed(2)}`)
    }
  })
}

pairs('are given for every tone of soil', () => assert.equal([...tones.keys()].sort(), [...soilTones].sort()))

pairs.run()
