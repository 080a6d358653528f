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

/** Asserts that one color stands out on another by so much. */
function standsOut(what: string, front: string, back: string, least: number): void {
  const ratio = contrast(front, back)
  assert.ok(ratio >= least, `${what} is ${ratio.toFixed(2)}:1, ${front} on ${back}`)
}

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
  const [tint, weakTint, part] =
    scheme === 'light'
      ? [tintOfLight!, tintOfLight!, partOfLight!]
      : [tintOfDark!, Number(lightInDark), partOfDark!]
  const token = (name: string) => tokens.get(name)!

  pairs(`of the ${scheme} scheme stand out by 4.5:1 as text, and as graphics by 3:1`, () => {
    for (const [list, least] of [[text, 4.5] as const, [graphics, 3] as const])
      for (const [front, backs] of list)
        for (const back of backs) standsOut(`${front} on ${back}`, token(front), token(back), least)
  })

  pairs(`of text on the grounds of sections in the ${scheme} scheme stand out by 4.5:1`, () => {
    const grounds: [name: string, color: string, part: number][] = [
      ['claybed', token('claybed'), 7],
      ['caliche', token('caliche'), tint],
      ['limestone', token('limestone'), tint],
      ...[...tones].map(([name, color]): [string, string, number] => [
        name,
        color,
        isStrong(name) ? 7 : weakTint,
      ]),
    ]
    for (const [name, color, part] of grounds)
      for (const front of ['ink', 'ink-2', 'clay'])
        standsOut(`${front} on the ground of ${name}`, token(front), mix(color, token('paper'), part), 4.5)
  })

  pairs(`of the names of layers in the ${scheme} scheme stand out by 4.5:1`, () => {
    for (const [name, color] of tones) {
      const letters = token(isDark(name) ? 'on-dark-ground' : 'on-light-ground')
      standsOut(`letters on ${name}`, letters, mix(color, token('paper'), part), 4.5)
    }
  })
}

pairs('are given for every tone of soil', () => assert.equal([...tones.keys()].sort(), [...soilTones].sort()))

pairs.run()
