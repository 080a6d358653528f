/** `npm run hosts`: the built site on real servers, installed first where that can be done. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags } from '../../generator/terminal/flags'
import { projectDir } from '../../generator/process/paths'
import { isHere, realHosts } from './real'

/** Debian asks this whether an installed server may start by itself; 101 is no. */
const policy = '/usr/sbin/policy-rc.d'

await runCommand(() => {
  readFlags({})
  const missing = realHosts.filter((host) => host.packages && !isHere(host))
  if (missing.length > 0 && process.getuid?.() === 0) {
    const own = !existsSync(policy)
    if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    try {
      apt('update')
      apt(
        'install',
        '-y',
        '--no-install-recommends',
        ...missing.flatMap(({ packages }) => packages!.split(' ')),
      )
    } catch {
      console.log(`${missing.map(({ name }) => name).join(', ')} cannot be installed here, and are left out`)
    } finally {
      if (own) rmSync(policy)
    }
  }
  const uvu = join(projectDir, 'node_modules/uvu/bin.js')
  const { status } = spawnSync(
    process.execPath,
    [join(projectDir, 'node_modules/tsx/dist/cli.mjs'), uvu, 'test', String.raw`hosts/.*\.test\.ts$`],
    { cwd: projectDir, stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
})
