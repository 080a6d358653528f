import { setImmediate as turn } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onAllCores } from '../../../generator/process/on-all-cores'

const cores = suite('onAllCores(items, work)')

cores('starts nothing after a failure, and ends when nothing is running', async () => {
  let started = 0
  const finish: (() => void)[] = []
  const work = (item: number) => {
    started++
    return item === 0
      ? Promise.reject(new Error('the first fails'))
      : new Promise<void>((done) => finish.push(done))
  }
  let message = ''
  const items = Array.from({ length: 500 }, (_, i) => i)
  const ending = onAllCores(items, work).catch((error: Error) => (message = error.message))
  await turn()
  assert.is(message, '')
  const running = started
  for (const done of finish) done()
  await ending
  await turn()
  assert.equal([message, started], ['the first fails', running])
})

cores.run()
