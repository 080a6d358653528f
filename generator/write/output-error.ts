/** A problem with the output folder that the user has to fix. */
export class OutputError extends Error {
  override name = 'OutputError'
}

const inWords: Record<string, string> = {
  EACCES: 'there is no permission to',
  EPERM: 'there is no permission to',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'the disk has a fault',
  EXDEV: 'it is part of the image of a container, where it can be deleted but not renamed',
  ENOENT: 'part of its path cannot be made',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'part of its path is a file',
  ENAMETOOLONG: 'a name in it is too long',
  EMFILE: 'too few files may be open at a time (ulimit -n)',
}

/** Runs `act`. Turns an error from the system into one line. @throws {OutputError} */
export function tellSystemError<T>(folder: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw inOneLine(folder, error)
  }
}

/** Returns an OutputError of one line for a system error, and any other error unchanged. */
export function inOneLine(folder: string, error: unknown): unknown {
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (!code || !syscall) return error
  // Here, Linux reports EBUSY only for a folder that is a mount point.
  if (code === 'EBUSY') return mountPoint(folder)
  const reason = inWords[code] ?? code
  return new OutputError(
    `${folder} cannot be written: ${reason} (${syscall} ${path ?? folder}); fix that, or name another folder with --out`,
  )
}

/** The error for a folder that is a mount point, such as a container's volume: it cannot be renamed. */
export const mountPoint = (folder: string) =>
  new OutputError(
    `${folder} is a mount point or in use, so it cannot be replaced; name a folder in it with --out, such as ${folder}/site`,
  )
