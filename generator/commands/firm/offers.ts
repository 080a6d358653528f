/** What a new firm may offer: the houses and services of the content that it begins with. */
import { join } from 'node:path'
import { Draft } from '../change'
import { projectDir, publicDir } from '../../process/paths'
import { slugOf } from '../../read/source/content-file'
import { folderOf } from '../../read/source/kinds'

/** The content that a new firm begins with. */
export const starter = new Draft({
  contentDir: join(projectDir, 'generator/commands/firm/starter'),
  publicDir,
})

/** Kinds of foundations as people call them, each with its claim, what the home page draws, and which houses it is. */
export const kindsOfHouses = {
  slab: { claim: 'slab-houses', drawn: 'slab', houses: 'on slabs' },
  'pier and beam': { claim: 'raised-houses', drawn: 'raised', houses: 'on pier and beam' },
  'crawl space': { claim: 'crawl-spaces', drawn: 'raised', houses: 'with crawl spaces' },
  basement: { claim: 'basements', drawn: 'basement', houses: 'with basements' },
} satisfies Record<string, { claim: string; drawn: string; houses: string }>

type Foundation = keyof typeof kindsOfHouses

export const kinds = Object.keys(kindsOfHouses) as Foundation[]

/** The slugs of the services that the starter has, in the order of its pages. */
export const knownServices: readonly string[] = starter.files
  .filter((file) => folderOf(file) === 'services')
  .sort((a, b) => Number(starter.fields(a).order) - Number(starter.fields(b).order))
  .map(slugOf)

/** Services that only firms with such houses or such ground have. */
export const suits: Record<string, Foundation | 'clay'> = {
  'slab-foundation-repair': 'slab',
  'pier-and-beam-foundation-repair': 'pier and beam',
  'crawl-space-repair': 'crawl space',
  'basement-wall-repair': 'basement',
  'soil-stabilization': 'clay',
}
