/**
 * Prints "rendered 200 of 1000" to a terminal, at most five times a second, once the work has taken a second. Returns
 * a function to call with the number of pieces just finished. `of` is how many there are.
 */
export function createProgress(
  what: string,
  of: number,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
  now = () => performance.now(),
): (more: number) => void {
  if (!terminal.isTTY) return () => {}
  let next = now() + 1000
  let shown = false
  let done = 0
  return (more) => {
    done += more
    if (now() < next && !(shown && done === of)) return
    next = now() + 200
    shown = true
    terminal.write(`\r${what} ${done} of ${of}${done === of ? '\n' : ''}`)
  }
}
