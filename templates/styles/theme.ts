/**
 * The colors of a firm. Up to five colors in `theme:` of business.md determine every color of tokens.css that depends
 * on them.
 */
import { contrast, mix } from '../model/colors'
import type { Business } from '../model/site'
import { isScheme, mapRules, partsOf, rulesWhere } from './css'
import type { Rules } from './css'

export type Theme = NonNullable<Business['theme']>
/** A theme that may lack colors, because they break a rule. */
export type GivenTheme = { [Name in Field]?: { [Name in Scheme]?: string | undefined } | undefined }
export type Field = keyof Theme
export type Scheme = 'light' | 'dark'
export const schemes = ['light', 'dark'] as const

/** Colors by token name. */
export type Colors = Map<string, string>

/** The tokens that each field sets. */
const tokens: Readonly<Record<Field, readonly string[]>> = {
  ink: ['ink', 'ink-2'],
  ground: ['paper', 'paper-2', 'card', 'line'],
  action: ['clay', 'clay-ink', 'clay-hover'],
  steel: ['steel'],
  grass: ['oak'],
}

/** Returns the rules of tokens.css with the colors of a theme. */
export function withTheme(tokens: Rules, theme: GivenTheme | undefined): Rules {
  if (!theme) return tokens
  const light = themed(colorsOf(tokens, 'light'), theme, 'light')
  const dark = themed(colorsOf(tokens, 'dark'), theme, 'dark')
  return mapRules(tokens, ({ selectors, declarations }, condition) => {
    const [scheme, colors] = condition === undefined ? (['light', light] as const) : (['dark', dark] as const)
    const colored = declarations.map((declaration) => {
      const [property] = partsOf(declaration)
      const token = property.slice(2)
      return fieldOf(token, theme, scheme) ? `${property}:${colors.get(token)}` : declaration
    })
    return { selectors, declarations: colored }
  })
}

/** The colors of tokens.css in a scheme. The dark one has those of the light one that it does not change. */
export const colorsOf = (tokens: Rules, scheme: Scheme): Colors =>
  new Map(
    rulesWhere(tokens, isScheme(scheme))
      .flatMap(({ declarations }) => declarations.map(partsOf))
      .filter(([, value]) => /^#[\da-f]{3,6}$/i.test(value))
      .map(([property, value]) => [property.slice(2), long(value)]),
  )

/** Returns the theme's field that sets a token in this scheme, if the theme has it. */
export const fieldOf = (token: string, theme: GivenTheme, scheme: Scheme): Field | undefined =>
  (Object.keys(tokens) as Field[]).find(
    (field) => tokens[field].includes(token) && theme[field]?.[scheme] !== undefined,
  )

/** Returns the colors of a scheme with those the theme sets, and those derived from them. */
export function themed(base: Colors, theme: GivenTheme, scheme: Scheme): Colors {
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

/** Returns "#ffffff" for "#fff". */
const long = (hex: string) =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex.toLowerCase()
