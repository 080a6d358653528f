import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { proven } from './kill'

const kills = suite('npm run kill-test')

kills('fails when no build was killed while it was writing', () => {
  const said = '9 builds killed, 2 of them while they wrote, 3 after they were done\neach left a whole site'
  assert.match(proven({ kills: 9, writing: 2, late: 3 }), said)
  assert.throws(
    () => proven({ kills: 9, writing: 0, late: 3 }),
    /^9 builds killed, 0 of them while they wrote, 3 after they were done; this says nothing/,
  )
})

kills.run()
