/** Names on which the two sides of the editor agree: the configuration and the page. */

/** Sveltia CMS takes a format for front matter when its name ends so. */
export const formatName = 'site-frontmatter'

/** Where the editor and all that it needs are served. */
export const adminPath = '/admin/'
