/**
 * Every style sheet, in the order of the cascade: where two rules are equally specific, the later sheet wins. A sheet of
 * `styles/` stands in every page; any other in the pages that have an element of the class it is named after.
 */
export const sheetOrder = [
  // Every page
  'styles/base',
  'styles/font',
  'styles/strata',
  'styles/tokens',
  'styles/tones',

  // Drawings
  'illustrations/drawing',
  'illustrations/hatches',
  'illustrations/labels',
  'illustrations/locations-map',
  'illustrations/lot-section',
  'illustrations/reading-sheet',
  'illustrations/scene',
  'illustrations/soils',

  // Sections, which may set what is drawn in them
  'sections/accordion',
  'sections/advice',
  'sections/alphabet',
  'sections/areas',
  'sections/call-bar',
  'sections/city-hero',
  'sections/comparison',
  'sections/cores',
  'sections/crumbs',
  'sections/dated',
  'sections/emergency',
  'sections/facts',
  'sections/figure',
  'sections/footer',
  'sections/gallery',
  'sections/grid',
  'sections/header',
  'sections/hero',
  'illustrations/home-hero',
  'sections/items',
  'sections/jobs',
  'sections/links',
  'sections/names',
  'sections/not-found',
  'sections/notice',
  'sections/photo',
  'sections/plate',
  'sections/prices',
  'sections/prose',
  'sections/ruled',
  'sections/seasons',
  'sections/signs',
  'sections/steps',
  'sections/testimonials',
  'sections/tiers',
  'sections/total',
  'sections/trust',
  'sections/with-figure',
  // Takes back on paper what the others set
  'styles/print',
] as const
