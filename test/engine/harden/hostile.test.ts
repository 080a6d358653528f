import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { everything } from '../../helpers/everything'
import { hostileCases, someHostileCases } from '../fuzz/hostile-cases'
import type { HostileCase } from '../fuzz/hostile-cases'
import { createJudge } from '../fuzz/judge'

const hostile = suite('hostile content')

/** What must not have happened, of each case in which it did. */
async function findings(cases: readonly HostileCase[]): Promise<string[]> {
  const { subjects, judge } = await createJudge()
  const found: string[] = []
  for (const { file, from, to } of cases) {
    const subject = subjects.find((other) => other.file === file)!
    assert.ok(subject.source.includes(from), `${file} holds no ${from}`)
    const bytes = typeof to === 'string' ? Buffer.from(subject.source.replace(from, () => to)) : to
    await judge(subject, { file, bytes }).catch((error: Error) => {
      found.push(`${file}: ${JSON.stringify(to.slice(0, 80))}: ${error.message.slice(0, 500)}`)
    })
  }
  return found
}

hostile('is refused with file and line, or shown as the text it is', async () => {
  assert.ok(someHostileCases.length > 200)
  assert.equal(await findings(everything ? hostileCases : someHostileCases), [])
})

hostile.run()
