import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fixtureSite } from '../browser/helpers/fixture-site'
import { differences } from './differences'
import { emulatedHosts, withEmulatedHost } from './emulated'

const emulated = suite('the site, on hosts that are emulated')

const aboutHeaders = /^\S+: (no [\w-]+(; )?|cache-control is missing, not a year)+$/

for (const host of emulatedHosts)
  emulated(`is whole by the rules of ${host.name}`, async () => {
    const { folder } = await fixtureSite()
    await withEmulatedHost(host, folder, async (origin) => {
      const found = await differences(origin, folder)
      assert.equal(host.headers ? found : found.filter((line) => !aboutHeaders.test(line)), [])
    })
  })

emulated.run()
