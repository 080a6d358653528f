import type { County } from './site'

/**
 * With more cities than this, the locations page shows counties instead. Sixty cities, each with a card and two pins,
 * fill the one round trip that a page may take (design, section 6).
 */
export const mostCards = 60

/** True when a county's page has room for a card per city. Otherwise it lists only their names. */
export const hasCards = ({ cities }: Pick<County, 'cities'>) => cities.length <= mostCards
