/** `npm run verify-deploy` on a host that serves the site as it was built, and on one that lost a page. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, differencesIn, verify } from './live-host'

const deployed = suite('a published site')

deployed('is the one that was built', async () => {
  const checks = await verify((_, __, usual) => usual())
  assert.ok(checks.length > 20)
  assert.equal(differencesIn(checks), [])
})

deployed('lacks a page', async () => {
  const found = differencesIn(await verify(at('/about', (response) => response.writeHead(404).end())))
  assert.match(found.join('\n'), '/about: status 404, not 200')
})

deployed('is on a host that looks for pages in folders', async () => {
  const toFolder = at('/about', (response) => response.writeHead(301, { location: '/about/' }).end())
  assert.match(
    (await verify(toFolder)).map(({ differs }) => differs).join('\n'),
    'the host does not look for about.html',
  )
})

deployed.run()
