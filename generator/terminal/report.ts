import type { Compressed } from '../write/compress'
import type { Timings } from '../process/stopwatch'
import { toSettle } from '../read/opinions/open-items'

/** What the build says about itself. */
export interface Report {
  pages: { path: string; bytes: number }[]
  redirects: number
  compressed?: Compressed | undefined
  /** Samples, doubts and contradictions that the launch check lists. */
  openItems: number
  /** Why the sitemap has no days of last commits, if it has none. */
  undated?: string | undefined
}

/**
 * A few lines for the terminal: pages, sizes, time. Sizes are HTML before compression; milliseconds are counted from
 * the begin of the process.
 */
export function formatReport(
  { pages, redirects, compressed, openItems, undated }: Report,
  milliseconds: number,
): string {
  const total = bytesOf(pages)
  const largest = [...pages].sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1)).slice(0, 3)
  return [
    `${counted(pages.length, 'page')} and ${counted(redirects, 'redirect')} in ${(milliseconds / 1000).toFixed(2)} s`,
    // A part may have no page.
    ...(pages.length > 0
      ? [
          `  HTML ${kilobytes(total)} in all, ${kilobytes(total / pages.length)} a page`,
          `  largest: ${largest.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ')}`,
        ]
      : []),
    ...(compressed
      ? [
          `  compressed ${compressed.files} files from ${kilobytes(compressed.before)} to ${kilobytes(compressed.br)} as .br and ${kilobytes(compressed.gz)} as .gz`,
        ]
      : []),
    ...(undated === undefined ? [] : [`  no dates in the sitemap, but those of "updated:": ${undated}`]),
    ...(openItems > 0 ? [`  ${toSettle(openItems)}: npm run launch-check`] : []),
  ].join('\n')
}

/** What `--timings` adds: a line for each stage and one for all, in ms and MB. */
export function formatTimings({ wall, cpu, peak, stages }: Timings): string {
  const rows = [...Object.entries(stages), ['in all', wall] as const]
  return [
    ...rows.map(([name, ms]) => {
      const share = `${Math.round((100 * ms) / wall)} %`
      return `  ${name.padEnd(8)}${`${Math.round(ms)} ms`.padStart(9)}${share.padStart(7)}`
    }),
    `  processor time ${Math.round(cpu)} ms, memory ${Math.round(peak / 1e6)} MB at most`,
  ].join('\n')
}

/** What `--json` prints, on one line: numbers of pages and of what is found, bytes of HTML, and the times in ms. */
export const formatJson = ({ pages, ...counts }: Report, timings: Timings): string =>
  JSON.stringify({ pages: pages.length, bytes: bytesOf(pages), ...counts, ...timings })

const bytesOf = (pages: Report['pages']) => pages.reduce((sum, { bytes }) => sum + bytes, 0)

/** "7 pages" */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
