/** `npm run hosts`: tests the built site on real servers. Installs missing ones only if asked to. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags } from '../../generator/terminal/flags'
import { projectDir } from '../../generator/process/paths'
import { isHere, realHosts } from './real'

/** Debian runs this to ask whether an installed server may start by itself. 101 means no. */
const policy = '/usr/sbin/policy-rc.d'

/** @throws what apt-get says */
function install(packages: readonly string[]): void {
  const own = !existsSync(policy)
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
  } finally {
    if (own) rmSync(policy)
  }
}

await runCommand(() => {
  const { values } = readFlags('hosts')
  const missing = realHosts.filter((host) => !isHere(host))
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ')
    const packages = [...new Set(missing.flatMap(({ packages }) => packages.split(' ')))]
    if (values.install || (process.env.CI && process.getuid?.() === 0)) install(packages)
    else
      console.log(
        `${names} not installed, and left out; --install installs them, as root: apt-get install ${packages.join(' ')}`,
      )
  }
  const uvu = join(projectDir, 'node_modules/uvu/bin.js')
  const { status } = spawnSync(
    process.execPath,
    [join(projectDir, 'node_modules/tsx/dist/cli.mjs'), uvu, 'test', String.raw`hosts/.*\.test\.ts$`],
    {
      cwd: projectDir,
      stdio: 'inherit',
      env: { ...process.env, ...(values.install && { TEST_EVERYTHING: '1' }) },
    },
  )
  process.exitCode = status ?? 1
})
