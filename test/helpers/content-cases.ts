/** Changes of content as rows of a table, each with what is said about it. */
import type { Fixture } from './fixture'
import { table } from './table'

interface Told {
  file: string
  /** Counted from 1; 0 for the file as a whole. */
  line: number
  column: number
  message: string
}

export interface ContentCase {
  name: string
  /** Changes the content of a fixture. */
  change: (fixture: Fixture) => void
  told: Told[]
}

/**
 * The cases of a table with the columns `name | file | change | what is said`.
 *
 * A change is `FIND -> REPLACEMENT`, `-> TEXT OF THE WHOLE FILE`, `deleted`, `copy of FILE` or `a city like Ada`. What
 * is said is `LINE:COLUMN MESSAGE`, or the message alone when it is about the file as a whole, or `nothing`. It is said
 * of the file that was changed unless `FILE:` stands before it; `LINE:COLUMN also` is a further place of the problem above. A row without a name goes on with the case above: with
 * another change, another thing that is said, or both. `prepare` is done before each case.
 */
export function contentCases(text: string, prepare: (fixture: Fixture) => void = () => {}): ContentCase[] {
  const cases: ContentCase[] = []
  const judged = new Set<string>()
  let changed = ''
  for (const [name = '', file = '', how = '', said = ''] of table(4, text)) {
    if (name && cases.some((known) => known.name === name)) throw new Error(`two cases called ${name}`)
    if (name) cases.push({ name, change: prepare, told: [] })
    const current = cases.at(-1)
    if (!current || (name && !how) || !file !== !how || !(how || said))
      throw new Error(`a row that is no case: ${name} | ${file} | ${how} | ${said}`)
    if (how) {
      const before = current.change
      const change = changeOf(file, how)
      changed = file
      current.change = (fixture) => {
        before(fixture)
        change(fixture)
      }
    }
    if (said) judged.add(current.name)
    if (said && said !== 'nothing') current.told.push(toldOf(said, changed))
  }
  for (const { name } of cases) if (!judged.has(name)) throw new Error(`no row says what comes of: ${name}`)
  return cases
}

function changeOf(file: string, how: string): (fixture: Fixture) => void {
  if (how === 'deleted') return (f) => f.remove(file)
  if (how === 'a city like Ada') return (f) => f.addCity(nameOfCity(file))
  const copied = /^copy of (\S+)$/.exec(how)?.[1]
  if (copied) return (f) => f.write(file, f.read(copied))
  const [from = '', to, ...more] = ` ${how} `.split(' -> ')
  if (to === undefined || more.length > 0) throw new Error(`a change that cannot be read: ${how}`)
  const [find, replacement] = [from.slice(1), to.slice(0, -1)]
  return find ? (f) => f.edit(file, find, replacement) : (f) => f.write(file, replacement)
}

/** Of `locations/eve-creek.md`, "Eve Creek". */
const nameOfCity = (file: string) =>
  /^locations\/(.*)\.md$/
    .exec(file)![1]!
    .replace(/(^|-)([a-z])/g, (_, before, letter: string) => (before ? ' ' : '') + letter.toUpperCase())

function toldOf(said: string, changed: string): Told {
  const [, file = changed, line = 0, column = 0, message = ''] =
    /^(?:(\S+\.md): ?)?(?:(\d+):(\d+) )?(.+)$/s.exec(said)!
  return { file, line: Number(line), column: Number(column), message }
}

export const inOneLine = ({ file, line, column, message }: Told) => `${file}:${line}:${column}  ${message}`

/** What the build says of the fixture once it is changed: under each problem of a line, that line. */
export const asTheBuildSays = (told: readonly Told[], { read }: Fixture): string =>
  told
    .map(({ file, line, column, message }) => {
      const at = `content/${file}:${line || 1}:${column || 1}`
      if (message === 'also') return `    ${at}  ${read(file).split('\n')[line - 1]!.trim()}`
      const place = `${at}  ${message}`
      return line ? `${place}\n  ${line} | ${read(file).split('\n')[line - 1]}` : place
    })
    .join('\n')
