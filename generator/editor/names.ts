/** What the server of the editor and its page agree on. */

/** Sveltia CMS takes a format for front matter when its name ends so. */
export const formatName = 'site-frontmatter'

/** What the page gets to know from the server. */
export interface EditorPage {
  config: object
  /** The folders that must be in the one that the owner picks, with forward slashes. */
  folders: string[]
}
