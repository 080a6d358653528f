import GithubSlugger from 'github-slugger'

/** Names that parts of the frame and of pages have. */
const framed = ['main', 'menu', 'contact', 'questions']

/** Returns what names the parts of a page after their headings, with a number where a part has the name already. */
export function partSlugger(taken: readonly string[] = []): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const name of new Set([...framed, ...taken])) slugger.slug(name)
  return slugger
}
