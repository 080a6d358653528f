import { fileURLToPath } from 'node:url'

/** Set in a bundle, which stands elsewhere than its sources. */
declare const PROJECT_DIR: string | undefined

export const projectDir =
  typeof PROJECT_DIR === 'string'
    ? PROJECT_DIR
    : fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1)

export const contentDir = `${projectDir}/content`
export const publicDir = `${projectDir}/public`
export const outDir = `${projectDir}/dist`

/** Whether Node was started with the module of this address. */
export const isProgram = (url: string): boolean => process.argv[1] === fileURLToPath(url)
