/** Measures the stages of a build. */
export interface Stopwatch {
  /** Ends a stage: the time since the last stage ended, or since the process began, is its own. */
  lap: (stage: string) => void
  /** Milliseconds of each stage so far. */
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

/** What a build has used since its process began. */
export interface Timings {
  /** Milliseconds. */
  wall: number
  /** Milliseconds of processor time, of all threads together. */
  cpu: number
  /** Most memory at any time, of all threads together, in bytes. */
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
