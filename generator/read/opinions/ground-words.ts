/** Words of copy for a ground or a foundation that none of the firm’s layers, towns and services has. */
import type { Site } from '../../../templates/model/site'
import { anyOf, suspectNames } from './first-firm'
import { isOfDrawings } from './gone-services'
import { textsIn } from './hint'
import type { Found, WholeSite } from './hint'
import type { Path } from '../source/content-file'
import { ownLabels } from '../source/labels'

const grounds = ['clay', 'limestone', 'rock']
const foundations = ['slab', 'pier and beam']

/** Kinds of layers that people call rock. */
const rocks = ['chalk', 'limestone', 'sandstone', 'shale']

/** Not behind these fields, whose values are names of drawings: "plate: slab". */
const noName = '(?<!\\b(?:drawing|kind|picture|plate): )'

/** A suspicion for each of the words, with its places, that nothing of the firm is called by. */
export function suspectGroundWords({
  site,
  cityOf,
  source,
}: Pick<WholeSite, 'site' | 'cityOf' | 'source'>): Found[] {
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
  const patternOf = (words: readonly string[]) => {
    const foreign = anyOf(words.filter((word) => !own.includes(word)))
    return new RegExp(`(?<![\\p{L}\\d/-])${noName}${foreign}s?(?![\\p{L}\\d:-])`, 'giu')
  }
  const suspect = (words: readonly string[], isLookedAt?: (file: string) => boolean) =>
    suspectNames(source, patternOf(words), why, isLookedAt)
  return [
    ...suspect(grounds),
    ...suspectLabels(site, patternOf(grounds)),
    // A drawing is called by the foundation that it shows, and stands only where a service or a step has it.
    ...suspect(foundations, (file) => !isOfDrawings(file)),
  ]
}

/** Our labels of drawings that name such a ground, where the firm has no words of its own. */
function suspectLabels({ business, drawings, plates }: Site, pattern: RegExp): Found[] {
  const labels = ownLabels(business.lang)
  const used = { 'shared/drawings.md': drawings, 'shared/plates.md': plates }
  return Object.entries(used).flatMap(([file, words]) => {
    const ours = [...textsIn(labels[file])].filter(
      ({ path, text }) => text.search(pattern) >= 0 && valueAt(words, path) === text,
    )
    if (ours.length === 0) return []
    const [found] = ours[0]!.text.match(pattern)!
    const why = `is a ground that you do not have, in our labels of drawings; write yours in this file: ${listed(ours)}`
    return [{ file, path: [], words: found, why, line: 1 }]
  })
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], value)

/** The first labels are enough to find the others. */
const listed = (labels: readonly { path: Path }[]) =>
  labels
    .slice(0, 6)
    .map(({ path }) => path.join('.'))
    .join(', ') + (labels.length > 6 ? ` and ${labels.length - 6} more` : '')
