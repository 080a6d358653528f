/** Names of services that a site has no more, where its content still writes them. */
import type { Site } from '../../../templates/model/site'
import { servicesPath } from '../../../templates/model/urls'
import type { ContentSource } from '../files/content-folder'
import { anyOf, recordedNames, suspectNames } from './first-firm'
import type { Suspicion } from './suspicions'

/** Letters of a part of a name that is one word: "mudjacking" names a service, and "drainage" or "pier" much else. */
const leastLetters = 10

/** A name and those of its parts that name the service by themselves: "Mudjacking and foam lifting", "foam lifting". */
export const namesIn = (name: string): string[] => [
  name,
  ...name.split(/\s+(?:and|&)\s+|,\s*/).filter((part) => part.includes(' ') || part.length >= leastLetters),
]

/** Finds names of services as whole words, also within a sentence, and of one of them: "a root barrier". */
export const servicePattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d/-])${anyOf(names.map((name) => name.replace(/s$/, '')))}s?(?![\\p{L}\\d-])`,
    'giu',
  )

/** Labels of drawings, which stand on a page only with their drawing. */
export const isOfDrawings = (file: string): boolean => /^shared\/(drawings|plates)\.md$/.test(file)

/**
 * A suspicion for each name of a service that is gone. Gone are those of the firm that this content was written for,
 * and those whose address leads elsewhere now, unless a service or the trade is called so still.
 */
export function suspectGoneServices(
  { services, redirects, business }: Site,
  source: ContentSource,
  first = recordedNames(),
): Suspicion[] {
  const own = [...services.map(({ name }) => name), business.trade].join('\n').toLowerCase()
  const moved = redirects.flatMap(({ from }) =>
    from.startsWith(`${servicesPath}/`) ? from.slice(servicesPath.length + 1).replaceAll('-', ' ') : [],
  )
  const gone = [...first.services, ...moved]
    .flatMap(namesIn)
    .filter((name) => !own.includes(name.toLowerCase()))
  const why = 'is the name of a service that is gone'
  return suspectNames(source, servicePattern(gone), { kind: 'gone', why }, (file) => !isOfDrawings(file))
}
