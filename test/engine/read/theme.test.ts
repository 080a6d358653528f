/** A firm's colors: which are refused, and what the others change. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { contrast } from '../../helpers/contrast'
import { built, make, problemsOf } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { inMemory } from '../../helpers/in-memory'

const theme = fixtureSuite('theme of business.md')

const give = (fixture: Fixture, lines: string) =>
  fixture.edit('business.md', 'priceRange:', `theme:\n${lines.replace(/^/gm, '  ')}\npriceRange:`)

const right = [
  'action: { light: "#a8431f", dark: "#d8673a" }',
  'action: { light: "#1f3fa8" }',
  'ink: { light: "#101820", dark: "#e8eef4" }',
  'ground: { light: "#ffffff", dark: "#101214" }',
  'grass: { light: "#3f6b2a", dark: "#9cc07f" }',
  'ink: { light: "#000000" }\nground: { light: "#FFFFFF" }\naction: { light: "#AA0000" }',
  'steel: { light: "#5a2f2f" }\ngrass: { light: "#55602a" }',
]

/** Returns the problems of these colors. */
function problemsOfTheme(lines: string): string[] {
  const fixture = inMemory()
  give(fixture, lines)
  return problemsOf(fixture).map(({ message }) => message)
}

theme('accepts readable colors', () => {
  for (const lines of right) assert.equal(problemsOfTheme(lines), [], lines)
})

const wrong: [lines: string, field: string][] = [
  ['action: { light: "#e8a33d" }', 'action.light'],
  // Its contrast is 3:1, which is enough for shapes but not for text.
  ['action: { light: "#c4683a" }', 'action.light'],
  ['action: { dark: "#5a2a10" }', 'action.dark'],
  ['ink: { dark: "#4a4a4a" }', 'ink.dark'],
  // The paler ink made of it is 4.47:1 on the ground of gray soil alone.
  ['ink: { light: "#513020" }', 'ink.light'],
  ['ground: { dark: "#8a8a8a" }', 'ground.dark'],
  // White letters on pale soil, which contains 45 % of its tone in the dark scheme. Only gray soil has less.
  ['ground: { dark: "#2a2e34" }\naction: { dark: "#ffb090" }', 'ground.dark'],
  ['steel: { light: "#c8d4dc" }', 'steel.light'],
  ['grass: { dark: "#1f2a18" }', 'grass.dark'],
]

theme('refuses unreadable colors, each once, with the pair and its contrast', () => {
  for (const [lines, field] of wrong) {
    const [said, ...others] = problemsOfTheme(lines)
    assert.equal(others, [], lines)
    assert.match(said!, `theme.${field} is `)
    const [, given, front, back, ratio, near] =
      /"(#\w{6})".* (#\w{6}) on .*? (#\w{6}) is ([\d.]+):1; .*; write "(#\w{6})"$/.exec(said!)!
    assert.is(contrast(front!, back!).toFixed(2), ratio)
    assert.equal(problemsOfTheme(lines.replace(given!, near!)), [], near)
  }
})

theme('colors pages, drawings, icons, cards and the manifest', async (fixture) => {
  const [plainIcon, plainCard] = await looks(fixture)
  give(
    fixture,
    'action: { light: "#0a5c36", dark: "#5fbf8f" }\nground: { light: "#ffffff", dark: "#101214" }',
  )
  const [icon, card] = await looks(fixture)
  const out = (file: string) => built(fixture, file)
  const page = out('index.html')
  const style = parse(page).querySelector('style')!.text
  const given = (name: string) =>
    [...style.matchAll(new RegExp(`--${name}:(#\\w+)`, 'g'))].map(([, hex]) => hex)
  assert.equal(given('clay'), ['#0a5c36', '#5fbf8f'])
  assert.equal(given('clay-ink').slice(0, 2), ['#ffffff', '#1b0f08'])
  assert.match(page, /theme-color" content="#ffffff" media="\(prefers-color-scheme: light/)
  assert.match(page, /theme-color" content="#101214" media="\(prefers-color-scheme: dark/)
  assert.match(out('manifest.webmanifest'), '"background_color": "#ffffff"')
  assert.is.not(icon, plainIcon)
  assert.not(icon!.includes('#a8431f'))
  assert.ok(!plainCard!.equals(card!), 'the card is drawn in other colors')
  // Its corner has the background color.
  const touchIcon = sharp(readFileSync(join(fixture.outDir, 'apple-touch-icon.png'))).removeAlpha()
  const corner = await touchIcon.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  assert.equal([...corner], [255, 255, 255])
})

/** Returns the icon and a city's sharing picture, as built. */
async function looks(fixture: Fixture): Promise<[string, Buffer]> {
  await make(fixture)
  const name = /og:image" content="https:\/\/[^/]+([^"]+)"/.exec(built(fixture, 'locations/ada.html'))![1]!
  return [built(fixture, 'icon.svg'), readFileSync(join(fixture.outDir, name))]
}

theme.run()
