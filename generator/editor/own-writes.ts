/** Tells the editor's own writes from changes that others made. Runs in the browser. */

/** Milliseconds. The dev server reports a write after about 0.1 s, and later on a busy machine. */
const patience = 10_000 // ms

/**
 * Records every write into the website's folder from now on. Returns a function that says whether this page has just
 * written or removed a file of this name.
 */
export function noteWrites(): (name: string) => boolean {
  const times = new Map<string, number>()
  const note = (name: unknown) => times.set(String(name), Date.now())
  const { prototype: file } = FileSystemFileHandle
  before(file, 'createWritable', (handle) => note(handle.name))
  // The last argument of `move` is the new name.
  before(file, 'move', (_, args) => note(args.at(-1)))
  before(FileSystemDirectoryHandle.prototype, 'removeEntry', (_, args) => note(args[0]))
  return (name) => Date.now() - (times.get(name) ?? 0) < patience
}

type Method = (this: FileSystemHandle, ...args: unknown[]) => unknown

/** Calls `note` before each call of a method. A browser may lack the method. */
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
