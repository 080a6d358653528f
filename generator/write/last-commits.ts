import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Day of the last commit of each file in a folder ("2026-03-14"), by its path in the folder. */
export interface CommitDays {
  days: ReadonlyMap<string, string>
  /** Why git could not tell, if it could not. */
  missing?: string
}

/**
 * Asks git, however long it takes, because with a time limit a busy machine would produce a different sitemap. A
 * shallow clone gives no days, because its only commit would count as the last change of every file. Never rejects.
 */
export async function lastCommits(folder: string, signal?: AbortSignal): Promise<CommitDays> {
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-C', folder, '-c', 'core.quotePath=off', ...args], {
      maxBuffer: Infinity,
      signal,
    })
  const days = new Map<string, string>()
  try {
    // Both at once. Rendering blocks this thread, so a second command would start only after it.
    const [shallow, { stdout }] = await Promise.all([
      git('rev-parse', '--is-shallow-repository'),
      git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.'),
    ])
    if (shallow.stdout.trim() !== 'false') return { days, missing: 'this is a shallow clone' }
    // git log lists the latest commit first.
    for (const commit of stdout.split('\0').slice(1)) {
      const [day, ...files] = commit.split('\n').filter((line) => line !== '')
      for (const file of files) if (!days.has(file)) days.set(file, day!)
    }
    return { days }
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    return { days, missing: code === 'ENOENT' ? 'git is not installed' : reasonIn(stderr) }
  }
}

/** The first line that git printed, without "fatal:". */
const reasonIn = (stderr = '') => {
  const [line = ''] = stderr.split('\n')
  if (line.includes('not a git repository')) return 'the content is not in a git repository'
  return line.replace(/^fatal: /, '') || 'git failed'
}
