import type { Business, City } from './site'
import { foldCase } from './text'

/** True when the city is the town of the office, even if nothing is known of it yet. */
export const isOwnTown = (
  { address }: { address?: Business['address'] | undefined },
  { name, state }: Pick<City, 'name' | 'state'>,
): boolean =>
  address !== undefined && foldCase(name) === foldCase(address.city) && state.code === address.region
