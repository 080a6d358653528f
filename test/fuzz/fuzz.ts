import { createJudge } from './judge'
import type { Judge } from './judge'
import { mutate } from './mutate'
import { random } from './random'

export interface Tally {
  built: number
  refused: number
  findings: { index: number; file: string; how: string[]; message: string }[]
  slowest: { index: number; milliseconds: number }
}

/** Runs the mutations of these numbers, which are always the same for the same seed. */
export async function fuzz(
  seed: number,
  indexes: Iterable<number>,
  { onStart = () => {}, judge }: { onStart?: (index: number) => void; judge?: Judge } = {},
): Promise<Tally> {
  const { subjects, judge: run } = judge ?? (await createJudge())
  const tally: Tally = { built: 0, refused: 0, findings: [], slowest: { index: -1, milliseconds: 0 } }
  for (const index of indexes) {
    onStart(index)
    const numbers = random(seed * 1_000_003 + index)
    const subject = numbers.pick(subjects)
    const { file, bytes, how } = mutate(subject.file, subject.source, numbers)
    const begin = performance.now()
    try {
      tally[await run(subject, file, bytes)]++
    } catch (error) {
      tally.findings.push({ index, file, how, message: String((error as Error).message) })
    }
    const milliseconds = Math.round(performance.now() - begin)
    if (milliseconds > tally.slowest.milliseconds) tally.slowest = { index, milliseconds }
  }
  return tally
}
