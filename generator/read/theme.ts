/**
 * The colors of a firm. `theme:` in business.md gives up to five of them, from which all colors of tokens.css that
 * depend on them follow; a choice that could not be read is refused.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Business } from '../../templates/model/site'
import { projectDir } from '../process/paths'
import type { ContentFile } from './content-file'
import type { ValidParts } from './valid-parts'

export type Theme = NonNullable<Business['theme']>
type Field = keyof Theme
type Scheme = 'light' | 'dark'
const schemes = ['light', 'dark'] as const

/** Colors by the names of their tokens. */
type Colors = Map<string, string>

const read = (name: string) => readFileSync(join(projectDir, 'templates', name), 'utf8')

/** The tokens that each field sets. */
const tokens: Readonly<Record<Field, readonly string[]>> = {
  ink: ['ink', 'ink-2'],
  ground: ['paper', 'paper-2', 'card', 'line'],
  action: ['clay', 'clay-ink', 'clay-hover'],
  steel: ['steel'],
  grass: ['oak'],
}

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

/** tokens.css with the colors of a theme, also when it is minified. Another sheet stays as it is. */
export function withTheme(css: string, theme: ValidParts<Theme> | undefined): string {
  const parts = css.split(darkQuery)
  // Only this sheet gives the ground for both schemes.
  if (!theme || parts.length !== 2 || !parts.every((part) => part.includes('--paper:'))) return css
  return schemes
    .map((scheme, i) => {
      const colors = themed(colorsOf(parts.slice(0, i + 1).join('')), theme, scheme)
      return parts[i]!.replace(color, (declared, name: string, gap: string) =>
        fieldOf(name, theme, scheme) ? `--${name}:${gap}${colors.get(name)}` : declared,
      )
    })
    .join(darkQuery.exec(css)![0])
}

const darkQuery = /@media ?\(prefers-color-scheme: ?dark\)/
const color = /--([\w-]+):( ?)#[\da-f]{3,6}\b/gi

const colorsOf = (css: string): Colors =>
  new Map([...css.matchAll(color)].map(([all, name]) => [name!, long(all.slice(all.indexOf('#')))]))

/** The field of a theme that sets a token, if the theme has it for this scheme. */
const fieldOf = (token: string, theme: ValidParts<Theme>, scheme: Scheme): Field | undefined =>
  (Object.keys(tokens) as Field[]).find(
    (field) => tokens[field].includes(token) && theme[field]?.[scheme] !== undefined,
  )

/** The colors of a scheme with those that a theme sets, and with what follows from them. */
function themed(base: Colors, theme: ValidParts<Theme>, scheme: Scheme): Colors {
  const colors = new Map(base)
  const given = (field: Field) => theme[field]?.[scheme]
  const [ink, ground, action] = [given('ink'), given('ground'), given('action')]
  const [paper, letters] = [ground ?? base.get('paper')!, ink ?? base.get('ink')!]
  if (ground) {
    colors.set('paper', ground)
    colors.set('paper-2', mix(letters, ground, 5))
    colors.set('card', scheme === 'light' ? mix('#ffffff', ground, 75) : mix(letters, ground, 6))
    colors.set('line', mix(letters, ground, 16))
  }
  if (ink) {
    colors.set('ink', ink)
    colors.set('ink-2', mix(ink, paper, 76))
  }
  if (action) {
    const [white, black] = ['#ffffff', '#1b0f08']
    colors.set('clay', action)
    colors.set('clay-hover', mix(scheme === 'light' ? '#000000' : '#ffffff', action, 14))
    colors.set('clay-ink', contrast(white, action) >= contrast(black, action) ? white : black)
  }
  for (const [field, token] of [
    ['steel', 'steel'],
    ['grass', 'oak'],
  ] as const)
    if (given(field)) colors.set(token, given(field)!)
  return colors
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
export function checkTheme(file: ContentFile, theme: ValidParts<Theme> | undefined): void {
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
  const lot = read('illustrations/lot-section.css')
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
  const parts = [...read('illustrations/lot-section.css').matchAll(/--part: (\d+)%/g)].map(([, part]) =>
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

/** "#ffffff" from "#fff". */
const long = (hex: string) =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex.toLowerCase()

const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

/** Two colors mixed, `part` percent of the first, as color-mix() in sRGB does. */
function mix(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)]
  const mixed = a.map((channel, i) => Math.round((channel * part + b[i]! * (100 - part)) / 100))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** From 0, black, to 1, white (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
    .map((channel) => channel / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
