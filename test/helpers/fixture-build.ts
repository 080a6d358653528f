/** Builds of a fixture, and what they leave. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { build } from '../../build'
import type { BuildOptions } from '../../generator/terminal/flags'
import { loadSite } from '../../generator/read/load'
import { ContentError } from '../../generator/read/source/problems'
import type { Problem } from '../../generator/read/source/problems'
import { explain } from '../../generator/terminal/explain'
import type { Fixture } from './fixture'

export const make = (fixture: Fixture, more: Partial<BuildOptions> = {}) =>
  build({ ...fixture, preview: false, ...more })

/** Returns "built", or what is wrong. */
export const said = (fixture: Fixture, more?: Partial<BuildOptions>): Promise<string> =>
  make(fixture, more).then(() => 'built', explain)

/** Returns the text of a file of the built site. */
export const built = ({ outDir }: Fixture, file: string): string => readFileSync(join(outDir, file), 'utf8')

/** Returns a page of the built site, by its file name without extension. */
export const builtPage = (fixture: Fixture, name: string): HTMLElement =>
  parse(built(fixture, `${name}.html`))

/** Returns the problems of the content. Undefined when it can be read. */
export function problemsOf(folders: Parameters<typeof loadSite>[0]): Problem[] {
  try {
    loadSite(folders)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
