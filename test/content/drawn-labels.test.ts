/** What is written in drawings, as a browser shows it: legible, in its picture, on its layer, and clear of the rest. */
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { pagesToLookAt } from '../browser/helpers/every-page'
import { judgeLabels } from '../browser/helpers/judge-labels'
import { contentSuite } from '../browser/helpers/suite'

const labels = contentSuite('labels in drawings')

labels('are legible, in their picture and layer, and touch no other', async (visitor) => {
  const { open, origin, pages } = visitor
  const looked = new Set(pagesToLookAt(visitor))
  /** Drawings have least room on a phone. */
  const widths = everything ? [320, 360, 768, 1024, 1280] : [360]
  const found: string[] = []
  const files = new Map<string, Map<number, { width: number; height: number }>>()
  const known = new Set<string>()
  // One tab shows page after page, because a new one costs more than a page.
  const page = await open('/', { script: false, reducedMotion: 'reduce' })
  for (const { path, document } of pages.filter(({ path }) => looked.has(path))) {
    const addresses = document
      .querySelectorAll('main img[src*=".svg"]')
      .map((img) => img.getAttribute('src')!)
    if (!document.querySelector('svg text') && addresses.every((address) => known.has(address))) continue
    for (const address of addresses) known.add(address)
    await page.goto(origin + path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const judged = await judgeLabels(page)
      found.push(...judged.wrong.map((wrong) => `${path} at ${width} px: ${wrong}`))
      for (const { address, ...size } of judged.files)
        files.set(address, (files.get(address) ?? new Map()).set(width, size))
    }
  }
  for (const [address, sizes] of files) {
    const svg = await (await fetch(origin + address)).text()
    if (!svg.includes('<text')) continue
    await page.goto(origin + address)
    for (const [at, size] of sizes) {
      await page.setViewportSize(size)
      const { wrong } = await judgeLabels(page)
      found.push(...wrong.map((one) => `${address} at ${at} px: ${one}`))
    }
  }
  assert.is(found.length, 0, `${found.length} labels:\n${[...new Set(found)].join('\n')}`)
})

labels.run()
