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
