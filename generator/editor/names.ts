/** What those who send the page of the editor, and the page itself, agree on. */
import type { EditorConfig } from './config'

/** Where the editor finds the files of a repository. */
export const githubApi = 'https://api.github.com'

/** Sveltia CMS takes a format for front matter when its name ends so. */
export const formatName = 'site-frontmatter'

/** What the page gets to know. */
export interface EditorPage {
  config: EditorConfig
  /** The folders that must be in the one that the owner picks, with forward slashes; none when GitHub has the files. */
  folders?: string[]
}
