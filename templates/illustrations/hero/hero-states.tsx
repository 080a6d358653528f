/** The icons of the three states of the ground: the sun, a drop, and piers under a slab. */
const signs = [
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2',
  'M12 3c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z',
  'M3 6h18M7 6v13M17 6v13M2 21h20',
]

/** The icon on the tab of a state. */
export const StateIcon = ({ state }: { state: number }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[state]} />
  </svg>
)
