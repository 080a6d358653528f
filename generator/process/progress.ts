/**
 * Prints "rendered 200 of 1000" to a terminal, at most five times a second, once the work has taken a second. Returns
 * a function to call with the number of pieces just finished, and with the name of the last. `of` is how many there are.
 */
export function createProgress(
  what: string,
  of: number,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
  now = () => performance.now(),
): (more: number, name?: string) => void {
  if (!terminal.isTTY) return () => {}
  let next = now() + 1000
  let shown = false
  let done = 0
  return (more, name) => {
    done += more
    if (now() < next && !(shown && done === of)) return
    next = now() + 200
    shown = true
    // A shorter name leaves nothing of the one before it.
    const named = name === undefined ? '' : `, ${name}\x1B[K`
    terminal.write(`\r${what} ${done} of ${of}${named}${done === of ? '\n' : ''}`)
  }
}
