/**
 * Installs Sveltia CMS at the first `npm run edit`: it takes 40 MB on the disk, which only those need who edit in a
 * browser. npm holds what it gets to the version and the contents that stand here.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectDir } from '../process/paths'
import { UsageError } from '../terminal/flags'

const name = '@sveltia/cms'
const version = '0.221.1'
const integrity =
  'sha512-J+Qoik9kGMk2L7vNpOQrnDmFRi+NB6vwJ0f657YtsxWH0P8WYSYRRSRC2pQ/jGGbVlM//Pg/WIgmkpswqoo3gQ=='

const cacheDir = join(projectDir, 'node_modules/.cache')
const folder = join(cacheDir, `editor-${version}`)
const packageDir = join(folder, 'node_modules', name)

/**
 * The folder of the package, which is installed when it is not there, with a line that says so. What it depends on is
 * left out: the script for the browser holds all of it.
 * @throws {UsageError} with what npm said when it could not be had.
 */
export async function installEditor(): Promise<string> {
  if (existsSync(packageDir)) return packageDir
  console.error(`installing the editor, ${name} ${version}, once`)
  mkdirSync(cacheDir, { recursive: true })
  const fresh = mkdtempSync(`${folder}-`)
  try {
    const wanted = { name: 'editor', version: '1.0.0', dependencies: { [name]: version } }
    const packages = { '': wanted, [`node_modules/${name}`]: { version, integrity } }
    writeFileSync(join(fresh, 'package.json'), JSON.stringify(wanted))
    writeFileSync(join(fresh, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
    await npm(fresh, 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
    // Another process may have been first.
    if (!existsSync(packageDir)) renameSync(fresh, folder)
    return packageDir
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new UsageError(`the editor could not be installed:\n${(stderr || message).trim()}`)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Of the npm that started this process, if one did; on Windows no other can be run without a shell. */
const npm = (cwd: string, ...args: string[]) => {
  const script = process.env.npm_execpath
  return script
    ? promisify(execFile)(process.execPath, [script, ...args], { cwd })
    : promisify(execFile)('npm', args, { cwd, shell: process.platform === 'win32' })
}
