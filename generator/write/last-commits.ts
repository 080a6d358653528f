/** When content was changed last, for search engines. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const git = (folder: string, ...args: string[]) =>
  promisify(execFile)('git', ['-C', folder, '-c', 'core.quotePath=off', ...args], {
    maxBuffer: 1e9,
    timeout: 10_000, // ms
  })

/**
 * The day of the last commit of each file below a folder, "2026-03-14", by its path in it. Empty without git, outside
 * of a repository, and in a shallow clone, whose only commit would pass for the last change of every file.
 */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>()
  try {
    // Both at once: the answer to the first is heard only when the build stops for a moment, which is late.
    const [shallow, { stdout }] = await Promise.all([
      git(folder, 'rev-parse', '--is-shallow-repository'),
      git(folder, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', '.'),
    ])
    if (shallow.stdout.trim() !== 'false') return days
    // The latest commit comes first.
    for (const commit of stdout.split('\0').slice(1)) {
      const [day, ...files] = commit.split('\n').filter((line) => line !== '')
      for (const file of files) if (!days.has(file)) days.set(file, day!)
    }
  } catch {
    // A sitemap without days is a sitemap too.
  }
  return days
}
