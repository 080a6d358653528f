/** `npm run join -- FOLDER`: joins the shares of a site, which are the folders in FOLDER. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import glob from 'fast-glob'
import { createProgress } from '../process/progress'
import { isProgram, projectDir } from '../process/paths'
import { manifestFile, problemsOfShares } from '../shares/manifest'
import type { Manifest } from '../shares/manifest'
import { runCommand } from '../terminal/explain'
import { readFlags, UsageError } from '../terminal/flags'
import { openOutput } from '../write/output'

/**
 * Joins the shares in `folder` into a site at `outDir`. Returns how many there were.
 * @throws {UsageError} when they are not one whole site.
 * @throws {OutputError}
 */
export async function joinShares(folder: string, outDir: string): Promise<number> {
  const shares = readShares(folder)
  const problems = problemsOfShares(shares)
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  const output = openOutput(outDir, [projectDir, resolve(folder)])
  try {
    const sizes = [...shares.keys()].map((share) => readdirSync(share, { recursive: true }).length)
    const progress = createProgress(
      'joined',
      sizes.reduce((sum, size) => sum + size, 0),
    )
    for (const share of shares.keys()) {
      const manifest = join(share, manifestFile)
      const filter = (file: string) => {
        if (file !== share) progress(1)
        return file !== manifest
      }
      await cp(share, output.folder, { recursive: true, filter })
    }
    await output.commit()
  } catch (error) {
    output.discard()
    throw error
  }
  return shares.size
}

/** Returns the manifests of the shares in a folder, by the folder of each. @throws {UsageError} */
function readShares(folder: string): Map<string, Manifest> {
  const names = existsSync(folder) ? glob.sync('*', { cwd: folder, onlyDirectories: true }).sort() : []
  if (names.length === 0)
    throw new UsageError(`there is no share in "${folder}"; name the folder that holds their folders`)
  return new Map(
    names.map((name) => {
      const file = join(folder, name, manifestFile)
      if (!existsSync(file))
        throw new UsageError(`${file} is missing; rebuild the share with npm run build -- --shard K/N`)
      return [join(folder, name), JSON.parse(readFileSync(file, 'utf8')) as Manifest]
    }),
  )
}

if (isProgram(import.meta.url))
  await runCommand(async () => {
    const { values, words } = readFlags('join')
    const count = await joinShares(words.join(' '), resolve(values.out))
    console.log(`shares put together in ${values.out}: ${count}`)
  })
