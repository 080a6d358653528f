/** Changes of content, each with the messages about it. */
import { slugify } from '../../templates/model/text'
import { everything } from './everything'
import type { Fixture } from './fixture'

/** A change of one file of a fixture. */
export interface Change {
  file: string
  make: (fixture: Fixture) => void
}

export const edit = (file: string, from: string, to: string): Change => ({
  file,
  make: (fixture) => fixture.edit(file, from, to),
})

/** Inserts lines above or below the first place with this text. */
export const above = (file: string, place: string, lines: string) => edit(file, place, `${lines}\n${place}`)
export const below = (file: string, place: string, lines: string) => edit(file, place, `${place}\n${lines}`)

export const write = (file: string, text: string): Change => ({
  file,
  make: (fixture) => fixture.write(file, text),
})

/** The fixture's files, and the most frequent changes of its service. */
export const business = 'business.md'
export const service = 'services/leveling.md'
export const ada = 'locations/ada.md'
export const dana = 'testimonials/dana.md'
export const body = (text: string) => edit(service, 'Clay moves.', text)
export const card = (line: string) => edit(service, 'card: We level houses.', line)
export const link = (address: string) => edit(service, '(/locations/ada)', address)

export const remove = (file: string): Change => ({ file, make: (fixture) => fixture.remove(file) })

export const copy = (from: string, to: string): Change => ({
  file: to,
  make: (fixture) => fixture.write(to, fixture.read(from)),
})

/** A city like Ada. */
export const addCity = (name: string): Change => ({
  file: `locations/${slugify(name)}.md`,
  make: (fixture) => fixture.addCity(name),
})

interface Case {
  change: Change | Change[]
  /**
   * `LINE:COLUMN MESSAGE`, or only the message if it is about the file as a whole. It is about the file that is changed
   * first, unless it starts with `FILE:`. `LINE:COLUMN also` is a further place of the problem before it. Without this,
   * there is no message.
   */
  problem?: string | string[]
}

/** Makes a case for each of these, which differ in one thing. Usually, only the first two are tried. */
export const casesFor = (all: readonly string[], caseOf: (one: string) => [name: string, Case]) =>
  Object.fromEntries(all.slice(0, everything ? undefined : 2).map(caseOf))

interface Told {
  file: string
  /** Counts from 1. 0 for the file as a whole. */
  line: number
  column: number
  message: string
}

export interface ContentCase {
  name: string
  change: (fixture: Fixture) => void
  told: Told[]
}

/** Returns the cases by name. `prepare` runs before each. */
export const contentCases = (
  cases: Record<string, Case>,
  prepare?: (fixture: Fixture) => void,
): ContentCase[] =>
  Object.entries(cases).map(([name, { change, problem = [] }]) => {
    const changes = [change].flat()
    return {
      name,
      change(fixture) {
        prepare?.(fixture)
        for (const { make } of changes) make(fixture)
      },
      told: [problem].flat().map((said) => toldOf(said, changes[0]!.file)),
    }
  })

function toldOf(said: string, changed: string): Told {
  const [, file = changed, line = 0, column = 0, message = ''] =
    /^(?:(\S+\.md): ?)?(?:(\d+):(\d+) )?(.+)$/s.exec(said)!
  return { file, line: Number(line), column: Number(column), message }
}

export const inOneLine = ({ file, line, column, message }: Told) => `${file}:${line}:${column}  ${message}`

/** Returns the build's output about the changed fixture: each problem with its line below. */
export const asTheBuildSays = (told: readonly Told[], { read }: Fixture): string =>
  told
    .map(({ file, line, column, message }) => {
      const at = `content/${file}:${line || 1}:${column || 1}`
      if (message === 'also') return `    ${at}  ${read(file).split('\n')[line - 1]!.trim()}`
      const place = `${at}  ${message}`
      return line ? `${place}\n  ${line} | ${read(file).split('\n')[line - 1]}` : place
    })
    .join('\n')
