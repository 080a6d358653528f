/** What those who send the page of the editor, and the page itself, agree on. */

/** Where the editor finds the files of a repository. */
export const githubApi = 'https://api.github.com'

/** Sveltia CMS takes a format for front matter when its name ends so. */
export const formatName = 'site-frontmatter'
