import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { skip } from '../../helpers/skip'

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })

/** Runs `use` with something mounted on this folder; says so where nothing can be mounted. */
async function withMount(folder: string, args: readonly string[], use: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  try {
    mount(...args, folder)
  } catch {
    return skip('nothing can be mounted here')
  }
  try {
    await use()
  } finally {
    execFileSync('umount', [folder])
  }
}

/** Runs `use` with a disk of 1 MB at this folder, which can be made one that nobody may write to. */
export const withDisk = (folder: string, use: (seal: () => void) => Promise<void>): Promise<void> =>
  withMount(folder, ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs'], () =>
    use(() => mount('-o', 'remount,ro', folder)),
  )

/** Runs `use` with this folder mounted on itself: a mount point of the same disk, as the volumes of containers are. */
export const withVolume = (folder: string, use: () => Promise<void>): Promise<void> =>
  withMount(folder, ['--bind', folder], use)

/** Runs `use` with a folder that holds what is in `image`, as the file system of a container does. */
export async function withImage(image: string, folder: string, use: () => Promise<void>): Promise<void> {
  for (const name of ['upper', 'work']) mkdirSync(`${folder}-${name}`)
  const options = `lowerdir=${image},upperdir=${folder}-upper,workdir=${folder}-work`
  await withMount(folder, ['-t', 'overlay', '-o', options, 'overlay'], use)
}
