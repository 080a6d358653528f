import type { ReactNode } from 'react'
import type { Business } from '../model/site'
import { formatPhone } from '../model/text'
import { phoneHref } from '../model/urls'
import { useWords } from '../words'

/** The site's one call to action: a link that calls. `label` replaces the usual word before the number. */
export function Call({ business, label }: { business: Business; label?: string }) {
  const { labels } = useWords()
  return (
    <a className="call" href={phoneHref(business)}>
      <PhoneIcon />
      {`${label ?? labels.call} ${business.facts.phone}`}
    </a>
  )
}

/** When somebody answers. Its parts break apart first where they do not fit in one line. */
export function Hours({ business }: { business: Business }) {
  const { hours = business.hours.copy } = useWords()
  const parts = hours?.split(/(?<=;) /)
  return parts && <p className="small">{parts.flatMap((part) => [<span key={part}>{part}</span>, ' '])}</p>
}

interface PhoneLinkProps {
  business: Business
  /** Stands before the number. */
  icon?: ReactNode
  /** True in a bed of clay or limestone, where the number stands alone. */
  isLarge?: boolean
}

/** The number, as a link that calls. */
export const PhoneLink = ({ business, icon, isLarge = false }: PhoneLinkProps) => (
  <a className={isLarge ? 'tel number' : 'tel'} href={phoneHref(business)}>
    {icon}
    {business.facts.phone}
  </a>
)

/** Further numbers of the business, each with what it is for. */
export const OtherPhones = ({ business }: { business: Pick<Business, 'phones'> }) =>
  business.phones.map(({ label, phone }) => (
    <p className="other-phone" key={label}>
      {`${label} `}
      <a href={phoneHref({ phone })}>{formatPhone(phone)}</a>
    </p>
  ))

const phoneId = 'i-phone'

/** The icon of a call link. Its shape is in the header, once per page. */
export const PhoneIcon = ({ shape = false }: { shape?: boolean }) => (
  <svg className="phone" viewBox="0 0 24 24" aria-hidden="true">
    {shape ? (
      <path
        id={phoneId}
        d="M6.6 2 10 8.2 7.8 10.4a12 12 0 0 0 5.8 5.8l2.2-2.2L22 17.4V21a1 1 0 0 1-1 1C10.5 22 2 13.5 2 3a1 1 0 0 1 1-1z"
      />
    ) : (
      <use href={`#${phoneId}`} />
    )}
  </svg>
)
