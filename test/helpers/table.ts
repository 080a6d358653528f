/**
 * The rows of a table that stands in a test as text: a row a line, ` | ` between its cells. Lines that begin with `# `
 * are headings. A cell holds spaces at its ends when there are more than one; `\n`, `\"`, `\\` and `\u00AD` are escapes
 * as in JSON, so that the text is a `String.raw`.
 * @throws for a row with more or fewer cells, and for a table without rows, whose tests would test nothing.
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

/** The text that a cell with these escapes stands for. */
export const unescaped = (cell: string) => JSON.parse(`"${cell.replaceAll('"', '\\"')}"`) as string
