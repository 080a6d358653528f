/** redirects.md: old addresses and the pages they lead to. */
import { asLink } from './as-typed'
import { file, group, list, matching, shorten, text } from './fields'

/** Returns why a static site cannot redirect an old address. Undefined when it can. */
function whatIsWrongWithOldAddress(address: string): string | undefined {
  const is = `is "${shorten(address)}"`
  if (!address.startsWith('/') || address.startsWith('//'))
    return `${is}; write the path alone, beginning with one slash, "/projects"`
  const query = /[?#].*/.exec(address)?.[0]
  if (query)
    return `${is}, but a static host finds a page by its path alone; redirect ${query} where the domain is managed, or leave it out`
  if (address === '/') return `${is}, the home page, which cannot lead away`
  const odd = /[^\w./~-]/u.exec(address)?.[0]
  if (odd)
    return `${is}, and "${odd}" cannot stand in the name of a file on every host; write letters, digits, hyphens`
  if (/\/\/|\/\.|\.(\/|$)/.test(address))
    return `${is}, and a name of a file may not begin or end with a dot or be empty`
  if (/[^/]{201}/.test(address)) return `${is}, and no disk takes so long a name; leave it out`
  const ending = /\.\w+$/.exec(address)?.[0]
  if (ending && !/^\.html?$/i.test(ending))
    return `${is}, and a static host would send it as a ${ending} file, not as a page; redirect it where the domain is managed`
  return undefined
}

const redirect = group('a redirect: from and to', {
  from: text('the old address, "/projects"')
    .check(({ value, issues }) => {
      const message = whatIsWrongWithOldAddress(value)
      if (message) issues.push({ code: 'custom', input: value, message })
    })
    // Hosts answer both forms with the same page.
    .transform((address) => address.replace(/\/$/, '')),
  // No character that has a meaning in a host's configuration.
  to: matching('the page it leads to, "/reviews"', /^\/[\w./-]*(\?[\w=&.-]*)?(#[\w-]+)?$/).meta({
    reads: asLink,
  }),
})

export const redirects = file({ redirects: list('old addresses', redirect, 0).default([]) })
