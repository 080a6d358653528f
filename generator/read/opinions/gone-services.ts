/** Finds names of services that the site no longer has. */
import { servicesPath } from '../../../templates/model/urls'
import { kindOf } from '../source/kinds'
import { anyOf, recordedNames, suspectNames } from './first-firm'
import type { Found, WholeSite } from './hint'

/** Letters of a single word that names a service: "mudjacking" does, "drainage" and "pier" mean other things too. */
const leastLetters = 10

/** A name with the parts that name the service alone: "Mudjacking and foam lifting", "foam lifting". */
export const namesIn = (name: string): string[] => [
  name,
  ...name.split(/\s+(?:and|&)\s+|,\s*/).filter((part) => part.includes(' ') || part.length >= leastLetters),
]

/** Finds names of services as whole words, in any capitals, plural or not: "a root barrier". */
export const servicePattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d/-])${anyOf(names.map((name) => name.replace(/s$/, '')))}s?(?![\\p{L}\\d-])`,
    'giu',
  )

const isPage = (file: string) => kindOf(file)?.isPage !== undefined

/** Whether a file holds labels of drawings, which pages show only with the drawing. */
export const isOfDrawings = (file: string): boolean => /^shared\/(drawings|plates)\.md$/.test(file)

/**
 * A suspicion for each name of a service that is gone: one of the firm that this content was written for, or one whose
 * address is redirected, unless a service or the trade still has that name.
 */
export function suspectGoneServices(
  { site: { services, redirects, business }, source }: Pick<WholeSite, 'site' | 'source'>,
  first = recordedNames(),
): Found[] {
  const own = [...services.map(({ name }) => name), business.trade].join('\n').toLowerCase()
  const moved = redirects.flatMap(({ from }) =>
    from.startsWith(`${servicesPath}/`) ? from.slice(servicesPath.length + 1).replaceAll('-', ' ') : [],
  )
  const gone = [...first.services, ...moved]
    .flatMap(namesIn)
    .filter((name) => !own.includes(name.toLowerCase()))
  const why = 'is the name of a service that is gone'
  return suspectNames(source, servicePattern(gone), why, (file) => !isOfDrawings(file), isPage)
}
