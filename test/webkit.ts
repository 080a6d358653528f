/**
 * `npm run webkit`: tests the menu, gallery, accordion and redirects in WebKitGTK, the engine of Safari. Without it,
 * this says so and passes.
 */
import '../generator/process/production'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { serve } from '../generator/commands/dev/serve'
import { runCommand } from '../generator/terminal/explain'
import { readFlags } from '../generator/terminal/flags'
import { eventually } from './helpers/eventually'
import { siteOfPages } from './browser/helpers/fixture-site'
import { findWebKit, keys, launchWebKit } from './browser/helpers/webkit'
import type { WebKit } from './browser/helpers/webkit'

const webkit = suite('WebKit')

let starting: ReturnType<typeof start> | undefined

async function start(binary: string) {
  const { folder } = await siteOfPages()
  const served = await serve(folder)
  try {
    return { served, browser: await launchWebKit(binary) }
  } catch (error) {
    await served.close()
    throw error
  }
}

webkit.after(async () => {
  const shared = await starting?.catch(() => undefined)
  await shared?.browser.close()
  await shared?.served.close()
})

const test = (sentence: string, path: string, run: (browser: WebKit, origin: string) => Promise<void>) =>
  webkit(sentence, async () => {
    const { browser, served } = await (starting ??= start(binary!))
    await browser.goto(served.origin + path)
    await run(browser, served.origin)
  })

/** Waits until a function body returns this. */
const gives = (browser: WebKit, body: string, expected: unknown) =>
  eventually(async () => assert.equal(await browser.evaluate(body), expected))

const menuState = `return [
  document.querySelector('#menu').matches(':popover-open'),
  document.querySelector('[popovertarget]').getAttribute('aria-expanded'),
]`

test('opens the menu by its button and closes it on Escape', '/about', async (browser) => {
  await gives(browser, menuState, [false, 'false'])
  await browser.click('[popovertarget]')
  await gives(browser, menuState, [true, 'true'])
  await browser.press(keys.escape)
  await gives(browser, menuState, [false, 'false'])
  await gives(browser, `return document.activeElement.matches('[popovertarget]')`, true)
})

const open = `return [...document.querySelectorAll('details')].flatMap((one, i) => (one.open ? [i + 1] : []))`

test('opens one question at a time, by click and by key', '/faqs', async (browser) => {
  await gives(browser, open, [])
  await browser.click('details:nth-of-type(3) summary')
  await gives(browser, open, [3])
  await browser.click('details:nth-of-type(5) summary')
  await gives(browser, open, [5])
  await browser.press(keys.enter)
  await gives(browser, open, [])
})

const binary = findWebKit()
await runCommand(() => {
  readFlags('webkit')
  if (binary) webkit.run()
  else console.log('skipped: no WebKitGTK here; apt-get install webkit2gtk-driver xvfb')
})
