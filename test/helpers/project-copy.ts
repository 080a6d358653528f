/** A copy of this project with other content. Tests may change its code. */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../generator/process/paths'
import { fixtureFolders } from './fixture'

const copied = ['build.ts', 'generator', 'client', 'templates', 'package.json', 'tsconfig.json']

/**
 * Returns a copy with the fixture's content, or that of other folders. It uses this project's packages, but has its own
 * cache, which is removed with the folder.
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
