/** The site of a copy of the content in which every fact of the business is changed. */
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dump } from 'js-yaml'
import { parse } from 'node-html-parser'
import { build } from '../../build'
import { withFolder } from './folder'
import { contentDir, publicDir } from './owners-folders'
import { plain } from './page-text'
import { rawFile, rawFiles } from './raw-content'
import type { Raw } from './raw-content'

export interface Flipped {
  /** Where the fact stands, for messages. */
  name: string
  old: string
  new: string
}

/** Words that no page says, of the kind that the old ones are. */
const nonce = (number: number) => `zq${number.toString(36)}x`

/** Changes the facts of the copy in `content`, and gives back what was changed. */
function flip(content: string): Flipped[] {
  const flipped: Flipped[] = []
  const change = (group: Raw, field: string, name: string, to?: string) => {
    const fresh = to ?? nonce(flipped.length)
    flipped.push({ name, old: group[field], new: fresh })
    group[field] = fresh
  }
  const save = (file: string, data: Raw, body: string) =>
    writeFileSync(join(content, file), `---\n${dump(data)}---\n${body}`)

  const { data, body } = rawFile(content, 'business.md')
  change(data, 'name', 'name')
  change(data, 'titleSuffix', 'titleSuffix')
  change(data, 'phone', 'phone', data.phone === '+15125550188' ? '+15125550177' : '+15125550188')
  change(data.hours, 'copy', 'hours.copy')
  change(data.address, 'street', 'address.street')
  for (const [i, tier] of (data.tiers as Raw[]).entries())
    for (const field of ['name', 'when']) change(tier, field, `tiers[${i}].${field}`)
  for (const name of Object.keys(data.facts)) change(data.facts, name, `facts.${name}`)
  save('business.md', data, body)
  for (const folder of ['pages', 'services', 'locations'])
    for (const { slug, data, body } of rawFiles(content, folder)) {
      if (!data.facts) continue
      for (const name of Object.keys(data.facts)) change(data.facts, name, `${folder}/${slug} facts.${name}`)
      save(`${folder}/${slug}.md`, data, body)
    }
  return flipped
}

/** What is read of a page by people, by screen readers and by machines; one line for each page. */
function wordsOf(file: string, html: string): string {
  const document = parse(html)
  const attributes = ['alt', 'aria-label', 'content', 'href'].flatMap((name) =>
    document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)!),
  )
  const scripts = document
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => text.replace(/"reviewBody":"(?:[^"\\]|\\.)*"/g, ''))
  // What a customer said stays as it was said.
  document.querySelectorAll('style, script, blockquote').forEach((element) => element.remove())
  // Elements side by side are words of their own.
  const text = parse(document.outerHTML.replaceAll('<', ' <')).text
  return `${file}: ${plain([text, ...attributes, ...scripts].join(' | '))}`
}

/** The old words as a pattern; a bare number only with the unit that the name of its fact ends in. */
function patternOf({ name, old }: Flipped): RegExp {
  const words = /^\d+$/.test(old) ? `${old} ${name.split(/[-.]/).at(-1)}` : old
  const escaped = plain(words)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[ -]/g, '[ -]')
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w+%])`, 'i')
}

let result: Promise<{ flipped: Flipped[]; pages: string[] }> | undefined
/** The site once it is built from such a copy. @throws what the build throws. */
export const flippedSite = () => (result ??= makeFlipped())

const makeFlipped = () =>
  withFolder(async (root) => {
    const content = join(root, 'content')
    cpSync(contentDir, content, { recursive: true })
    const flipped = flip(content)
    const outDir = join(root, 'dist')
    await build({ contentDir: content, publicDir, outDir, preview: false })
    const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|webmanifest)$/.test(file) && !file.endsWith('/index.html'))
      .map((file) => wordsOf(file, readFileSync(join(outDir, file), 'utf8')))
    return { flipped, pages }
  })

/** Every page that still says the old words of one of the facts, with the words around them. */
export function leftIn(pages: string[], flipped: Flipped[]): string[] {
  return flipped.flatMap((fact) => {
    const pattern = patternOf(fact)
    return pages.flatMap((page) => {
      const found = pattern.exec(page)
      if (!found) return []
      const around = page.slice(Math.max(0, found.index - 60), found.index + 80)
      return [`${fact.name} "${fact.old}" on ${page.split(':')[0]}: ...${around}...`]
    })
  })
}

/** True for a phrase such as "next day", which a sentence may hold by chance; only the launch check suspects those. */
export const isEverydayPhrase = ({ old }: Flipped) => !/\d/.test(old) && old.split(/\s/).length < 3
