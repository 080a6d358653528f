export { FaqHero } from './faq-hero'
export { LocationsMap } from './locations-map'
export { LotSection } from './lot-section'
export { NotFoundDrawing } from './not-found'
