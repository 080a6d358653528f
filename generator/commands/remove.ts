/** `npm run remove`: removes a content file, with the entries of lists that name it. Links then lead elsewhere. */
import { fileIn, originalOf } from '../../templates/model/languages'
import { homePath, inFolder, locationsPath, servicesPath } from '../../templates/model/urls'
import { isProgram } from '../process/paths'
import { ContentError, formatProblems, pathOf } from '../read/source/problems'
import type { Problem } from '../read/source/problems'
import { runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags, UsageError } from '../terminal/flags'
import { Draft, findFile, namePattern, redirect, renameValues, translationsOf } from './change'

/** Where the address of a removed page leads. */
const lists = { services: servicesPath, locations: locationsPath, pages: homePath }

/** Removes a file and returns what to print. @throws {UsageError} and writes nothing, when there is no such file. */
export async function removeFile(args: readonly string[]): Promise<string> {
  const { values, words } = readFlags('remove', args)
  if (words.length !== 1) throw new UsageError('write npm run remove -- services/root-barriers')
  const draft = new Draft(givenFolders(values.content, values.public))
  const old = findFile(draft, words[0]!)
  const { file, folder, name, address } = old
  const translated = address ? translationsOf(draft, file).map((language) => fileIn(language, file)) : []
  const gone = [file, ...translated]
  for (const one of gone) draft.set(one, undefined)
  const original = address && `/${originalOf(address.slice(1))}`
  const to = original === address ? lists[folder as keyof typeof lists] : original
  if (address) {
    for (const one of translated)
      redirect(draft, `/${one.slice(0, -'.md'.length)}`, inFolder(one.split('/')[0], homePath), false)
    redirect(draft, address, to!, false)
  }
  if (original === address) renameValues(draft, old)
  if (folder === 'locations')
    for (const review of draft.files.filter((one) => one.startsWith('testimonials/')))
      draft.edit(review, (fields) =>
        fields.location === name ? { ...fields, townWithoutPage: 'yes' } : fields,
      )

  const problems = await draft.load().then(() => [], problemsOf)
  const left = address === undefined ? [] : draft.linesWith(namePattern(old))
  const changed = draft.save().map(pathOf)
  return [
    `${gone.map(pathOf).join(' and ')} ${gone.length > 1 ? 'were' : 'was'} removed${address === undefined ? '' : `; ${address} leads to ${to}`}.`,
    ...(changed.length > 0 ? [`Also changed: ${changed.join(', ')}`] : []),
    ...(left.length > 0 ? [`These lines still name ${name}; read each:`, ...left] : []),
    ...(problems.length > 0 ? [`Left to settle before the next build:\n${formatProblems(problems)}`] : []),
  ].join('\n')
}

function problemsOf(error: unknown): Problem[] {
  if (error instanceof ContentError) return [...error.problems]
  throw error
}

if (isProgram(import.meta.url))
  void runCommand(async () => console.log(asGiven(await removeFile(process.argv.slice(2)))))
