import type { Subject } from './corpus'
import { createJudge } from './judge'
import type { Judge, Verdict } from './judge'
import { mutate } from './mutate'
import type { Mutant } from './mutate'
import { random } from './random'

export interface Result {
  index: number
  verdict: Verdict | 'finding'
  milliseconds: number
  /** What must not have happened, and did. */
  message?: string
}

/** One broken file; always the same for the same seed and number. */
export function mutation(
  subjects: readonly Subject[],
  seed: number,
  index: number,
): Mutant & { subject: Subject } {
  const numbers = random(seed * 1_000_003 + index)
  const subject = numbers.pick(subjects)
  return { subject, ...mutate(subject.file, subject.source, numbers) }
}

/** Judges the mutations of these numbers, one after the other. */
export async function* fuzz(
  seed: number,
  indexes: Iterable<number>,
  ready?: Judge,
): AsyncGenerator<Result, void> {
  const { subjects, judge } = ready ?? (await createJudge())
  for (const index of indexes) {
    const { subject, ...mutant } = mutation(subjects, seed, index)
    const begin = performance.now()
    const end = await judge(subject, mutant).then(
      (verdict) => ({ verdict }),
      (error: Error) => ({ verdict: 'finding' as const, message: error.message }),
    )
    yield { index, milliseconds: Math.round(performance.now() - begin), ...end }
  }
}
