import { unescaped } from './table'

/**
 * Texts in rows, two spaces or more between them, each written as JSON writes a string, but with bare quotes: so that
 * what cannot be seen is seen here.
 */
export const listed = (rows: string): string[] =>
  rows
    .trim()
    .split(/\n\s*| {2,}/)
    .map(unescaped)
