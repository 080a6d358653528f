import { BrandMark } from '../illustrations/common/brand-mark'
import { holdsName, logoPath } from '../model/logo'
import type { Business } from '../model/site'

/** CSS pixels; a finger needs as much. */
const logoHeight = 44

/** Letters; two lines of a header hold more only in smaller type. */
const longestName = 32

/** Who the company is: its logo with its name, unless the logo holds it. Without a logo the mark may stand there. */
export function Brand({ business, mark }: { business: Business; mark: boolean }) {
  const { logo, name } = business
  const isAlone = logo !== undefined && holdsName(logo)
  return (
    <>
      {logo ? (
        // Inside `picture` React adds no preload.
        <picture className="logo">
          <img
            src={logoPath(logo)}
            alt={isAlone ? logo.alt : ''}
            width={Math.round((logoHeight * logo.width) / logo.height)}
            height={logoHeight}
          />
        </picture>
      ) : (
        mark && <BrandMark />
      )}
      {!isAlone && <span className={name.length > longestName ? 'long-name' : undefined}>{name}</span>}
    </>
  )
}
