/**
 * Content files to break, each in its site: the test fixture with files that use every field. That site is read and
 * rendered in milliseconds.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mostCards } from '../../../templates/model/counties'
import { filesBelow } from '../../helpers/files'
import { fixtureFolders } from '../../helpers/fixture'
import { fullContentDir } from '../../helpers/full-fixture'
import { cityFiles, madeUp } from '../../helpers/many-cities'

export interface Subject {
  file: string
  source: string
  /** All files of the small site, including this one. The same Map for all subjects of one site. */
  files: ReadonlyMap<string, Buffer>
}

/** Always the same subjects in the same order. */
export function corpus(): Subject[] {
  const texts = new Map([...filesIn(fixtureFolders.contentDir), ...filesIn(fullContentDir)])
  // Without related pages, the heading above them is correctly not shown.
  const leveling = texts.get('services/leveling.md')!
  texts.set('services/leveling.md', leveling.replace('services: []', 'services: [piers]'))
  const small = asBytes(texts)
  // More cities than one page has room for, in two counties, so that counties have pages too.
  const many = new Map([...small, ...asBytes(cityFiles(madeUp(mostCards + 1, 2)))])
  return [
    ...[...small.keys()].filter((file) => file !== countyWords).map((file) => subject(small, file)),
    subject(many, countyWords),
    subject(many, 'locations/ada.md'),
  ]
}

/** Words that are only on pages of a site with counties. */
const countyWords = 'shared/county.md'

const filesIn = (folder: string) =>
  filesBelow(folder).map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')])

const asBytes = (texts: ReadonlyMap<string, string>) =>
  new Map([...texts].map(([file, text]) => [file, Buffer.from(text)]))

const subject = (files: Subject['files'], file: string): Subject => ({
  file,
  source: files.get(file)!.toString(),
  files,
})
