/** Tells what the editor has written itself from what was changed beside it. Runs in the browser. */

/** The dev server tells of what was written after a tenth of a second, and later on a busy machine. */
const patience = 10_000 // ms

/**
 * Notes what is written into the folder of the website from now on. Gives back whether a file of this name was written
 * or removed by this page just now.
 */
export function noteWrites(): (name: string) => boolean {
  const times = new Map<string, number>()
  const note = (name: unknown) => times.set(String(name), Date.now())
  const { prototype: file } = FileSystemFileHandle
  before(file, 'createWritable', (handle) => note(handle.name))
  // Its last argument is the new name.
  before(file, 'move', (_, args) => note(args.at(-1)))
  before(FileSystemDirectoryHandle.prototype, 'removeEntry', (_, args) => note(args[0]))
  return (name) => Date.now() - (times.get(name) ?? 0) < patience
}

type Method = (this: FileSystemHandle, ...args: unknown[]) => unknown

/** Has `note` hear of each call of a method, which a browser may lack. */
function before(
  owner: object,
  name: string,
  note: (handle: FileSystemHandle, args: unknown[]) => void,
): void {
  const methods = owner as Record<string, Method | undefined>
  const method = methods[name]
  if (method)
    methods[name] = function (...args) {
      note(this, args)
      return method.apply(this, args)
    }
}
