import type { Fixture } from './fixture'

export const repository = 'acme/website'

/** Adds the name of the repository that the online editor changes. */
export const nameRepository = ({ edit }: Pick<Fixture, 'edit'>): void =>
  edit('business.md', '\naddress:', `\nrepository: { name: ${repository}, branch: main }\naddress:`)
