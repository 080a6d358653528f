import { setTimeout as sleep } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onAllCores } from '../../../generator/process/on-all-cores'

const cores = suite('onAllCores(items, work)')

cores('starts nothing after a failure, and ends when nothing is running', async () => {
  const events: string[] = []
  const work = async (item: number) => {
    events.push(`begins ${item}`)
    await sleep(item === 0 ? 5 : 50)
    if (item === 0) throw new Error('the first fails')
    events.push(`ends ${item}`)
  }
  let message = ''
  await onAllCores(
    Array.from({ length: 500 }, (_, i) => i),
    work,
  ).catch((error: Error) => (message = error.message))
  assert.is(message, 'the first fails')
  const count = (what: string) => events.filter((event) => event.startsWith(what)).length
  assert.is(count('ends'), count('begins') - 1)
  const seen = events.length
  await sleep(100)
  assert.is(events.length, seen)
})

cores.run()
