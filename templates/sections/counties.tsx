import type { HeadContent, Site } from '../model/site'
import { mostCards } from '../model/counties'
import type { County } from '../model/site'
import { countyPath } from '../model/urls'
import { alphabet } from './alphabet'
import { section } from './sections'
import type { Block } from './sections'

/** Cards of counties, or a list of their names when there are too many for cards. */
export function counties(
  id: string,
  head: HeadContent,
  all: readonly County[],
  words: Site['countyWords'],
): Block {
  if (all.length > mostCards)
    return alphabet(
      id,
      head,
      all.map((county) => ({ name: county.name, path: countyPath(county), note: words(county).size })),
    )
  return section(
    id,
    head,
    <ul className="grid towns">
      {all.map((county) => {
        const { size, soonest } = words(county)
        return (
          <li key={county.slug}>
            <h3>
              <a href={countyPath(county)}>{county.name}</a>
            </h3>
            <p className="tier">{soonest}</p>
            <p>{size}</p>
          </li>
        )
      })}
    </ul>,
  )
}
