/**
 * `npm run firefox`: tests the menu, gallery, accordion and redirects in an installed Firefox. Without one it says so
 * and passes.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runCommand } from '../generator/terminal/explain'
import { readFlags } from '../generator/terminal/flags'
import { projectDir } from '../generator/process/paths'
import { findFirefox } from './browser/helpers/firefox'

const bin = (path: string) => join(projectDir, 'node_modules', path)

await runCommand(() => {
  readFlags('firefox')
  if (findFirefox() === undefined)
    console.log('skipped: no Firefox here; apt-get install firefox-esr, or set FIREFOX_PATH to one')
  else {
    const { status } = spawnSync(
      process.execPath,
      [
        bin('tsx/dist/cli.mjs'),
        bin('uvu/bin.js'),
        'test/browser',
        String.raw`^(menu|gallery|accordion|redirects)\.test\.ts$`,
      ],
      {
        cwd: projectDir,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production', ENGINE: 'firefox' },
      },
    )
    process.exitCode = status ?? 1
  }
})
