/** Cities as they were last read, so that one among thousands is soon read again. */
import type { KnownCities, Nearest } from '../content/cities'
import type { KnownCity } from '../content/city'

/** As one renderer hands them to the next. */
export interface HandedCities {
  cities: [file: string, last: Hashed][]
  nearest?: Nearest | undefined
}

interface Hashed {
  /** Of its file. */
  hash: string
  city: KnownCity
}

export interface DevKnown extends KnownCities {
  handOver: () => HandedCities
}

/** Cities whose file is as it was are not read again. They stay as they are only while all other content does. */
export function knownCities(handed: HandedCities = { cities: [] }): DevKnown {
  const cities = new Map(handed.cities)
  return {
    isEmpty: () => cities.size === 0,
    get(file, hash) {
      const last = cities.get(file)
      return last && last.hash === hash() ? last.city : undefined
    },
    put: (file, hash, city) => void cities.set(file, { hash, city }),
    nearest: handed.nearest,
    handOver() {
      return { cities: [...cities], nearest: this.nearest }
    },
  }
}
