import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answer, differencesIn, liveSite, verify } from '../engine/commands/live-host'
import { readers, rulesIn } from './rules'

const emulated = suite('the site, on hosts that are emulated')

for (const [i, file] of Object.keys(readers).entries())
  emulated(`is whole by the rules of ${file}`, async () => {
    const dist = await liveSite()
    const rules = rulesIn(dist)[i]!
    const checks = await verify(({ url }, response) => answer(dist, url!, response, rules))
    assert.equal(differencesIn(checks), [])
  })

emulated.run()
