import type { Stat, Stats } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'
import { PageLink } from './links'

/** Numbers worth showing in large type. */
export function stats(id: string, content: Stats | undefined): Block | undefined {
  if (!content) return undefined
  return section(id, content, <Facts facts={content.stats} className="facts figures aside" />)
}

/** A row of figures, each above what it counts. */
export function Facts({ facts, className = 'facts' }: { facts: Stat[]; className?: string }) {
  return (
    <ul className={className}>
      {facts.map(({ value, label, href }) => (
        <li key={label}>
          <b>{value}</b> <span>{href ? <PageLink path={href}>{label}</PageLink> : label}</span>
        </li>
      ))}
    </ul>
  )
}
