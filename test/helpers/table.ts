/**
 * Returns the rows of a table that a test contains as text: one row per line, with ` | ` between cells. Lines that
 * start with `# ` are headings. A cell keeps spaces at its ends if there is more than one. `\n`, `\"`, `\\` and
 * `\u00AD` are escapes as in JSON, so the text must be a `String.raw`.
 * @throws for a row with more or fewer cells, and for a table without rows, which would test nothing.
 */
export function table(columns: number, text: string): string[][] {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => ` ${line} `.split(/(?<= )\|(?= )/).map((cell) => unescaped(cell.slice(1, -1))))
  if (rows.length === 0) throw new Error('a table without rows')
  for (const row of rows)
    if (row.length !== columns)
      throw new Error(`${row.length} cells where a row has ${columns}: ${row.join(' | ')}`)
  return rows
}

/** Returns the text of a cell with these escapes. */
export const unescaped = (cell: string) => JSON.parse(`"${cell.replaceAll('"', '\\"')}"`) as string
