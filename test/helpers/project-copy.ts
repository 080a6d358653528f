/** A copy of this project with other content, whose code may be changed. */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../generator/process/paths'
import { fixtureFolders } from './fixture'

const copied = ['build.ts', 'generator', 'client', 'templates', 'package.json', 'tsconfig.json']

/**
 * Has the content of the fixture, or that of other folders. It has the packages of this project, but a cache of
 * its own, which goes with the folder.
 */
export function copyProject(root: string, { contentDir, publicDir } = fixtureFolders): void {
  for (const name of copied) cpSync(join(projectDir, name), join(root, name), { recursive: true })
  cpSync(contentDir, join(root, 'content'), { recursive: true })
  cpSync(publicDir, join(root, 'public'), { recursive: true })
  const packages = join(projectDir, 'node_modules')
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(packages))
    if (name !== '.cache') symlinkSync(join(packages, name), join(root, 'node_modules', name))
}
