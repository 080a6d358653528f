/**
 * The languages of labels. A folder in content/ with the code of a language contains the pages of a second language.
 */
import en from './labels/en.json'
import es from './labels/es.json'

export const labels = { en, es }

/** Returns the folder of the second language that a content file is in: "es". Undefined for the first language. */
export const languageFolder = (file: string): string | undefined =>
  Object.keys(labels).find((language) => file.startsWith(`${language}/`))

/** Returns the path of a file in the folder of a second language. Without a folder, the name stays as it is. */
export const fileIn = (folder: string | undefined, file: string): string =>
  folder === undefined ? file : `${folder}/${file}`

/** Returns the file that a file of a second language translates: "pages/home.md" for "es/pages/home.md". */
export function originalOf(file: string): string {
  const folder = languageFolder(file)
  return folder === undefined ? file : file.slice(folder.length + 1)
}
