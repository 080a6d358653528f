import type { Compressed } from '../write/compress'
import type { Timings } from '../process/progress'
import { toSettle } from '../read/opinions/open-items'
import { counted } from '../read/source/problems'

/** What a build reports when it is done. */
export interface Report {
  pages: { path: string; bytes: number }[]
  redirects: number
  compressed?: Compressed | undefined
  /** Number of samples, doubts and contradictions that the launch check lists. */
  openItems: number
  /** The days on which notices begin that no page shows yet. */
  noticesFrom: string[]
  /** Why the sitemap has no commit dates, if it has none. */
  undated?: string | undefined
}

/**
 * Returns a few lines for the terminal. Sizes are HTML before compression. Time counts from the start of the process.
 */
export function formatReport(
  { pages, redirects, compressed, openItems, noticesFrom, undated }: Report,
  milliseconds: number,
): string {
  const total = bytesOf(pages)
  const largest = [...pages].sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1)).slice(0, 3)
  const lines = [
    `${counted(pages.length, 'page')} and ${counted(redirects, 'redirect')} in ${(milliseconds / 1000).toFixed(2)} s`,
    `  HTML ${kilobytes(total)} in all, ${kilobytes(total / pages.length)} a page`,
    `  largest: ${largest.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ')}`,
    compressed &&
      `  compressed ${compressed.files} files from ${kilobytes(compressed.before)} to ${kilobytes(compressed.br)} as .br and ${kilobytes(compressed.gz)} as .gz`,
    undated && `  the sitemap has only the dates from "updated:": ${undated}`,
    noticesFrom.length > 0 &&
      `  a notice begins on ${noticesFrom.join(', and one on ')}: build the site again then, and after its last day`,
    openItems > 0 && `  ${toSettle(openItems)}: npm run launch-check`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Returns what `--json` prints, on one line: counts, bytes of HTML, and times in ms. */
export const formatJson = ({ pages, ...counts }: Report, timings: Timings): string =>
  JSON.stringify({ pages: pages.length, bytes: bytesOf(pages), ...counts, ...timings })

const bytesOf = (pages: Report['pages']) => pages.reduce((sum, { bytes }) => sum + bytes, 0)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
