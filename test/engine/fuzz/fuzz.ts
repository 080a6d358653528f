import type { Judge, Verdict } from './judge'
import { mutate } from './mutate'
import type { Mutant } from './mutate'
import { random } from './random'

export interface Result {
  index: number
  mutant: Mutant
  verdict: Verdict | 'finding'
  /** Something that must never happen but did. */
  message?: string
}

/**
 * Judges the mutations with these numbers, one after the other. The same seed and number always give the same mutation.
 */
export async function* fuzz(
  seed: number,
  indexes: Iterable<number>,
  { subjects, judge }: Judge,
): AsyncGenerator<Result, void> {
  for (const index of indexes) {
    const numbers = random(seed * 1_000_003 + index)
    const subject = numbers.pick(subjects)
    const mutant = mutate(subject.file, subject.source, numbers)
    const end = await judge(subject, mutant).then(
      (verdict) => ({ verdict }),
      (error: Error) => ({ verdict: 'finding' as const, message: error.message }),
    )
    yield { index, mutant, ...end }
  }
}
