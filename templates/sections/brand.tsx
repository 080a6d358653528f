import { BrandMark } from '../illustrations/common/brand-mark'
import { holdsName, logoPath } from '../model/logo'
import type { Business } from '../model/site'

/** CSS pixels: the size of a touch target. */
const logoHeight = 44

/** The logo and the name, unless the logo contains the name. Without a logo, optionally the mark. */
export function Brand({ business, mark }: { business: Business; mark: boolean }) {
  const { logo, name } = business
  const isAlone = logo !== undefined && holdsName(logo)
  return (
    <>
      {logo ? (
        // Inside `picture`, React adds no preload.
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
      {!isAlone && <span>{name}</span>}
    </>
  )
}
