/** True when the visitor has asked for less motion. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
