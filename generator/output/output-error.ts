/** Something about the output folder that the user must settle. */
export class OutputError extends Error {
  override name = 'OutputError'
}

const inWords: Record<string, string> = {
  EACCES: 'there is no permission to',
  EPERM: 'there is no permission to',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'part of its path cannot be made',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'part of its path is a file',
  ENAMETOOLONG: 'a name in it is too long',
}

/** Does `act`, and turns what the system refuses into one line. @throws {OutputError} */
export function tellSystemError<T>(folder: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const { code, path, syscall } = error as NodeJS.ErrnoException
    if (!code || !syscall) throw error
    const reason = inWords[code] ?? code
    throw new OutputError(
      `${folder} cannot be written: ${reason} (${syscall} ${path ?? folder}); mend that, or name another folder with --out`,
    )
  }
}
