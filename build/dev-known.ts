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
  /** Whether any city was not read because of it. */
  used: () => boolean
  handOver: () => HandedCities
}

/** Cities whose file is as it was are not read again. They stay as they are only while all other content does. */
export function knownCities(handed: HandedCities = { cities: [] }): DevKnown {
  const cities = new Map(handed.cities)
  let used = false
  return {
    isEmpty: () => cities.size === 0,
    get(file, hash) {
      const last = cities.get(file)
      if (!last || last.hash !== hash()) return undefined
      used = true
      return last.city
    },
    used: () => used,
    put: (file, hash, city) => void cities.set(file, { hash, city }),
    nearest: handed.nearest,
    handOver() {
      return { cities: [...cities], nearest: this.nearest }
    },
  }
}
