import { fileURLToPath } from 'node:url'

/** A folder or file of this project, as an absolute path, wherever the command is run. */
const project = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

export const projectDir = project('.')
export const contentDir = project('content')
export const publicDir = project('public')
export const outDir = project('dist')
