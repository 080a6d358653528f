import type * as z from 'zod'
import { UsageError } from '../../terminal/flags'
import { city } from '../../../templates/model/schema'

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

/** Reads "Tulsa, Tulsa County, OK, 74103, 36.154, -95.993". @throws {UsageError} with what is wrong with it. */
export function townOf(words: string): NewTown {
  // Most people write the state and the ZIP code without a comma.
  const parts = words
    .replace(/(,\s*[a-z]{2})\s+(\d{5})/i, '$1, $2')
    .split(',')
    .map((part) => part.trim())
  if (parts.length !== 6)
    throw new UsageError(
      `is "${words.trim()}"; write name, county, state, ZIP code, latitude and longitude: ${townForm}; a right click on the town in an online map shows latitude and longitude`,
    )
  const [name, county, state, postalCode, latitude, longitude] = parts
  const { success, data, error } = rules.safeParse({
    name,
    county,
    state: state?.toUpperCase(),
    postalCode,
    latitude,
    longitude,
  })
  if (success) return data
  const [{ path, message }] = error.issues as [z.core.$ZodIssue]
  throw new UsageError(`is "${words.trim()}", whose ${String(path[0])} ${message}`)
}
