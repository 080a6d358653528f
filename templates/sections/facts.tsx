import type { Stat } from '../model/site'
import { PageLink } from './links'

/** A row of figures, each above what it counts. Usually they are in a hero. */
export const Facts = ({ facts }: { facts: Stat[] }) => (
  <ul className="facts of-hero">
    {facts.map(({ value, label, href }) => (
      <li key={label}>
        <b>{value}</b> <span>{href ? <PageLink path={href}>{label}</PageLink> : label}</span>
      </li>
    ))}
  </ul>
)
