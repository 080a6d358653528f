/**
 * Refuses a theme with unreadable colors. It computes the contrast of every pair of colors that meet, in both schemes.
 */
import { soilTones } from '../../../templates/model/catalog'
import { isScheme, partsOf, readRules, rulesWhere } from '../../../templates/styles/css'
import type { Rule, Rules } from '../../../templates/styles/css'
import { contrast, mix } from '../../../templates/model/colors'
import { colorsOf, fieldOf, schemes, themed } from '../../../templates/styles/theme'
import type { Colors, Field, GivenTheme, Scheme } from '../../../templates/styles/theme'
import { styleSheet } from '../../process/style-sheets'
import type { ContentFile } from '../source/content-file'

/** The names of colors in messages. */
const tokenNames: Readonly<Record<string, string>> = {
  'on-dark-ground': 'the letters',
  ink: 'ink',
  'ink-2': 'the paler ink made of it',
  paper: 'the ground of the page',
  'paper-2': 'the darker ground of boxes',
  card: 'cards',
  sky: 'the sky of drawings',
  clay: 'action',
  'clay-ink': 'the letters of the call button',
  'clay-hover': 'the call button under the pointer',
  steel: 'steel',
  oak: 'grass',
}

/** Colors and their backgrounds. Text needs a contrast of 4.5:1, graphics one of 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const contrasts: [least: number, front: string, backs: string[]][] = [
  [4.5, 'ink', ['paper', 'paper-2', 'card', 'sky']],
  [4.5, 'ink-2', ['paper', 'paper-2', 'card', 'sky']],
  [4.5, 'clay', ['paper', 'paper-2', 'card', 'sky']],
  [4.5, 'clay-ink', ['clay', 'clay-hover']],
  [3, 'ink', ['caliche', 'limestone', 'concrete']],
  [3, 'steel', ['paper', 'card', 'caliche', 'limestone']],
  [3, 'oak', ['paper', 'card', 'sky']],
]

/** Reports each color with too little contrast once, with its worst pair, the ratio, and the nearest color that passes. */
export function checkTheme(file: ContentFile, theme: GivenTheme | undefined): void {
  if (!theme) return
  const tokens = readRules(styleSheet('styles/tokens'))
  const sheets = ['styles/strata', 'styles/tones', 'illustrations/lot/lot-section'].map(styleSheet)
  const all = readRules(sheets.join(''))
  for (const scheme of schemes) {
    const rules = rulesWhere(all, isScheme(scheme))
    const worstWith = (given: GivenTheme) => worstOf(given, scheme, tokens, rules)
    for (const [field, { message }] of worstWith(theme)) {
      const colors = steps.flatMap((part) =>
        ['#000000', '#ffffff'].map((other) => mix(other, theme[field]![scheme]!, part)),
      )
      const near = colors.find((one) => !worstWith({ ...theme, [field]: { [scheme]: one } }).has(field))
      file.report(['theme', field, scheme], `${message}; ${near ? `write "${near}"` : 'choose another'}`)
    }
  }
}

/** How much black or white is mixed into a color, in percent. */
const steps = Array.from({ length: 50 }, (_, i) => 2 * i + 2)

/** For each field, the worst pair of colors and its ratio divided by the required one. */
function worstOf(theme: GivenTheme, scheme: Scheme, tokens: Rules, rules: readonly Rule[]) {
  const colors = themed(colorsOf(tokens, scheme), theme, scheme)
  const worst = new Map<Field, { ratio: number; message: string }>()
  for (const { front, back, least, backName, backColor } of pairsOf(colors, scheme, rules)) {
    const field = fieldOf(front, theme, scheme) ?? fieldOf(back, theme, scheme)
    const ratio = contrast(colors.get(front)!, backColor)
    if (!field || ratio >= least || ratio / least >= (worst.get(field)?.ratio ?? Infinity)) continue
    const frontName = tokenNames[front]!
    const message = `is "${theme[field]![scheme]}", with which ${frontName} ${colors.get(front)} on ${backName} ${backColor} is ${ratio.toFixed(2)}:1; ${least}:1 is the least that can be read`
    worst.set(field, { ratio: ratio / least, message })
  }
  return worst
}

interface Pair {
  front: string
  back: string
  least: number
  backName: string
  backColor: string
}

function* pairsOf(colors: Colors, scheme: Scheme, rules: readonly Rule[]): Generator<Pair> {
  for (const [least, front, backs] of contrasts)
    for (const back of backs)
      yield { front, back, least, backName: tokenNames[back] ?? back, backColor: colors.get(back)! }
  // The background of a section is the page color with a little of a layer's color.
  for (const [backName, backColor] of groundsOf(colors, rules))
    for (const front of ['ink', 'ink-2', 'clay'])
      yield { front, back: 'paper', least: 4.5, backName, backColor }
  // In the light scheme, layers have their own color. In the dark scheme, the page color is mixed in.
  if (scheme === 'dark')
    for (const [backName, backColor] of layersOf(colors, rules))
      yield { front: 'on-dark-ground', back: 'paper', least: 4.5, backName, backColor }
}

/** Backgrounds that sections may have, by name, with the selectors of their tones. */
const grounds = [
  ...['clay', 'caliche', 'limestone'].map((kind) => [`the ground of ${kind}`, `.${kind}`] as const),
  ...soilTones.map((tone) => [`the ground of ${tone} soil`, `.t-${tone}`] as const),
]

/** Returns the background colors. Style sheets say how much of its tone each contains. */
const groundsOf = (colors: Colors, rules: readonly Rule[]): [name: string, color: string][] =>
  grounds.map(([name, selector]) => {
    const tone = valueOf(rules, '--tone', selector)!
    const token = /^var\(--(.+)\)$/.exec(tone)?.[1]
    const part = parseFloat(valueOf(rules, '--tint', '.stratum', selector)!)
    return [name, mix(token === undefined ? tone : colors.get(token)!, colors.get('paper')!, part)]
  })

/** Returns the colors of the layers in lot drawings. In the dark scheme, these have light text on them. */
const layersOf = (colors: Colors, rules: readonly Rule[]): [name: string, color: string][] =>
  soilTones.map((name) => {
    const tone = valueOf(rules, '--tone', `.t-${name}`)!
    const part =
      valueOf(rules, '--part', `.lot-section .t-${name}`) ?? valueOf(rules, '--part', '.lot-section')!
    return [`a layer of ${name} soil`, mix(tone, colors.get('paper')!, parseFloat(part))]
  })

/**
 * Returns a variable's value from the last rule that matches one of these selectors. All of them are equally specific.
 */
const valueOf = (rules: readonly Rule[], variable: string, ...matched: string[]): string | undefined =>
  rules
    .filter(({ selectors }) => selectors.some(({ text }) => matched.includes(text)))
    .flatMap(({ declarations }) => declarations.map(partsOf))
    .findLast(([property]) => property === variable)?.[1]
