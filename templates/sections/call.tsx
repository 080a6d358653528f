import type { Business } from '../../content/types'
import { phoneHref } from '../urls'

/** The one action of the site: a link that calls. `label` stands before the number. */
export function Call({ business, label = 'Call' }: { business: Business; label?: string }) {
  return (
    <a className="call" href={phoneHref(business)}>
      <PhoneIcon />
      {`${label} ${business.facts.phone}`}
    </a>
  )
}

export function PhoneIcon() {
  return (
    <svg className="phone" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6.6 2 10 8.2 7.8 10.4a12 12 0 0 0 5.8 5.8l2.2-2.2L22 17.4V21a1 1 0 0 1-1 1C10.5 22 2 13.5 2 3a1 1 0 0 1 1-1z" />
    </svg>
  )
}
