import type { County } from './site'

/**
 * Cards that a page has room for: with more cities than this the locations page shows counties. Sixty
 * cities, each with a card and two pins, fill the one round trip that a page may take (design, section 6).
 */
export const mostCards = 60

/** True when the page of a county has room for a card of each city; otherwise it lists their names only. */
export const hasCards = ({ cities }: Pick<County, 'cities'>) => cities.length <= mostCards
