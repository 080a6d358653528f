import type { Site, Testimonial } from '../model/site'
import { lowerFirst } from '../model/text'
import { Bill } from './estimate'
import { PhotoImage } from './photo'
import { PlateFile } from './plate'
import { Rich } from './rich'
import type { Block } from './sections'
import { Facts } from './facts'
import { Review } from './testimonials'

/** The one of the team who comes to the house first. */
export const firstOf = ({ pages, folder }: Pick<Site, 'pages' | 'folder'>) =>
  // The team of another language is told of in its words.
  (pages.about.folder === folder ? pages.about.team : undefined)?.items.find(
    ({ first, name }) => first && name !== undefined,
  )

/**
 * Who comes: the person, with a quotation beside. Without one, what the customer keeps: an example of a written
 * estimate, with the plan of the floor and the line to sign on.
 */
export function who(
  content: Site['pages']['home']['who'],
  site: Site,
  quoted: Testimonial | undefined,
): Block | undefined {
  const person = firstOf(site)
  if (!content || !(person ?? content.estimate)) return undefined
  return {
    id: 'who',
    look: 'who',
    ...(person ? { head: { heading: content.heading } } : { head: content.estimate }),
    body: person ? (
      <div className="person">
        {person.photo && (
          <div className="face">
            <PhotoImage picture={person.photo} />
          </div>
        )}
        <div>
          <Rich value={person.description} className="says" />
          <Named person={person} />
        </div>
        <div className="proof">
          {content.stats && <Facts facts={content.stats} className="facts figures" />}
          {quoted && <Review testimonial={quoted} site={site} />}
        </div>
      </div>
    ) : (
      content.estimate && <Sheet content={content.estimate} site={site} />
    ),
  }
}

/** One line about that person on the page of a town: the face and the name. */
export function comes(site: Pick<Site, 'pages'>): Block | undefined {
  const person = firstOf(site)
  return (
    person && {
      id: 'comes',
      body: (
        <div className="comes">
          {person.photo && <PhotoImage picture={person.photo} sizes="64px" />}
          <Named person={person} />
        </div>
      ),
    }
  )
}

const Named = ({ person }: { person: NonNullable<ReturnType<typeof firstOf>> }) => (
  <p>
    <b>{person.name}</b>
    {`, ${lowerFirst(person.role)}`}
  </p>
)

type SheetContent = NonNullable<NonNullable<Site['pages']['home']['who']>['estimate']>

function Sheet({ content, site }: { content: SheetContent; site: Site }) {
  const example = site.services.find(({ estimate }) => estimate)?.estimate
  if (!example) return null
  return (
    <div className="sheet">
      <p className="sheet-head">
        <b>{content.title}</b> <span>{content.house}</span>{' '}
        <small className="sample">{content.example}</small>
      </p>
      <PlateFile name="floor-plan" />
      <div>
        <Bill content={example} business={site.business} brief />
        <p className="signature">{content.signature}</p>
      </div>
    </div>
  )
}
