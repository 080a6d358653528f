/** Changes of content, each with what is said about it. */
import { slugify } from '../../templates/model/text'
import type { Fixture } from './fixture'

/** What is done to one file of a fixture. */
export interface Change {
  file: string
  make: (fixture: Fixture) => void
}

export const edit = (file: string, from: string, to: string): Change => ({
  file,
  make: (fixture) => fixture.edit(file, from, to),
})

/** Puts lines above or below the place where this text stands first. */
export const above = (file: string, place: string, lines: string) => edit(file, place, `${lines}\n${place}`)
export const below = (file: string, place: string, lines: string) => edit(file, place, `${place}\n${lines}`)

export const write = (file: string, text: string): Change => ({
  file,
  make: (fixture) => fixture.write(file, text),
})

/** Files of the fixture, and what is changed most often in its service. */
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
   * `LINE:COLUMN MESSAGE`, or the message alone when it is about the file as a whole. It is said of the file that is
   * changed first, unless `FILE:` stands before it. `LINE:COLUMN also` is a further place of the problem before it.
   * Without this, nothing is said.
   */
  problem?: string | string[]
}

/** A case for each of these, in which one thing differs. */
export const casesFor = (all: readonly string[], caseOf: (one: string) => [name: string, Case]) =>
  Object.fromEntries(all.map(caseOf))

interface Told {
  file: string
  /** Counted from 1; 0 for the file as a whole. */
  line: number
  column: number
  message: string
}

export interface ContentCase {
  name: string
  change: (fixture: Fixture) => void
  told: Told[]
}

/** The cases by their names. `prepare` is done before each. */
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
