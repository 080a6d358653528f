/**
 * The colors of a firm. Up to five colors in `theme:` of business.md determine every color of tokens.css that depends
 * on them.
 */
import type { Business } from '../model/site'

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

/** Returns tokens.css with the colors of a theme, even if it is minified. Any other sheet is returned unchanged. */
export function withTheme(css: string, theme: GivenTheme | undefined): string {
  const parts = css.split(darkQuery)
  // Only tokens.css sets the paper color for both schemes.
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

export const darkQuery = /@media ?\(prefers-color-scheme: ?dark\)/
const color = /--([\w-]+):( ?)#[\da-f]{3,6}\b/gi

export const colorsOf = (css: string): Colors =>
  new Map([...css.matchAll(color)].map(([all, name]) => [name!, long(all.slice(all.indexOf('#')))]))

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

const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

/** Mixes two colors like color-mix() in sRGB, with `part` percent of the first. */
export function mix(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)]
  const mixed = a.map((channel, i) => Math.round((channel * part + b[i]! * (100 - part)) / 100))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns 0 for black to 1 for white (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
    .map((channel) => channel / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
