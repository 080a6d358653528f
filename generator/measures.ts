import { timeSpent } from './content/stages'
import type { Stage } from './content/stages'

/** What a process has used since it began. */
export interface Measures {
  /** Milliseconds. */
  wall: number
  /** Milliseconds of processor time, on all cores together. */
  cpu: number
  /** Most memory at any time, in bytes. */
  peak: number
  /** Milliseconds. */
  stages: Record<Stage, number>
}

export function measures(): Measures {
  const { user, system } = process.cpuUsage()
  return {
    wall: process.uptime() * 1000,
    cpu: (user + system) / 1000,
    peak: process.resourceUsage().maxRSS * 1024,
    stages: timeSpent(),
  }
}
