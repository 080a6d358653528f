/**
 * Reads `*.cases`: changes of the fixture, and what is said about each.
 *
 *     # a misspelt field                     a case, by name
 *     @ services/leveling.md                 the file that is changed, in the next cases too
 *         - question: How long?              a line that stays, to find the place
 *     -      answer: One day.
 *     +      anwser: One day.
 *     ! 21:7 faqs.items[0].anwser is not a known field; did you mean "answer"?
 *
 * A line and column are those of the case by itself. A message that ends in `…` may go on. `! FILE LINE:COLUMN MESSAGE`
 * is about another file, `! MESSAGE` about the file as a whole, and `! LINE:COLUMN also` is one more place of the
 * message before it. `* city Eve`, `* copy FROM TO`, `* remove FILE`, `* page care`, `* job porch` and `* settle` change
 * files as the functions of these names do.
 *
 * The cases between two lines of `====` change one site, which is read once; lines before the first `#` prepare it.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as assert from 'uvu/assert'
import { memoryFixture } from './fixture'
import type { Fixture } from './fixture'
import { jobText } from './job'
import { ownPageText } from './own-page'
import { settle } from './settle'

/** A line of a content file, and where it came from: a file and line, or a case and line. */
interface Line {
  text: string
  from: string
}

export interface SharedSite {
  /** How many cases it has, and the first. */
  name: string
  change: (fixture: Fixture) => void
  /** Lines as formatProblems() prints them, without those of the files. */
  told: string[]
}

/** Returns the sites of a file beside the test. */
export const sitesIn = (file: string, test: string): SharedSite[] =>
  readFileSync(fileURLToPath(new URL(file, test)), 'utf8')
    .replace(/<U\+([0-9A-F]{4})>/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .split(/^====\n/m)
    .map(siteOf)

function siteOf(text: string): SharedSite {
  const [prepare = '', ...cases] = `\n${text}`.split(/^(?=# )/m)
  const all = new Site()
  all.change(prepare)
  const alone = cases.map((one) => {
    const site = new Site()
    site.change(prepare)
    site.file = all.file
    site.change(one)
    all.change(one)
    return site
  })
  const told = alone.flatMap((site) =>
    site.told
      .map((one) => all.placeOf(site, one))
      .map((one) => ({ ...one, also: one.also.map((place) => all.placeOf(site, place)) })),
  )
  return {
    name: `${cases.length} cases: ${cases[0]!.slice(2, cases[0]!.indexOf('\n'))} ...`,
    change: (fixture) => all.writeTo(fixture),
    told: told
      .sort(inOrder)
      .flatMap((one) => [
        `${printed(one)}  ${one.message}`,
        ...one.also.map((place) => `    ${printed(place)}  …`),
      ]),
  }
}

interface Place {
  file: string
  line: number
  column: number
}

interface Told extends Place {
  message: string
  also: Place[]
}

const inOrder = (a: Told, b: Told) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column

const printed = ({ file, line, column }: Place) => `content/${file}:${line}:${column}`

/** The fixture with the changes of one case, or of several. */
class Site {
  file = ''
  readonly told: Told[] = []
  private readonly files = new Map(original)

  change(text: string): void {
    const lines = text.split('\n')
    const isHunk = (line = '') => /^[ +-]/.test(line)
    for (const [i, line] of lines.entries()) {
      const rest = line.slice(2)
      if (line.startsWith('@ ')) this.file = rest
      else if (line.startsWith('* ')) this.command(rest.split(' '))
      else if (line.startsWith('! ')) this.tell(rest)
      else if (isHunk(line) && !isHunk(lines[i - 1])) {
        const end = lines.findIndex((one, j) => j > i && !isHunk(one))
        this.replace(lines.slice(i, end), `${lines[0]} ${i}`)
      } else if (!isHunk(line) && !/^(# .*)?$/.test(line)) throw new Error(`${lines[0]}: ${line}`)
    }
  }

  private replace(hunk: readonly string[], name: string): void {
    const lines = this.files.get(this.file) ?? linesOf(this.file, '')
    const before = hunk.filter((line) => line[0] !== '+').map((line) => line.slice(1))
    const found = lines.findIndex((_, i) => before.every((text, j) => lines[i + j]?.text === text))
    if (found < 0 && before.length > 0) throw new Error(`${name}: ${this.file} lacks ${before.join('\n')}`)
    const start = before.length > 0 ? found : 0
    let old = start
    const after = hunk.flatMap((line, i) => {
      if (line[0] === '+') return { text: line.slice(1), from: `${name} ${i}` }
      old++
      return line[0] === '-' ? [] : lines[old - 1]!
    })
    this.files.set(this.file, [...lines.slice(0, start), ...after, ...lines.slice(old)])
  }

  private command([name = '', one = '', ...more]: string[]): void {
    const { fixture, files } = memoryFixture()
    this.writeTo(fixture)
    const commands: Record<string, () => void> = {
      city: () => fixture.addCity([one, ...more].join(' ')),
      copy: () => fixture.write(more.join(' '), fixture.read(one)),
      remove: () => fixture.remove(one),
      page: () => fixture.write(`pages/${one}.md`, ownPageText(one[0]!.toUpperCase() + one.slice(1))),
      job: () => fixture.write(`jobs/${one}.md`, jobText()),
      settle: () => settle(fixture),
    }
    commands[name]!()
    for (const [file, bytes] of files)
      if (String(bytes) !== textOf(this.files.get(file))) this.files.set(file, linesOf(file, String(bytes)))
    if (name === 'remove') this.files.delete(one)
  }

  private tell(said: string): void {
    const [, file = this.file, line = 1, column = 1, message = ''] =
      /^(?:(\S+\.md) )?(?:(\d+):(\d+) )?(.+)$/.exec(said)!
    const place = { file, line: Number(line), column: Number(column) }
    if (message === 'also') this.told.at(-1)!.also.push(place)
    else this.told.push({ ...place, message, also: [] })
  }

  /** Returns a place of the case by itself, as one of this site. */
  placeOf<P extends Place>(alone: Site, place: P): P {
    const from = alone.files.get(place.file)?.[place.line - 1]?.from
    const line = (this.files.get(place.file) ?? []).findIndex((one) => one.from === from) + 1
    return { ...place, line: line || place.line }
  }

  writeTo(fixture: Fixture): void {
    for (const [file, lines] of this.files)
      if (lines !== original.get(file)) fixture.write(file, textOf(lines)!)
    for (const file of original.keys()) if (!this.files.has(file)) fixture.remove(file)
  }
}

const textOf = (lines?: readonly Line[]) => lines?.map(({ text }) => text).join('\n')

const linesOf = (file: string, text: string): Line[] =>
  text.split('\n').map((line, i) => ({ text: line, from: `${file} ${i}` }))

const original: ReadonlyMap<string, Line[]> = new Map(
  [...memoryFixture().files].map(([file, bytes]) => [file, linesOf(file, String(bytes))]),
)

/** Asserts that exactly these lines are told, as far as each is written. */
export function assertTold(told: readonly string[], expected: readonly string[]): void {
  const isAsExpected = (line: string, i: number) =>
    expected[i]?.endsWith('…') && line.startsWith(expected[i].slice(0, -1))
  assert.equal(
    told.map((line, i) => (isAsExpected(line, i) ? expected[i] : line)),
    expected,
  )
}
