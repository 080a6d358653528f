/** Opens the editor in its own window, with a folder in the browser instead of the one that an owner picks. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { withDev } from '../../helpers/dev-server'
import type { Dev } from '../../helpers/dev-server'
import { eventually } from '../../helpers/eventually'
import { filesBelow } from '../../helpers/files'
import type { Fixture } from '../../helpers/fixture'
import { withEvidence } from './suite'

export interface Editor {
  page: Page
  dev: Dev
  /** Opens the form of a file: "company/entries/business", or an empty one: "testimonials/new". */
  form: (address: string) => Promise<void>
  /** The field at a path: "faqs.items.0.question" */
  field: (path: string) => Locator
  /** Types into a field. */
  type: (path: string, text: string) => Promise<void>
  /** Saves, and copies the browser's folder to the fixture. Returns the lines that are new there. */
  save: () => Promise<Record<string, string[]>>
}

interface Options {
  locale?: string
  /** Changes the fixture first. */
  prepare?: (fixture: Fixture) => void
}

/** In English and German. */
export const saveButton = /^(Save|Speichern)$/

/** Fields are created when they scroll into view. A tall window shows them all. */
const viewport = { width: 1280, height: 6000 }

/**
 * Runs `use` in the editor.
 * @throws when the page has sent a request to another machine.
 */
export const withEditor = (
  browser: Browser,
  use: (editor: Editor) => Promise<void>,
  { locale = 'en-US', prepare }: Options = {},
): Promise<void> =>
  withDev(
    async (dev) => {
      const { root } = dev.fixture
      const context = await browser.newContext({ locale, viewport })
      // The editor renders all fields of a window at once, which takes much longer on a busy machine.
      context.setDefaultTimeout(60_000)
      const outside: string[] = []
      try {
        // tsx adds calls of its own helper to functions that run in the page.
        await context.addInitScript('globalThis.__name = (named) => named')
        // A folder that was picked only for reading is requested again at the first save.
        await context.addInitScript(
          'showDirectoryPicker = ({ mode }) => mode === "readwrite" && navigator.storage.getDirectory()',
        )
        context.on('request', (request) => {
          if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(dev.origin))
            outside.push(request.url())
        })
        const page = await context.newPage()
        await page.goto(`${dev.origin}/admin/config.json`)
        const files = filesBelow(root).filter((file) => /^(content|public)\//.test(file))
        await page.evaluate(
          fillFolder,
          files.map((file) => [file, readFileSync(join(root, file), 'base64')] as const),
        )
        const field: Editor['field'] = (path) => page.locator(`[data-key-path="${path}"]`)
        await page.goto(`${dev.origin}/admin/`)
        // Finds only visible buttons, by role.
        const buttons = page.locator('#nc-root').getByRole('button')
        await buttons.first().waitFor()
        assert.is(await buttons.count(), 1)
        await buttons.click()
        await use({
          page,
          dev,
          field,
          form: async (address) => {
            await page.goto(`${dev.origin}/admin/#/collections/${address}`)
            await page.locator('[data-key-path]').first().waitFor()
          },
          type: async (path, text) => {
            // The editor creates the entries of a list when the list scrolls into view.
            const [outermost = ''] = path.split('.')
            await field(outermost).evaluate((element) => element.scrollIntoView())
            const folds = field(outermost).locator('[aria-controls$="-item-list"]')
            await folds.or(field(outermost).locator('input, textarea')).first().waitFor({ state: 'attached' })
            const folded = folds.and(page.locator('[aria-expanded="false"]'))
            if ((await folded.count()) > 0) {
              await folded.first().click()
              // At the end of a form, what opens is below the window.
              await page.locator('[data-key-path]').last().scrollIntoViewIfNeeded()
            }
            const input = field(path).locator('input:not([type=file]), textarea').first()
            // A form that has just opened may still replace what is typed.
            await eventually(async () => {
              await input.fill(text)
              await page.waitForTimeout(150)
              if ((await input.inputValue()) !== text) throw new Error(`${path} lost "${text}"`)
            })
          },
          save: async () => {
            await page.getByRole('button', { name: saveButton }).click()
            // Leaves the form for the list of its collection.
            await page.locator('[data-key-path]').first().waitFor({ state: 'detached' })
            return copyTo(root, await page.evaluate(readFolder))
          },
        })
        assert.equal(outside, [])
      } catch (error) {
        throw await withEvidence(error, [context], `the editor in ${locale}`)
      } finally {
        await context.close()
      }
    },
    { command: 'edit', ...(prepare && { prepare }) },
  )

/** Writes the files that differ, and returns their new lines. */
function copyTo(root: string, files: [string, string][]): Record<string, string[]> {
  const changes: Record<string, string[]> = {}
  for (const [file, data] of files) {
    const contents = Buffer.from(data, 'base64')
    const path = join(root, file)
    const before = filesBelow(root).includes(file) ? readFileSync(path) : undefined
    if (before?.equals(contents)) continue
    const known = new Set(before?.toString().split('\n'))
    changes[file] = file.endsWith('.md')
      ? contents
          .toString()
          .split('\n')
          .filter((line) => !known.has(line))
      : []
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
  return changes
}

// In the browser

async function fillFolder(files: (readonly [string, string])[]): Promise<void> {
  const root = await navigator.storage.getDirectory()
  for (const [path, data] of files) {
    const names = path.split('/')
    const last = names.pop()!
    let folder = root
    for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true })
    const file = await (await folder.getFileHandle(last, { create: true })).createWritable()
    await file.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)))
    await file.close()
  }
}

async function readFolder(): Promise<[string, string][]> {
  const files: [string, string][] = []
  const read = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, entry] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>)
      if (entry.kind === 'directory') await read(entry as FileSystemDirectoryHandle, `${path}${name}/`)
      else {
        const bytes = new Uint8Array(await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer())
        files.push([path + name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))])
      }
  }
  await read(await navigator.storage.getDirectory(), '')
  return files
}
