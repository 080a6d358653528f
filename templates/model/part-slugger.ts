import GithubSlugger from 'github-slugger'

/** Ids that the frame and pages already use. */
const framed = ['main', 'menu', 'contact', 'questions']

/** Returns a slugger for a page's headings. It adds a number when the id is already used. */
export function partSlugger(taken: readonly string[] = []): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const name of new Set([...framed, ...taken])) slugger.slug(name)
  return slugger
}
