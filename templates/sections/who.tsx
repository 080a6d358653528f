import type { Site } from '../model/site'
import { lowerFirst } from '../model/text'
import { Bill } from './estimate'
import { PhotoImage } from './photo'
import { PlateFile } from './plate'
import { inner } from './rich'
import type { Block } from './sections'
import { About, Face } from './team'
import type { Member } from './team'

/** The one of the team who comes to the house first, with a name or a drawing. */
export const firstOf = ({ pages, folder }: Pick<Site, 'pages' | 'folder'>) =>
  // The team of another language is told of in its words.
  (pages.about.folder === folder ? pages.about.team : undefined)?.items.find(
    ({ first, name, picture }) => first && (name ?? picture) !== undefined,
  )

/** What the customer keeps, an example of a written estimate, and beside it the person who comes and signs it. */
export function who(content: Site['pages']['home']['who'], site: Site): Block | undefined {
  const person = firstOf(site)
  if (!content || !(person ?? content.estimate)) return undefined
  return {
    id: 'who',
    look: 'who',
    head: content.estimate ?? { heading: content.heading },
    body: (
      <div className="signed">
        {content.estimate && <Sheet content={content.estimate} site={site} />}
        {person && <Person person={person} />}
      </div>
    ),
  }
}

const Person = ({ person }: { person: Member }) => (
  <div className="person">
    <Face of={person} />
    <div>
      <About of={person} />
    </div>
  </div>
)

/** One line about that person on the page of a town: the face and the name. */
export function comes(site: Pick<Site, 'pages'>): Block | undefined {
  const person = firstOf(site)
  if (!person?.name) return undefined
  return {
    id: 'comes',
    body: (
      <div className="comes">
        {person.photo && <PhotoImage picture={person.photo} sizes="64px" />}
        <p>
          <b>{person.name}</b>
          {`, ${lowerFirst(person.role)}`}
        </p>
      </div>
    ),
  }
}

type SheetContent = NonNullable<NonNullable<Site['pages']['home']['who']>['estimate']>

function Sheet({ content, site }: { content: SheetContent; site: Site }) {
  const example = site.services.find(({ estimate }) => estimate)?.estimate
  if (!example) return null
  return (
    <div className="sheet">
      <p className="sheet-head">
        <b>{content.title}</b> <span dangerouslySetInnerHTML={inner(content.house)} />{' '}
        <small className="sample">{content.example}</small>
      </p>
      <PlateFile name="floor-plan" />
      <div>
        <Bill content={example} business={site.business} brief />
        <p className="signature small">{content.signature}</p>
      </div>
    </div>
  )
}
