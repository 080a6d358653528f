/** Words of copy for a ground or a foundation that none of the firm’s layers, towns and services has. */
import type { CitySource, Site } from '../../../templates/model/site'
import type { ContentSource } from '../files/content-folder'
import { anyOf, suspectNames } from './first-firm'
import { isOfDrawings } from './gone-services'
import type { Suspicion } from './suspicions'

const grounds = ['clay', 'limestone', 'rock']
const foundations = ['slab', 'pier and beam']

/** Kinds of layers that people call rock. */
const rocks = ['chalk', 'limestone', 'sandstone', 'shale']

/** Not behind these fields, whose values are names of drawings: "plate: slab". */
const noName = '(?<!\\b(?:drawing|kind|picture|plate): )'

/** A suspicion for each of the words, with its places, that nothing of the firm is called by. */
export function suspectGroundWords(
  { site, cityOf }: { site: Site; cityOf: CitySource },
  source: ContentSource,
): Suspicion[] {
  const { region, cities, services, business } = site
  const layers = [...region.ground.layers, ...cities.flatMap((city) => cityOf(city).soil?.layers ?? [])]
  const own = [
    business.trade,
    ...services.map(({ name }) => name),
    ...layers.flatMap(({ name, kind }) => [name, kind, ...(rocks.includes(kind) ? ['rock'] : [])]),
  ]
    .join('\n')
    .toLowerCase()
  const why =
    'is in no layer of region.md, in no soil of a town and in no name of a service; see if it is true'
  const suspect = (words: readonly string[], isLookedAt?: (file: string) => boolean) => {
    const foreign = anyOf(words.filter((word) => !own.includes(word)))
    const pattern = new RegExp(`(?<![\\p{L}\\d/-])${noName}${foreign}s?(?![\\p{L}\\d:-])`, 'giu')
    return suspectNames(source, pattern, { kind: 'soil', why }, isLookedAt)
  }
  // A drawing is called by the foundation that it shows, and stands only where a service or a step has it.
  return [...suspect(grounds), ...suspect(foundations, (file) => !isOfDrawings(file))]
}
