/** The sample on paper. */
import { inflateSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { contentSuite } from '../browser/helpers/suite'

const paper = contentSuite('the sample on paper')

/** With the most sheets that each needs. */
const needed = { '/': 4, '/services/foundation-repair': 3, '/locations/hutto': 2 }
const some = Object.keys(needed)
const all = [
  ...some,
  '/services',
  '/services/concrete-crack-repair',
  '/locations/round-rock',
  '/locations/kyle',
  '/about',
  '/faqs',
]

paper(
  'on any paper width has plates across the sheet or most of it, in their wide framing',
  async ({ open }) => {
    const page = await open('/')
    await page.emulateMedia({ media: 'print' })
    let seen = 0
    for (const path of some) {
      await page.goto(new URL(path, page.url()).href)
      for (const inches of [6.3, 7.5]) {
        await page.setViewportSize({ width: Math.round(96 * inches), height: 960 })
        for (const plate of await page.locator('.plate:not(.tall, .scene *) img').all()) {
          const { width, height } = (await plate.boundingBox())!
          // Its attributes have the shape of the wide framing.
          const [wide, high] = await Promise.all(
            ['width', 'height'].map(async (name) => Number(await plate.getAttribute(name))),
          )
          const isFilled = Math.abs(height - (width * high!) / wide!) < 1
          assert.ok(width >= 80 * (inches - 0.1) && isFilled, `${path}: ${width} by ${height}`)
          seen += 1
        }
      }
    }
    assert.ok(seen >= 6)
  },
)

paper('has a drawing beside its words, and the gallery in two rows', async ({ open }) => {
  const page = await open('/services/foundation-repair', { viewport: { width: 720, height: 960 } })
  await page.emulateMedia({ media: 'print' })
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const [words, drawing] = [await box('.with-figure .lead'), await box('.with-figure .figure')]
  assert.ok(words.x + words.width <= drawing.x)
  await page.goto(new URL('/services', page.url()).href)
  const [first, third, last] = [
    await box('.slide'),
    await box('.slide:nth-child(3)'),
    await box('.slide:last-child'),
  ]
  assert.is(first.y, third.y)
  assert.ok(first.y + first.height < last.y)
})

paper('has each method below its pier, and the number once at the end', async ({ open }) => {
  const page = await open('/services/foundation-repair', { viewport: { width: 720, height: 960 } })
  await page.emulateMedia({ media: 'print' })
  const drawing = (await page.locator('.plate:has(+ .panels)').boundingBox())!
  for (const i of [0, 1, 2, 3]) {
    const text = (await page.locator('.panels > li').nth(i).boundingBox())!
    const panel = drawing.x + (i * drawing.width) / 4
    assert.ok(text.x >= panel - 1 && text.x + text.width <= panel + drawing.width / 4 + 16, `${i}`)
  }
  assert.is(await page.locator(':is(.bedrock, .footer) .tel:visible').count(), 1)
})

paper('has the warranty on one sheet, and two sheets of services', async ({ open }) => {
  const page = await open('/services')
  await page
    .locator('#warranty')
    .evaluate((section) =>
      section.querySelectorAll<HTMLElement>('*').forEach(({ style }) => (style.color = 'rgb(0 1 2)')),
    )
  const sheets = sheetsOf(await page.pdf({ format: 'Letter', printBackground: true }))
  assert.is(sheets.filter(({ drawn }) => drawn.includes('0 .0039 .0078 rg')).length, 1)
  assert.ok(sheets.length <= 2, `${sheets.length} sheets`)
})

paper(
  'tears no list, leaves no third of a sheet blank before the last, and has none too many',
  async ({ open }) => {
    const page = await open('/')
    for (const path of everything ? all : some) {
      await page.goto(new URL(path, page.url()).href)
      // Each list has its own color, by which its words are found in the file.
      const lists = await page.locator('main :is(.items, .ruled, .steps, .services)').evaluateAll((all) => {
        document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'))
        all.forEach((list, i) =>
          list.querySelectorAll<HTMLElement>('*').forEach((part) => (part.style.color = `rgb(0 1 ${i + 1})`)),
        )
        return all.map(({ className }) => className)
      })
      const sheets = sheetsOf(await page.pdf({ format: 'Letter', printBackground: true }))
      assert.ok(
        sheets.length <= (needed[path as keyof typeof needed] ?? 9),
        `${path}: ${sheets.length} sheets`,
      )
      lists.forEach((list, i) => {
        const color = `0 .0039 ${((i + 1) / 255).toFixed(4).slice(1)} rg`
        assert.is(sheets.filter(({ drawn }) => drawn.includes(color)).length, 1, `${path}: ${list}`)
      })
      sheets
        .slice(0, -1)
        .forEach(({ end }, i) => assert.ok(end > 0.64, `${path}: sheet ${i + 1} ends at ${end}`))
    }
  },
)

paper('has no more sheets than it needs', async ({ open }) => {
  const page = await open('/')
  for (const [path, most] of [['/reviews', 2], ...(everything ? ([['/faqs', 2]] as const) : [])] as const) {
    await page.goto(new URL(path, page.url()).href)
    const file = (await page.pdf({ format: 'Letter', printBackground: true })).toString('latin1')
    const sheets = file.match(/\/Type \/Page\b/g)!.length
    assert.ok(sheets > 0 && sheets <= most, `${path}: ${sheets}`)
  }
})

/** What is drawn on each sheet of a PDF file, and where its last words are, as a share of its 792 points. */
function sheetsOf(pdf: Buffer): { drawn: string; end: number }[] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = file.indexOf('stream\n', file.indexOf(`\n${id} 0 obj`)) + 7
    const drawn = inflateSync(pdf.subarray(start, file.indexOf('endstream', start))).toString('latin1')
    const states = [{ scale: 1, top: 0 }]
    let end = 0
    for (const [line, d, f, move] of drawn.matchAll(/^(?:[qQ]|.+ (\S+) \S+ (\S+) (cm|Tm))$/gm)) {
      const { scale, top } = states.at(-1)!
      if (line === 'Q') states.pop()
      else if (line === 'q') states.push({ scale, top })
      else if (move === 'cm') states.splice(-1, 1, { scale: scale * Number(d), top: top + scale * Number(f) })
      else end = Math.max(end, 1 - (top + scale * Number(f)) / 792)
    }
    return { drawn, end }
  })
}

paper.run()
