import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { verdictOn } from './kill'

const verdict = suite('npm run kill-test')

verdict('is content when builds were killed while they wrote, and fails when none was', () => {
  const good = verdictOn({ kills: 9, writing: 1, late: 2 })
  assert.not(good.failed)
  assert.match(good.line, /^9 builds killed, 1 of them while they wrote, 2 after .* each left a whole site/)
  const none = verdictOn({ kills: 2, writing: 0, late: 2 })
  assert.ok(none.failed)
  assert.match(none.line, 'this says nothing of builds that are killed while they write; kill more')
})

verdict.run()
