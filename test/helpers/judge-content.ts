/** Runs suites that judge any content, in a separate process, on other folders than the owner's. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectDir } from '../../generator/process/paths'

export interface JudgedFolders {
  content: string
  public: string
  /** The site that was built from them. By default, each suite builds its own. */
  built?: string
}

/**
 * Returns what suites report about other content. Patterns for their paths below test/ name them. Empty when all pass.
 */
export function judgeContent(folders: JudgedFolders, suites: readonly string[]): Promise<string> {
  const uvu = join(projectDir, 'node_modules/uvu/bin.js')
  const env = {
    ...process.env,
    BUILT_SITE: folders.built ?? '',
    SITE_CONTENT: folders.content,
    SITE_PUBLIC: folders.public,
  }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [
        '--import',
        'tsx',
        uvu,
        'test',
        `^(${suites.map((suite) => suite.replace('/', '[\\\\/]')).join('|')})\\.test`,
      ],
      { cwd: projectDir, env, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        const said = stripVTControlCharacters(stdout + stderr)
        const passed = Number(/Passed:\s+(\d+)/.exec(said)?.[1] ?? 0)
        if (!error && passed < 5) return resolve(`only ${passed} tests ran`)
        resolve(
          error
            ? said
                .split('\n')
                .filter((line) => !/^\s+at /.test(line))
                .join('\n')
            : '',
        )
      },
    ),
  )
}
