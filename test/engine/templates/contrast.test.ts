import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { styleSheet } from '../../../generator/process/style-sheets'
import { soilTones } from '../../../templates/model/catalog'
import { isScheme, partsOf, readRules, rulesWhere } from '../../../templates/styles/css'
import { contrast } from '../../helpers/contrast'

const read = (name: string) => readRules(styleSheet(name))
const sheets = ['styles/tokens', 'styles/strata', 'styles/tones', 'illustrations/lot/lot-section'].flatMap(
  read,
)

/** The declarations of a scheme for these selectors. Later ones override earlier ones. */
const declared = (scheme: 'light' | 'dark', ...selectors: string[]) =>
  new Map(
    rulesWhere(sheets, isScheme(scheme))
      .filter((rule) => rule.selectors.some(({ text }) => selectors.includes(text)))
      .flatMap(({ declarations }) => declarations.map(partsOf)),
  )

/** The colors of the tokens of a scheme. */
const tokensOf = (scheme: 'light' | 'dark') =>
  new Map(
    [...declared(scheme, ':root')].flatMap(([name, value]) =>
      value.startsWith('#') ? [[name.slice(2), value] as const] : [],
    ),
  )
const schemes = { light: tokensOf('light'), dark: tokensOf('dark') }

/** Text colors and their backgrounds. */
const text: [string, string[]][] = [
  ['ink', ['paper', 'paper-2', 'card', 'sky']],
  ['ink-2', ['paper', 'paper-2', 'card', 'sky']],
  ['clay', ['paper', 'paper-2', 'card', 'sky']],
  ['clay-ink', ['clay', 'clay-hover']],
  ['on-topsoil', ['topsoil', 'black-clay']],
  ['on-dark-ground', ['topsoil', 'black-clay', 'dry-clay', 'claybed']],
  ['on-light-ground', ['caliche', 'limestone', 'concrete']],
]

/** Colors of graphics and their backgrounds: outlines of controls, marks, pins. */
const graphics: [string, string[]][] = [
  ['ink', ['paper', 'paper-2', 'card', 'caliche', 'limestone', 'concrete']],
  ['clay', ['paper', 'paper-2', 'card']],
  ['steel', ['paper', 'card', 'caliche', 'limestone']],
  ['oak', ['paper', 'card', 'sky']],
]

/** Mixes two colors, with `part` percent of the first. */
function mix(one: string, other: string, part: number): string {
  const channels = (color: string) => [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16))
  const [a, b] = [channels(one), channels(other)]
  const mixed = a.map((channel, i) => Math.round((channel * part + b[i]! * (100 - part)) / 100))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const pairs = suite('colors')

/** Asserts that two colors have at least this contrast. */
function standsOut(what: string, front: string, back: string, least: number): void {
  const ratio = contrast(front, back)
  assert.ok(ratio >= least, `${what} is ${ratio.toFixed(2)}:1, ${front} on ${back}`)
}

pairs('are measured as in WCAG', () => {
  assert.is(contrast('#000', '#ffffff'), 21)
  assert.is(contrast('#777', '#fff').toFixed(2), '4.48')
})

for (const scheme of ['light', 'dark'] as const) {
  const token = (name: string) => schemes[scheme].get(name)!
  const toneOf = (tone: string) => declared(scheme, `.t-${tone}`).get('--tone')!

  pairs(`of the ${scheme} scheme have a contrast of 4.5:1 for text, and 3:1 for graphics`, () => {
    for (const [list, least] of [[text, 4.5] as const, [graphics, 3] as const])
      for (const [front, backs] of list)
        for (const back of backs) standsOut(`${front} on ${back}`, token(front), token(back), least)
  })

  pairs(`of text on section backgrounds in the ${scheme} scheme have a contrast of 4.5:1`, () => {
    const grounds = [
      ['.clay', token('claybed')],
      ['.caliche', token('caliche')],
      ['.limestone', token('limestone')],
      ...soilTones.map((tone) => [`.t-${tone}`, toneOf(tone)] as const),
    ] as const
    for (const [kind, color] of grounds) {
      const ground = mix(color, token('paper'), parseFloat(declared(scheme, '.stratum', kind).get('--tint')!))
      for (const front of ['ink', 'ink-2', 'clay'])
        standsOut(`${front} on the ground of ${kind}`, token(front), ground, 4.5)
    }
  })

  pairs(`of layer names in the ${scheme} scheme have a contrast of 4.5:1`, () => {
    for (const tone of soilTones) {
      const [, letters = 'on-light-ground'] =
        /--([\w-]+)/.exec(declared(scheme, `.t-${tone}`).get('--letters') ?? '') ?? []
      // A layer's own declaration overrides the lot's.
      const own = declared(scheme, `.lot-section .t-${tone}`).get('--part')
      const part = parseFloat(own ?? declared(scheme, '.lot-section').get('--part') ?? '100')
      standsOut(`letters on ${tone}`, token(letters), mix(toneOf(tone), token('paper'), part), 4.5)
    }
  })
}

pairs.run()
