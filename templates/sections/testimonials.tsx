import type { HeadContent, Site, Testimonial } from '../model/site'
import { numberedLabel } from '../model/blanks'
import { monthInWords } from '../model/language'
import { isAddress } from '../model/web-address'
import { servicePath } from '../model/urls'
import { useWords } from '../words'
import { PhotoFigure } from './photo'
import { Rich, withLead } from './rich'
import { section } from './sections'
import type { Block } from './sections'
import { ServicePicture, SmallPicture } from './small-picture'

/**
 * Reviews. Samples are marked as samples until the owner replaces them. Where reviews are the subject of the page, they
 * are in two columns. The very first goes across both, and so does the last of a list that would be alone in its row.
 * These, the second and third, and any that names a picture have one.
 */
export function testimonials(
  id: string,
  head: HeadContent,
  shown: Testimonial[],
  site: Pick<Site, 'services' | 'frame'>,
  { isPictured = true, isFirst = true } = {},
): Block | undefined {
  if (shown.length === 0) return undefined
  return section(
    id,
    head,
    <>
      {isFirst && shown.some(({ sample }) => sample) && (
        <Rich value={site.frame.sample.explanation} className="intro" />
      )}
      <ul className={`testimonials ${isPictured ? 'shown' : 'led'}`}>
        {shown.map((testimonial, i) => {
          const isAlone = i === shown.length - 1 && i % 2 === (isFirst ? 1 : 0)
          const isAcross = isPictured && (isAlone || (isFirst && i === 0))
          const hasPicture = isAcross || (isPictured && isFirst && (i < pictured || testimonial.picture))
          return (
            <li key={testimonial.slug} className={isAcross ? 'across' : undefined}>
              {hasPicture &&
                (testimonial.picture ? (
                  <SmallPicture of={testimonial.picture} />
                ) : (
                  <ServicePicture of={serviceOf(testimonial, site)?.drawing} />
                ))}
              <Review testimonial={testimonial} site={site} leads />
            </li>
          )
        })}
      </ul>
    </>,
  )
}

/** How many of the first reviews have a picture. */
const pictured = 3

/** In a second language, it may have no page. */
const serviceOf = ({ service }: Testimonial, { services }: Pick<Site, 'services'>) =>
  services.find(({ slug }) => slug === service)

interface ReviewProps {
  testimonial: Testimonial
  site: Pick<Site, 'services' | 'frame'>
  /** True if its first sentence is bold. */
  leads?: boolean
}

function Review({ testimonial, site, leads }: ReviewProps) {
  const { name, location, rating, text, photo, date, source, sample, draft } = testimonial
  const service = serviceOf(testimonial, site)
  return (
    <figure className="review">
      <p className="review-of">
        <span className="place">{location}</span>
        {service && (
          <>
            {', '}
            <a href={servicePath(service)}>{service.name}</a>
          </>
        )}
      </p>
      <blockquote lang={testimonial.lang ?? site.frame.first?.lang}>
        <Rich value={leads ? withLead(text) : text} />
      </blockquote>
      {photo && <PhotoFigure photo={photo} />}
      <figcaption>
        <p>
          <Stars count={rating} /> <b>{name}</b>
          {date && `, ${monthInWords(date.slice(0, 7), site.frame.lang)}`}{' '}
          {sample && <small className="sample">{site.frame.sample.label}</small>}
          {draft && <small className="sample">{site.frame.draft.text}</small>}
        </p>
        {source && isAddress(source) && (
          <a className="source" href={source}>
            {new URL(source).hostname.replace(/^www\./, '')}
          </a>
        )}
      </figcaption>
    </figure>
  )
}

/** The stars of the best review. */
const mostStars = 5

function Stars({ count }: { count: number }) {
  const { numbered } = useWords()
  return (
    <span className="rating" role="img" aria-label={numberedLabel(numbered.stars, count, mostStars)}>
      {'★'.repeat(count) + '☆'.repeat(mostStars - count)}
    </span>
  )
}
