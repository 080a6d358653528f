import { toSettle } from './open-items'

/** What the build says about itself. */
export interface Report {
  pages: { path: string; bytes: number }[]
  redirects: number
  warnings: number
  /** Samples, doubts and contradictions that the launch check lists. */
  openItems: number
  unchanged?: boolean | undefined
  /** Since the process began. */
  milliseconds: number
}

/** A few lines for the terminal: pages, sizes, time. Sizes are HTML before compression. */
export function formatReport({
  pages,
  redirects,
  warnings,
  openItems,
  unchanged,
  milliseconds,
}: Report): string {
  const total = pages.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = [...pages].sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1)).slice(0, 3)
  return [
    `${pages.length} pages and ${redirects} redirects in ${(milliseconds / 1000).toFixed(2)} s`,
    ...(unchanged ? ['  unchanged since the last build; --fresh makes them all the same'] : []),
    `  HTML ${kilobytes(total)} in all, ${kilobytes(total / pages.length)} a page`,
    `  largest: ${largest.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ')}`,
    ...(warnings > 0 ? [`  ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, see above`] : []),
    ...(openItems > 0 ? [`  ${toSettle(openItems)}: npm run launch-check`] : []),
  ].join('\n')
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Shows how far a long build has come, in a terminal only, a few times a second. */
export function createProgress(total: number): (done: number) => void {
  if (!process.stderr.isTTY || total < 500) return () => {}
  let next = 0
  return (done) => {
    if (done !== total && performance.now() < next) return
    next = performance.now() + 200
    process.stderr.write(`\r${done} of ${total} pages${done === total ? '\n' : ''}`)
  }
}
