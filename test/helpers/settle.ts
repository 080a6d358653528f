import type { Fixture } from './fixture'

/** The fixture's review, which is a sample. */
export const review = 'testimonials/dana.md'

/** Settles the fixture as its owner would: no sample, no doubt, no contradiction. */
export function settle({ edit }: Fixture): void {
  edit('business.md', '+15125550199', '+15122340199')
  edit('business.md', 'https://www.example.com', 'https://www.acme-leveling.com')
  edit('business.md', 'latitude: 30.5', 'latitude: 30.512')
  edit('business.md', 'https://social.example/acme', 'https://www.facebook.com/acme-leveling')
  edit('business.md', 'https://reviews.example/acme', 'https://g.page/r/acme/review')
  edit('business.md', 'value: 4.9', 'value: 5')
  edit('business.md', 'cityData: local-business', 'cityData: service')
  edit(
    'business.md',
    'doubt: Show the bond.',
    'doubt: Show the bond.\n    confirmed: { by: Ann Acme, on: 2026-10-01 }',
  )
  edit(review, 'sample: yes', 'date: 2026-03-14\nsource: letter of 14 March 2026')
}
