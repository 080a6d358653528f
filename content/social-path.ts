/** Where `npm run draw` puts the pictures that are shown when pages are shared. */

/** The picture of the site, shown for each page that has none of its own. */
export const sitePicture = '/images/social/site.png'

/** The picture of one page, from the name of its content file: "locations/hutto.md". */
export const socialPath = (file: string): string => `/images/social/${file.replace(/\.md$/, '.png')}`
