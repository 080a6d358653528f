/** Sizes of one framing of the map, in the units of its viewBox. */
export interface MapFrame {
  width: number
  height: number
  /** Kept free around the outermost cities. */
  margin: number
  /** Radius of the circle that shows the crowded middle larger; 0 for none. */
  inset: number
  /** Height of a letter. */
  type: number
}

/** Half of the smallest thing a finger is asked to hit, with a little over. */
export const touch = 12.5
