import { unescaped } from './table'

/**
 * Returns texts from rows, separated by two or more spaces. Each text is written like a JSON string but with bare
 * quotes, so that invisible characters are visible here.
 */
export const listed = (rows: string): string[] =>
  rows
    .trim()
    .split(/\n\s*| {2,}/)
    .map(unescaped)
