import type { HeadContent } from '../model/site'
import { initial } from '../model/text'
import { linkItem } from './links'
import type { NamedLink } from './links'
import { section } from './sections'
import type { Block } from './sections'

/** A long alphabetical list of links, with a heading per letter and links to the headings. */
export function alphabet(id: string, head: HeadContent, links: readonly NamedLink[]): Block {
  const groups = [...byInitial(links)]
  return section(
    id,
    head,
    <div className="alphabet">
      <ul className="letters">
        {groups.map(([letter]) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
      {groups.map(([letter, group]) => (
        <div key={letter} id={letterId(letter)} className="links">
          <h3>{letter}</h3>
          <ul>{group.map(linkItem)}</ul>
        </div>
      ))}
    </div>,
  )
}

const letterId = (letter: string) => `letter-${letter}`

function byInitial(links: readonly NamedLink[]): Map<string, NamedLink[]> {
  const groups = new Map<string, NamedLink[]>()
  for (const link of links) {
    const letter = initial(link.name)
    groups.set(letter, [...(groups.get(letter) ?? []), link])
  }
  return groups
}
