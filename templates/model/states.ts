/** The US states: their names, and the ranges of their ZIP codes and coordinates. */
import { foldCase } from './text'
import type { Coordinates } from './values'

export interface State {
  /** The postal abbreviation: "TX". */
  code: string
  name: string
}

interface Extent {
  name: string
  /** The first three digits of its ZIP codes: "733 750-799" (USPS, Labeling List L002). */
  zips: string
  /** South, north, west and east in degrees, rounded outward to a tenth (Census Bureau, state boundaries). */
  box: readonly [number, number, number, number]
}

const states: Readonly<Record<string, Extent>> = {
  AL: { name: 'Alabama', zips: '350-369', box: [30.1, 35.1, -88.5, -84.8] },
  AK: { name: 'Alaska', zips: '995-999', box: [51, 71.6, -180, -129.9] },
  AZ: { name: 'Arizona', zips: '850-865', box: [31.3, 37.1, -114.9, -109] },
  AR: { name: 'Arkansas', zips: '716-729', box: [33, 36.6, -94.7, -89.6] },
  CA: { name: 'California', zips: '900-961', box: [32.5, 42.1, -124.5, -114.1] },
  CO: { name: 'Colorado', zips: '800-816', box: [36.9, 41.1, -109.1, -102] },
  CT: { name: 'Connecticut', zips: '060-069', box: [40.9, 42.1, -73.8, -71.7] },
  DE: { name: 'Delaware', zips: '197-199', box: [38.4, 39.9, -75.8, -75] },
  DC: { name: 'District of Columbia', zips: '200 202-205', box: [38.7, 39, -77.2, -76.9] },
  FL: { name: 'Florida', zips: '320-349', box: [24.3, 31.1, -87.7, -79.9] },
  GA: { name: 'Georgia', zips: '300-319 398-399', box: [30.3, 35.1, -85.7, -80.8] },
  HI: { name: 'Hawaii', zips: '967-968', box: [18.8, 22.3, -160.3, -154.7] },
  ID: { name: 'Idaho', zips: '832-838', box: [41.9, 49.1, -117.3, -111] },
  IL: { name: 'Illinois', zips: '600-629', box: [36.9, 42.6, -91.6, -87] },
  IN: { name: 'Indiana', zips: '460-479', box: [37.7, 41.8, -88.2, -84.7] },
  IA: { name: 'Iowa', zips: '500-528', box: [40.3, 43.6, -96.7, -90.1] },
  KS: { name: 'Kansas', zips: '660-679', box: [36.9, 40.1, -102.1, -94.5] },
  KY: { name: 'Kentucky', zips: '400-427', box: [36.4, 39.2, -89.6, -81.9] },
  LA: { name: 'Louisiana', zips: '700-714', box: [28.8, 33.1, -94.1, -88.7] },
  ME: { name: 'Maine', zips: '039-049', box: [42.9, 47.5, -71.2, -66.9] },
  MD: { name: 'Maryland', zips: '206-219', box: [37.8, 39.8, -79.5, -75] },
  MA: { name: 'Massachusetts', zips: '010-027 055', box: [41.2, 42.9, -73.6, -69.8] },
  MI: { name: 'Michigan', zips: '480-499', box: [41.6, 48.4, -90.5, -82.1] },
  MN: { name: 'Minnesota', zips: '550-567', box: [43.4, 49.5, -97.3, -89.4] },
  MS: { name: 'Mississippi', zips: '386-397', box: [30.1, 35.1, -91.7, -88] },
  MO: { name: 'Missouri', zips: '630-658', box: [35.9, 40.7, -95.8, -89] },
  MT: { name: 'Montana', zips: '590-599', box: [44.3, 49.1, -116.1, -104] },
  NE: { name: 'Nebraska', zips: '680-693', box: [39.9, 43.1, -104.1, -95.2] },
  NV: { name: 'Nevada', zips: '889-898', box: [35, 42.1, -120.1, -114] },
  NH: { name: 'New Hampshire', zips: '030-038', box: [42.6, 45.4, -72.6, -70.6] },
  NJ: { name: 'New Jersey', zips: '070-089', box: [38.8, 41.4, -75.6, -73.8] },
  NM: { name: 'New Mexico', zips: '870-884', box: [31.3, 37.1, -109.1, -103] },
  NY: { name: 'New York', zips: '005 063 100-149', box: [40.4, 45.1, -79.9, -71.8] },
  NC: { name: 'North Carolina', zips: '270-289', box: [33.7, 36.6, -84.4, -75.4] },
  ND: { name: 'North Dakota', zips: '580-588', box: [45.9, 49.1, -104.1, -96.5] },
  OH: { name: 'Ohio', zips: '430-459', box: [38.3, 42.4, -84.9, -80.5] },
  OK: { name: 'Oklahoma', zips: '730-732 734-749', box: [33.6, 37.1, -103.1, -94.4] },
  OR: { name: 'Oregon', zips: '970-979', box: [41.9, 46.3, -124.7, -116.4] },
  PA: { name: 'Pennsylvania', zips: '150-196', box: [39.7, 42.6, -80.6, -74.6] },
  RI: { name: 'Rhode Island', zips: '028-029', box: [41.1, 42.1, -71.9, -71] },
  SC: { name: 'South Carolina', zips: '290-299', box: [32, 35.3, -83.4, -78.5] },
  SD: { name: 'South Dakota', zips: '570-577', box: [42.4, 46, -104.1, -96.4] },
  TN: { name: 'Tennessee', zips: '370-385', box: [34.9, 36.8, -90.4, -81.6] },
  TX: { name: 'Texas', zips: '733 750-799 885', box: [25.8, 36.6, -106.7, -93.5] },
  UT: { name: 'Utah', zips: '840-847', box: [36.9, 42.1, -114.1, -109] },
  VT: { name: 'Vermont', zips: '050-054 056-059', box: [42.7, 45.1, -73.5, -71.4] },
  VA: { name: 'Virginia', zips: '201 220-246', box: [36.5, 39.5, -83.7, -75.2] },
  WA: { name: 'Washington', zips: '980-994', box: [45.5, 49.1, -124.9, -116.9] },
  WV: { name: 'West Virginia', zips: '247-268', box: [37.1, 40.7, -82.7, -77.7] },
  WI: { name: 'Wisconsin', zips: '530-549', box: [42.4, 47.4, -92.9, -86.2] },
  WY: { name: 'Wyoming', zips: '820-831 834', box: [40.9, 45.1, -111.1, -104] },
}

export const stateCodes = Object.keys(states) as [string, ...string[]]

/** Returns the state with this code, or undefined. */
export const stateOf = (code: string): State | undefined =>
  Object.hasOwn(states, code) ? { code, name: states[code]!.name } : undefined

/** Returns the code of the state with this name, or undefined. */
export const stateNamed = (name: string): string | undefined =>
  stateCodes.find((code) => foldCase(states[code]!.name) === foldCase(name))

/** True when `name` is the name of a different state than that of `code`. */
export const namesOtherState = (code: string, name: string): boolean =>
  ![undefined, code].includes(stateNamed(name))

/** True when the ZIP code can be in the state, or the state is unknown. */
export function mayHoldZip(code: string, zip: string): boolean {
  if (!Object.hasOwn(states, code)) return true
  const prefix = zip.slice(0, 3)
  const ranges = states[code]!.zips.split(' ').map((range) => range.split('-'))
  return ranges.some(([from = '', to = from]) => from <= prefix && prefix <= to)
}

/** True when the place can be in the state, or the state is unknown. */
export function mayHoldPlace(code: string, { latitude, longitude }: Coordinates): boolean {
  if (!Object.hasOwn(states, code)) return true
  const [south, north, west, east] = states[code]!.box
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east
}
