import type * as z from 'zod'
import { UsageError } from '../../terminal/flags'
import { city } from '../../../templates/model/schema'
import { mayHoldPlace } from '../../../templates/model/states'
import { asMeant, rulesOf } from '../../../templates/model/schema/inspect'

export interface NewTown {
  name: string
  county: string
  /** Two capital letters: "OK". */
  state: string
  postalCode: string
  latitude: number
  longitude: number
}

export const townForm = '"Tulsa, Tulsa County, OK, 74103, 36.154, -95.993"'

const rules = city
  .pick({ name: true, county: true, state: true, postalCode: true, latitude: true, longitude: true })
  .required({ state: true })

/** Reads "Tulsa, Tulsa County, OK, 74103, 36.154, -95.993". @throws {UsageError} with what is wrong with `what`. */
export function townOf(words: string, what = ''): NewTown {
  // Most people write no comma before the ZIP code, and some none around the coordinates.
  const parts = words
    .replace(/[\s,]+(\d{5}(?:-\d{4})?)[\s,]+/, ', $1, ')
    .replace(/[\s,]+(-?[\d.]+\s*)$/, ', $1')
    .split(',')
    .map((part) => part.trim())
  if (parts.length !== 6)
    throw new UsageError(
      `${what}is "${words.trim()}"; write name, county, state, ZIP code, latitude and longitude: ${townForm}; a right click on the town in an online map shows latitude and longitude`,
    )
  const [name, county, state, postalCode, latitude, longitude] = parts
  const typed = { name: townName(name!), county: townName(county!), state, postalCode, latitude, longitude }
  const { success, data, error } = rules.safeParse(asMeant(typed, rulesOf(city), 'en'))
  if (success) {
    const west = -data.longitude
    if (!mayHoldPlace(data.state, data) && mayHoldPlace(data.state, { ...data, longitude: west }))
      throw new UsageError(`${what}is "${words.trim()}", whose longitude lacks its minus; write ${west}`)
    return { ...data, county: wholeCounty(data) }
  }
  const [{ path, message }] = error.issues as [z.core.$ZodIssue]
  throw new UsageError(`${what}is "${words.trim()}", whose ${String(path[0])} ${message}`)
}

/** "Alamance County" for "Alamance"; a city with the name of its county may stand for itself. */
function wholeCounty({ name, county, state }: NewTown): string {
  const isWhole = /\b(?:county|parish|borough|city|area|municipality)\b/i.test(county)
  if (isWhole || county === name || ['AK', 'DC', 'VA'].includes(state)) return county
  return `${county} ${state === 'LA' ? 'Parish' : 'County'}`
}

/** "Hillsborough" for "hillsborough": nobody means a town without a capital. */
export const townName = (typed: string): string =>
  typed === typed.toLowerCase()
    ? typed.replace(/(?<![\p{L}'’])(?!(?:or|of|the|and|de|la|on|by)\b)\p{Ll}/gu, (letter) =>
        letter.toUpperCase(),
      )
    : typed
