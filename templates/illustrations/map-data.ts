import type { City } from '../site'

/** A place on the globe in degrees, WGS 84. */
export type Place = Pick<City, 'latitude' | 'longitude'>

const places = (...pairs: [latitude: number, longitude: number][]): Place[] =>
  pairs.map(([latitude, longitude]) => ({ latitude, longitude }))

/** I-35 from north to south. Rounded public coordinates of the cities it passes. */
export const interstate = places(
  [32.01, -97.13], // Hillsboro
  [31.55, -97.13], // Waco
  [31.09, -97.36], // Temple
  [30.82, -97.6], // Jarrell
  [30.63, -97.69], // Georgetown
  [30.51, -97.68], // at US 79
  [30.27, -97.74], // Austin
  [29.99, -97.87], // Kyle
  [29.88, -97.94], // San Marcos
  [29.7, -98.12], // New Braunfels
  [29.42, -98.49], // San Antonio
  [29.14, -98.9], // Devine
  [28.43, -99.24], // Cotulla
)

/**
 * Where limestone gives way to clay, from north to south, smoothed to one line: the Balcones zone is
 * many faults side by side. Rounded public coordinates of springs that rise along it and of towns
 * that stand on it.
 */
export const balcones = places(
  [32.01, -97.3],
  [31.55, -97.27], // west of Waco
  [31.06, -97.5], // Belton
  [30.93, -97.57], // Salado Springs
  [30.65, -97.72], // western Georgetown
  [30.5, -97.71], // west of I-35 at US 79
  [30.26, -97.79], // Barton Springs
  [30.05, -97.92], // Buda
  [29.89, -97.97], // above San Marcos Springs
  [29.72, -98.17], // above Comal Springs
  [29.6, -98.45], // northern San Antonio
  [29.48, -98.9], // Medina County
  [29.3, -99.8], // Uvalde
)
