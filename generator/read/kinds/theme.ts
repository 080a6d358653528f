/** Refuses a theme in which something could not be read: every pair of colors that meet is computed, in both schemes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colorsOf, contrast, darkQuery, fieldOf, mix, schemes, themed } from '../../../templates/styles/theme'
import type { Colors, Field, GivenTheme, Scheme } from '../../../templates/styles/theme'
import { projectDir } from '../../process/paths'
import type { ContentFile } from '../source/content-file'

const read = (name: string) => readFileSync(join(projectDir, 'templates', name), 'utf8')

/** The words of messages. */
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

/** What is written on what, and needs 4.5:1 (WCAG 2.2, 1.4.3). */
const text: [front: string, backs: string[]][] = [
  ['ink', ['paper', 'paper-2', 'card', 'sky']],
  ['ink-2', ['paper', 'paper-2', 'card', 'sky']],
  ['clay', ['paper', 'paper-2', 'card', 'sky']],
  ['clay-ink', ['clay', 'clay-hover']],
]

/** What must be seen on what, and needs 3:1 (WCAG 2.2, 1.4.11). */
const graphics: [front: string, backs: string[]][] = [
  ['ink', ['caliche', 'limestone', 'concrete']],
  ['steel', ['paper', 'card', 'caliche', 'limestone']],
  ['oak', ['paper', 'card', 'sky']],
]

/** Reports colors that could not be read or seen, each once, with the pair that is worst and its ratio. */
export function checkTheme(file: ContentFile, theme: GivenTheme | undefined): void {
  if (!theme) return
  const css = read('styles/tokens.css').split(darkQuery)
  for (const [i, scheme] of schemes.entries()) {
    const colors = themed(colorsOf(css.slice(0, i + 1).join('')), theme, scheme)
    /** Of each field the pair that lacks most, with the part of the least ratio that it has. */
    const worst = new Map<Field, { ratio: number; message: string }>()
    for (const { front, back, least, backName, backColor } of pairsOf(colors, scheme)) {
      const field = fieldOf(front, theme, scheme) ?? fieldOf(back, theme, scheme)
      const ratio = contrast(colors.get(front)!, backColor)
      if (!field || ratio >= least || ratio / least >= (worst.get(field)?.ratio ?? Infinity)) continue
      const frontName = tokenNames[front]!
      const message = `is "${theme[field]![scheme]}", with which ${frontName} ${colors.get(front)} on ${backName} ${backColor} is ${ratio.toFixed(2)}:1; ${least}:1 is the least that can be read`
      worst.set(field, { ratio: ratio / least, message })
    }
    for (const [field, { message }] of worst) file.report(['theme', field, scheme], message)
  }
}

interface Pair {
  front: string
  back: string
  least: number
  backName: string
  backColor: string
}

function* pairsOf(colors: Colors, scheme: Scheme): Generator<Pair> {
  for (const [pairs, least] of [
    [text, 4.5],
    [graphics, 3],
  ] as const)
    for (const [front, backs] of pairs)
      for (const back of backs)
        yield { front, back, least, backName: tokenNames[back] ?? back, backColor: colors.get(back)! }
  // The grounds that sections lie in are the page with a little of a layer in it.
  for (const [name, backColor] of groundsOf(colors, scheme))
    for (const front of ['ink', 'ink-2', 'clay'])
      yield { front, back: 'paper', least: 4.5, backName: `the ground of ${name}`, backColor }
  // By day layers are drawn as they are, and at night with the page in them.
  if (scheme === 'dark')
    for (const [name, backColor] of layersOf(colors, scheme))
      yield {
        front: 'on-dark-ground',
        back: 'paper',
        least: 4.5,
        backName: `a layer of ${name} soil`,
        backColor,
      }
}

/** The grounds of sections: style sheets say how much of a layer there is in each. */
function groundsOf(colors: Colors, scheme: Scheme): [name: string, color: string][] {
  const paper = colors.get('paper')!
  const parts = [...read('styles/strata.css').matchAll(/--tint: (\d+)%/g)].map(([, part]) => Number(part))
  // In the sheet the part of clay stands between the usual parts of the two schemes.
  const [light, ofClay, dark] = parts as [number, number, number]
  const usual = scheme === 'light' ? light : dark
  const lot = read('illustrations/lot/lot-section.css')
  const isStrong = (name: string) => new RegExp(`\\.t-${name}\\b[^{}]*\\{\\s*--tint: ${ofClay}%`).test(lot)
  const ofPale = Number(/\.t-gray \{\s*--tint: (\d+)%/.exec(lot)![1])
  return [
    ['clay', mix(colors.get('claybed')!, paper, ofClay)],
    ['caliche', mix(colors.get('caliche')!, paper, usual)],
    ['limestone', mix(colors.get('limestone')!, paper, usual)],
    ...tones().map(([name, tone]): [string, string] => {
      const part = isStrong(name) ? ofClay : scheme === 'light' ? usual : ofPale
      return [`${name} soil`, mix(tone, paper, part)]
    }),
  ]
}

/** The colors that layers of a lot are drawn in, which carry light letters in the dark. */
function layersOf(colors: Colors, scheme: Scheme): [name: string, color: string][] {
  const parts = [...read('illustrations/lot/lot-section.css').matchAll(/--part: (\d+)%/g)].map(([, part]) =>
    Number(part),
  )
  const part = parts[schemes.indexOf(scheme)]!
  return tones().map(([name, tone]) => [name, mix(tone, colors.get('paper')!, part)])
}

/** The tones of soil, by name. */
const tones = (): [name: string, color: string][] =>
  [...read('styles/tones.css').matchAll(/\.t-(\w+) \{\s*--tone: (#\w+);/g)].map(([, name, tone]) => [
    name!,
    tone!,
  ])
