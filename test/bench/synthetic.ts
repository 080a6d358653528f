/**
 * A content folder for measuring: real content and made-up cities. No two cities have the same words, so that every
 * check has work to do.
 */
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFrontMatter } from '../../generator/read/source/front-matter'
import { readFlags, readNumber } from '../../generator/terminal/flags'
import type { CommandName } from '../../generator/terminal/commands'
import { random } from '../engine/fuzz/random'
import type { Random } from '../engine/fuzz/random'

const seed = 7

/**
 * Returns the numbers after a command, or `usual` if there are none.
 * @throws {UsageError} {HelpAsked}
 */
export function readCounts(command: CommandName, usual: number[]): number[] {
  const { words } = readFlags(command)
  const counts = words.map((text) => readNumber(text, 'how many', [0, 1_000_000]))
  return counts.length > 0 ? counts : usual
}

/** Writes a copy of the content in `from` with `count` made-up cities. The same count gives the same cities. */
export function writeSyntheticContent(from: string, to: string, count: number): void {
  cpSync(from, to, { recursive: true })
  const named = namesIn(from)
  for (let i = 0; i < count; i++) {
    const { slug, text } = syntheticCity(i, named)
    writeFileSync(join(to, 'locations', `${slug}.md`), text)
  }
  // They are all over Texas.
  const business = join(to, 'business.md')
  writeFileSync(
    business,
    readFileSync(business, 'utf8').replace(/^farthestCity: .*/m, 'farthestCity: "3000"'),
  )
}

/** What a made-up city may name. */
interface Named {
  tiers: readonly string[]
  services: readonly string[]
}

/** Returns the tiers and services of some content. */
function namesIn(contentDir: string): Named {
  const { data } = readFrontMatter('business.md', readFileSync(join(contentDir, 'business.md')))
  return {
    tiers: (data.tiers as { id: string }[]).map(({ id }) => id),
    services: readdirSync(join(contentDir, 'services')).map((file) => file.replace(/\.md$/, '')),
  }
}

/** Returns the i-th city, which does not depend on how many there are. */
function syntheticCity(i: number, named: Named): { slug: string; text: string } {
  const r = random(seed + i * 7919)
  const name = `${capital(r.pick(beginnings))}${r.pick(endings)} ${inLetters(i)}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { slug, text: `---\n${frontMatter(name, i, r, named)}---\n\n${body(r, named)}` }
}

/** About 3 kB. */
function frontMatter(name: string, i: number, r: Random, { tiers }: Named): string {
  const latitude = 26 + r.int(100_000) / 10_000
  const longitude = -106 + r.int(120_000) / 10_000
  // Squares of this many degrees are as large as a real county. There are about 220, and Texas has 254 counties.
  const square = 0.75
  const [row, column] = [latitude - 26, longitude + 106].map((degrees) => Math.floor(degrees / square))
  const county = `${capital(words[row! * 16 + column!]!)} County`
  const items = (n: number, title: number, text: number) =>
    Array.from({ length: n }, () => [
      `    - title: ${capital(sentence(r, title))}`,
      `      description: ${sentences(r, text)}`,
    ]).flat()
  return [
    `title: Foundation Repair in ${name}, TX`,
    `description: ${name} ${sentence(r, 14)}.`,
    `name: ${name}`,
    `county: ${county}`,
    `postalCode: "${70000 + (i % 9999)}"`,
    `latitude: "${latitude.toFixed(4)}"`,
    `longitude: "${longitude.toFixed(4)}"`,
    `tier: ${r.pick(tiers)}`,
    `card: ${capital(sentence(r, 12))}.`,
    'hero:',
    '  eyebrow: "{county}"',
    `  lead: ${sentences(r, 30)}`,
    '  facts:',
    '    - value: "About {miles} mi"',
    '      label: "{direction} of our yard"',
    '    - value: "{postal-code}"',
    '      label: the postal code',
    'soil:',
    `  caption: ${sentences(r, 20)}`,
    '  activeTo: 10',
    '  layers:',
    '    - { name: Topsoil, kind: topsoil, from: 0, to: 1 }',
    '    - { name: Clay, kind: black-clay, from: 1, to: 6 }',
    '    - { name: Caliche, kind: caliche, from: 6, to: 12 }',
    '    - { name: Limestone, kind: limestone, from: 12 }',
    'problems:',
    `  heading: ${capital(sentence(r, 5))}`,
    '  items:',
    ...items(4, 4, 28),
    'faqs:',
    `  heading: ${capital(sentence(r, 3))} ask`,
    '  items:',
    ...Array.from({ length: 5 }, () => [
      `    - question: ${capital(sentence(r, 9))}?`,
      `      answer: ${sentences(r, 34)} Call {phone}.`,
    ]).flat(),
    '',
  ].join('\n')
}

/** Writes 350 to 450 words under two headings. */
function body(r: Random, { services }: Named): string {
  const part = (length: number) =>
    `## ${capital(sentence(r, 5))}\n\n${sentences(r, length / 2)} See the\n[page on ${sentence(r, 2)}](/services/${r.pick(services)}).\n\n${sentences(r, length / 2)}\n`
  return `${part(170 + r.int(50))}\n${part(170 + r.int(50))}`
}

function sentences(r: Random, length: number): string {
  const list: string[] = []
  for (let left = length; left > 0; left -= 10) list.push(`${capital(sentence(r, Math.min(10, left)))}.`)
  return list.join(' ')
}

const sentence = (r: Random, length: number) => Array.from({ length }, () => r.pick(words)).join(' ')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 0 is A, 26 is AA. A name that ends in a number would not be accepted as a name. */
function inLetters(n: number): string {
  const letter = String.fromCharCode(65 + (n % 26))
  return n < 26 ? letter : inLetters(Math.floor(n / 26) - 1) + letter
}

const beginnings = ['oak', 'clay', 'lime', 'cedar', 'elm', 'river', 'stone', 'mill', 'prairie', 'spring']
const endings = ['ville', 'ton', 'wood', 'field', 'ford', 'burg', 'dale', 'mont']
const syllables = 'ba co du fe gi ha jo ku le mi no pa ru se ti vo'.split(' ')
/** 256 words without meaning. */
const words = syllables.flatMap((first) => syllables.map((last) => `${first}${last}n`))
