import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/**
 * Runs `use` with a disk of 1 MB at this folder, which can be made one that nobody may write to; says so
 * where none can be mounted.
 */
export async function withDisk(folder: string, use: (seal: () => void) => Promise<void>): Promise<void> {
  const mount = (...args: string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', ...args, 'tmpfs', folder], { stdio: 'ignore' })
  mkdirSync(folder)
  try {
    mount('-o', 'size=1m')
  } catch {
    return console.log('  (no small disk can be mounted here, so this is not tried)')
  }
  try {
    await use(() => mount('-o', 'remount,ro'))
  } finally {
    execFileSync('umount', [folder])
  }
}
