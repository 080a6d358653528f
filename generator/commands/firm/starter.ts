/** The content that a new firm begins with, in the folder starter/, and what of it depends on the firm. */
import { join } from 'node:path'
import { fromFile } from '../../editor/format'
import type { Group } from '../../editor/print'
import { projectDir } from '../../process/paths'
import { folderSource } from '../../read/files/content-folder'
import { slugOf } from '../../read/source/content-file'
import { folderOf } from '../../read/source/kinds'
import type { heroFoundations } from '../../../templates/model/catalog'
import { slugify } from '../../../templates/model/text'
import type { NewTown } from '../new/town'

const source = folderSource(join(projectDir, 'generator/commands/firm/starter'))

export const starterFiles: readonly string[] = source.list()!.map(({ file }) => file)

/** The values of a file of the starter. */
export const valuesOf = (file: string): Group => fromFile(String(source.read(file)))

/** Kinds of foundations as people call them, each with its claim, what the home page draws, and which houses it is. */
export const foundations = {
  slab: { claim: 'slab-houses', drawn: 'slab', houses: 'on slabs' },
  'pier and beam': { claim: 'raised-houses', drawn: 'raised', houses: 'on pier and beam' },
  'crawl space': { claim: 'crawl-spaces', drawn: 'raised', houses: 'with crawl spaces' },
  basement: { claim: 'basements', drawn: 'basement', houses: 'with basements' },
} as const satisfies Record<
  string,
  { claim: string; drawn: (typeof heroFoundations)[number]; houses: string }
>

export type Foundation = keyof typeof foundations

/** The slugs of the services that the starter has, in the order of its pages. */
export const knownServices: readonly string[] = starterFiles
  .filter((file) => folderOf(file) === 'services')
  .sort((a, b) => Number(valuesOf(a).order) - Number(valuesOf(b).order))
  .map(slugOf)

/** Services that only firms with such houses or such ground have. */
export const suits: Record<string, Foundation | 'clay'> = {
  'slab-foundation-repair': 'slab',
  'pier-and-beam-foundation-repair': 'pier and beam',
  'crawl-space-repair': 'crawl space',
  'basement-wall-repair': 'basement',
  'soil-stabilization': 'clay',
}

/** Returns a town's slug, with its state when another of the towns has the same name. */
export function slugOfTown({ name, state }: NewTown, towns: readonly NewTown[]): string {
  const isShared = towns.some((other) => slugify(other.name) === slugify(name) && other.state !== state)
  return slugify(isShared ? `${name} ${state}` : name)
}
