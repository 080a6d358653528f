export { FaqHero } from './faq-hero'
export { LocationsMap } from './locations-map'
export { NotFoundDrawing } from './not-found'
export { SoilColumn } from './soil-column'
