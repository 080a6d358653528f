/**
 * Draws the editor's pictures for the README, as part of `npm run draw-readme`: the list, a form, a field left empty.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import * as paths from '../../generator/process/paths'
import { withEditor } from '../browser/helpers/editor'
import type { Editor } from '../browser/helpers/editor'

/** Wide enough that three side by side can be read. */
const viewport = { width: 860, height: 620 }

/** The forms show the owner's content. */
function prepare({ contentDir, publicDir }: { contentDir: string; publicDir: string }): void {
  for (const [from, to] of [
    [paths.contentDir, contentDir],
    [paths.publicDir, publicDir],
  ] as const) {
    rmSync(to, { recursive: true })
    cpSync(from, to, { recursive: true })
  }
}

async function draw({ page, dev, form, field }: Editor, into: string): Promise<void> {
  const shot = async (name: string) => {
    // The bar above names a folder of this machine.
    const picture = await page.locator('#nc-root').screenshot({ animations: 'disabled' })
    const { size } = await sharp(picture).webp({ quality: 80 }).toFile(join(into, name))
    console.log(`${into}/${name}  ${size} bytes`)
  }
  await page.setViewportSize(viewport)
  await page.goto(`${dev.origin}/admin/#/collections/locations`)
  await page.getByRole('row').nth(3).waitFor()
  await shot('editor-list.webp')
  // In a low window, the editor only creates the fields in view.
  await page.setViewportSize({ ...viewport, height: 6000 })
  await form('company/entries/business')
  await field('phone').waitFor()
  await page.setViewportSize(viewport)
  await field('phone').scrollIntoViewIfNeeded()
  await shot('editor-form.webp')
  await form('testimonials/new')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await field('name').getByText('This field is required.').waitFor()
  await shot('editor-required.webp')
}

/** Draws them into an existing folder. */
export const drawEditor = (browser: Browser, into: string): Promise<void> =>
  withEditor(browser, (editor) => draw(editor, into), { prepare })
