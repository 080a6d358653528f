/** Where the time of a build goes. One build runs in a process, so one account is enough. */

export const stages = ['read', 'validate', 'markdown', 'render', 'check', 'write'] as const
export type Stage = (typeof stages)[number]

const spent = new Map<Stage, number>()

/** Does `act` on the account of a stage. Stages do not nest. */
export function timed<T>(stage: Stage, act: () => T): T {
  const begin = performance.now()
  try {
    return act()
  } finally {
    spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - begin)
  }
}

/** Milliseconds spent on each stage so far. */
export const timeSpent = (): Record<Stage, number> =>
  Object.fromEntries(stages.map((stage) => [stage, spent.get(stage) ?? 0])) as Record<Stage, number>
