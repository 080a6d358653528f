import { constants, copyFileSync, linkSync } from 'node:fs'

/** What disks say that know no links, such as FAT, or that have enough links to one file. */
const refusals = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'])

/** One file under a second name, or a copy where the disk knows no links. @throws when `to` is there. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!refusals.has(String((error as NodeJS.ErrnoException).code))) throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}
