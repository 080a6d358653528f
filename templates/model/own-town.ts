import type { Business, City } from './site'
import { foldCase } from './text'

/** True when the city is the town of the office. */
export const isOwnTown = (
  { address }: Pick<Business, 'address'>,
  { name, state }: Pick<City, 'name' | 'state'>,
): boolean => foldCase(name) === foldCase(address.city) && state.code === address.region
