/** Reads files of the owner's folders: never a pipe or a device, which have no end, and no more than a limit. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { ContentError, problemIn } from './problems'

/** Bytes of a content file. No page is that long, and a file put there by mistake would stall the build. */
export const maxContentBytes = 200_000

/** Bytes of a file in public/. No visitor waits for a larger one, and several hosts refuse it. */
export const maxPublicBytes = 50_000_000

/** The message for a file that is not regular. */
export const irregular = 'is a link to something else, or no file at all; put the file itself here'

/** The message for a file of `bytes`, of which at most `most` may be; undefined when it is small enough. */
export const tooLarge = (bytes: number, most: number): string | undefined =>
  bytes > most ? `is ${bytes} bytes; at most ${most} fit` : undefined

/**
 * The bytes of a file, which messages call `name`.
 * @throws {ContentError} when it is not a regular file, larger than `most` bytes, or cannot be read.
 */
export function readRegular(path: string, name: string, most: number): Buffer {
  return reading(name, () => {
    // Without this flag, which Windows lacks, a pipe would be waited for before anything can be known of it.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const stats = fstatSync(file)
      const wrong = stats.isFile() ? tooLarge(stats.size, most) : irregular
      if (wrong !== undefined) throw new ContentError([problemIn(name, wrong)])
      return readFileSync(file)
    } finally {
      closeSync(file)
    }
  })
}

/** Gives what `read` gives of a file or folder. @throws {ContentError} when the file system refuses it. */
export function reading<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (!code || !syscall) throw error
    throw new ContentError([problemIn(name, `cannot be read (${code}); check its permissions`)])
  }
}
