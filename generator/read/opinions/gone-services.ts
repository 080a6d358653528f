/** Finds names of services that the site no longer has. */
import { servicesPath } from '../../../templates/model/urls'
import { kindOf } from '../source/kinds'
import { anyOf, suspectNames } from './names'
import type { Found, WholeSite } from './hint'

/**
 * A single word names a service only if it has this many letters: "mudjacking" does, but "drainage" and "pier" have
 * other meanings too.
 */
const leastLetters = 10

/**
 * Returns the name, and the parts of it that name the service by themselves: "Mudjacking and foam lifting", "foam
 * lifting".
 */
export const namesIn = (name: string): string[] => [
  name,
  ...name.split(/\s+(?:and|&)\s+|,\s*/).filter((part) => part.includes(' ') || part.length >= leastLetters),
]

/**
 * Returns a pattern that finds names of services as whole words, whatever their capitals, singular or plural: "a root
 * barrier".
 */
export const servicePattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d/-])${anyOf(names.map((name) => name.replace(/s$/, '')))}s?(?![\\p{L}\\d-])`,
    'giu',
  )

const isPage = (file: string) => kindOf(file)?.isPage !== undefined

/** True for a file with labels of drawings. Pages only show them with the drawing. */
export const isOfDrawings = (file: string): boolean => /^shared\/(drawings|plates)\.md$/.test(file)

/**
 * Returns a hint for each name of a service whose address is redirected, unless a service or the trade still has that
 * name.
 */
export function suspectGoneServices({
  site: { services, redirects, business },
  source,
}: Pick<WholeSite, 'site' | 'source'>): Found[] {
  const own = [...services.map(({ name }) => name), business.trade].join('\n').toLowerCase()
  const moved = redirects.flatMap(({ from }) =>
    from.startsWith(`${servicesPath}/`) ? from.slice(servicesPath.length + 1).replaceAll('-', ' ') : [],
  )
  const gone = moved.flatMap(namesIn).filter((name) => !own.includes(name.toLowerCase()))
  const why = 'is the name of a service that is gone'
  return suspectNames(source, servicePattern(gone), why, (file) => !isOfDrawings(file), isPage)
}
