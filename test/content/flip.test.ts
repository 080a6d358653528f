/** Every fact of the business is changed in a copy of the content; its old words must be gone from the built site. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dump } from 'js-yaml'
import { parse } from 'node-html-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../build'
import { contentDir, publicDir } from '../helpers/built-site'
import { plain } from '../helpers/page-text'
import { rawFile, rawFiles } from './raw-content'
import type { Raw } from './raw-content'

interface Flipped {
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
  const scripts = document.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text)
  document.querySelectorAll('style, script').forEach((element) => element.remove())
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

const facts = suite('a fact that is changed')

let result: Promise<{ flipped: Flipped[]; pages: string[] }> | undefined
const flippedSite = () => (result ??= makeFlipped())

async function makeFlipped() {
  const root = mkdtempSync(join(tmpdir(), 'flipped-'))
  try {
    const content = join(root, 'content')
    cpSync(contentDir, content, { recursive: true, filter: (path) => !path.endsWith('.ts') })
    const flipped = flip(content)
    const outDir = join(root, 'dist')
    await build({ contentDir: content, publicDir, outDir, preview: false })
    const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|webmanifest)$/.test(file) && !file.endsWith('/index.html'))
      .map((file) => wordsOf(file, readFileSync(join(outDir, file), 'utf8')))
    return { flipped, pages }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

facts('leaves its old words on no page, in no data and in no words for pictures', async () => {
  const { flipped, pages } = await flippedSite()
  const left = flipped
    .filter(({ name }) => name !== 'phone')
    .flatMap((fact) => {
      const pattern = patternOf(fact)
      return pages.flatMap((page) => {
        const found = pattern.exec(page)
        if (!found) return []
        const around = page.slice(Math.max(0, found.index - 60), found.index + 80)
        return [`${fact.name} "${fact.old}" on ${page.split(':')[0]}: ...${around}...`]
      })
    })
  assert.equal(left, [])
})

facts('takes the old phone number with it, however it is written', async () => {
  const { flipped, pages } = await flippedSite()
  const digits = flipped.find(({ name }) => name === 'phone')!.old.slice(-10)
  const number = new RegExp(`${digits.slice(0, 3)}\\D{0,3}${digits.slice(3, 6)}\\D{0,3}${digits.slice(6)}`)
  assert.equal(
    pages.filter((page) => number.test(page)).map((page) => page.split(':')[0]),
    [],
  )
})

facts('is printed with its new words, if any copy names it', async () => {
  const { flipped, pages } = await flippedSite()
  const files = ['pages', 'services', 'locations', 'shared'].flatMap((folder) =>
    readdirSync(join(contentDir, folder)).map((file) => readFileSync(join(contentDir, folder, file), 'utf8')),
  )
  for (const { name, new: words } of flipped.filter(({ name }) => name.startsWith('facts.'))) {
    const braces = new RegExp(`\\{${name.slice('facts.'.length)}\\}`, 'i')
    const named = files.some((text) => braces.test(text))
    assert.is(
      pages.some((page) => page.toLowerCase().includes(words)),
      named,
      name,
    )
  }
})

facts.run()
