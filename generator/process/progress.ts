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

/** Measures the stages of a build. */
export interface Stopwatch {
  /** Ends a stage. It took the time since the last stage ended, or since the process started. */
  lap: (stage: string) => void
  /** The stages so far, in milliseconds. */
  stages: Record<string, number>
}

export function createStopwatch(): Stopwatch {
  let last = 0
  const stages: Record<string, number> = {}
  return {
    stages,
    lap(stage) {
      const now = performance.now()
      stages[stage] = now - last
      last = now
    },
  }
}

/** What a build has used since its process started. */
export interface Timings {
  /** Milliseconds. */
  wall: number
  /** Milliseconds of processor time, summed over all threads. */
  cpu: number
  /** The most memory the process has held at one time, in bytes. */
  peak: number
  /** Milliseconds. */
  stages: Record<string, number>
}

export function timings({ stages }: Pick<Stopwatch, 'stages'>): Timings {
  const { user, system } = process.cpuUsage()
  return {
    wall: process.uptime() * 1000,
    cpu: (user + system) / 1000,
    peak: process.resourceUsage().maxRSS * 1024,
    stages,
  }
}
