import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from './paths'

/** The text of a style sheet of the templates, which is named as in `sheetOrder`. */
export const styleSheet = (name: string): string =>
  readFileSync(join(projectDir, 'templates', `${name}.css`), 'utf8')
