import * as assert from 'uvu/assert'
import { browserSuite } from '../../browser/helpers/suite'

declare global {
  interface Window {
    injected?: string[]
    violations?: string[]
  }
}

const policy = browserSuite('the Content-Security-Policy')

policy('runs no script that someone has put into a page', async ({ open }) => {
  const hostile = [
    '<script>(window.injected ??= []).push("inline")</script>',
    '<img src="/no-such.png" onerror="(window.injected ??= []).push(\'handler\')">',
    '<script src="data:text/javascript,(window.injected%20??=%20[]).push(%22data%22)"></script>',
    '<script src="https://x.example/x.js"></script>',
    '<iframe srcdoc="<script>(parent.injected ??= []).push(\'frame\')</script>"></iframe>',
    '<style>body { display: none }</style>',
    '<base href="https://x.example/">',
  ].join('')
  const page = await open('/about', {
    prepare: async (page) => {
      await page.addInitScript(() => {
        window.violations = []
        addEventListener('securitypolicyviolation', (event) => {
          window.violations!.push(event.effectiveDirective)
        })
      })
      await page.route('**/about', async (route) => {
        const response = await route.fetch({ maxRetries: 2 })
        const html = await response.text()
        await route.fulfill({ response, body: html.replace('</main>', () => `${hostile}</main>`) })
      })
    },
  })
  await page.waitForLoadState('load')
  assert.equal(await page.evaluate(() => window.injected ?? []), [])
  assert.ok(await page.locator('main h1').isVisible())
  assert.is(await page.evaluate(() => document.baseURI), page.url())
  const violations = await page.evaluate(() => window.violations!)
  for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri'])
    assert.ok(violations.includes(directive), `${directive} is not among ${violations.join(', ')}`)
})

policy.run()
