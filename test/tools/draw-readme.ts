/**
 * `npm run draw-readme`: builds, and draws the pictures of README.md: the home page on a desktop and a phone, and the
 * editor.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../build'
import { launchBrowser } from './browser'
import { drawEditor } from './draw-editor'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags } from '../../generator/terminal/flags'
import { contentDir, outDir, publicDir } from '../../generator/process/paths'
import { serve } from '../../generator/commands/dev/serve'

const desktop = { width: 1280, height: 1000 }
const phone = { width: 360, height: 720 }

await runCommand(async () => {
  const { into } = readFlags('draw-readme').values
  mkdirSync(into, { recursive: true })
  await build({ contentDir, publicDir, outDir, preview: false })
  const site = await serve(outDir)
  const browser = await launchBrowser()
  try {
    const shot = async (viewport: typeof desktop) => {
      const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' })
      return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`
    }
    const [wide, narrow] = [await shot(desktop), await shot(phone)]
    const page = await browser.newPage({ viewport: { width: 1040, height: 540 } })
    await page.setContent(`<!doctype html><style>
      body { margin: 0; padding: 24px; display: flex; gap: 24px; justify-content: center; background: #d9cdb8 }
      img { height: 490px; border: 1px solid #221c17; border-radius: 4px }
    </style><img src="${wide}"><img src="${narrow}">`)
    const picture = await page.screenshot()
    writeFileSync(join(into, 'home.png'), picture)
    console.log(`${into}/home.png  ${picture.length} bytes`)
    await drawEditor(browser, into)
  } finally {
    await browser.close()
    await site.close()
  }
})
