/** The languages of labels. A folder of such a name in content/ holds the pages of a second language. */
import en from './labels/en.json'
import es from './labels/es.json'

export const labels = { en, es }

/** The folder of a second language that a content file stands in, "es"; undefined for files of the first. */
export const languageFolder = (file: string): string | undefined =>
  Object.keys(labels).find((language) => file.startsWith(`${language}/`))

/** The file of this name in the folder of a second language; without one, in that of the first. */
export const fileIn = (folder: string | undefined, file: string): string =>
  folder === undefined ? file : `${folder}/${file}`

/** The file that a file of a second language translates: "pages/home.md" for "es/pages/home.md". */
export function originalOf(file: string): string {
  const folder = languageFolder(file)
  return folder === undefined ? file : file.slice(folder.length + 1)
}
