/**
 * `npm run bench-dev -- N ...`: how long after a save the browser shows the changed page, in a copy of the project
 * with N made-up cities. It also changes a template, for which `npm run dev` starts a new process. Medians of 9 saves.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../tools/browser'
import { runCommand } from '../../generator/terminal/explain'
import { contentDir, publicDir } from '../../generator/process/paths'
import { withFolder } from '../helpers/folder'
import { medianOf } from '../helpers/median'
import { copyProject } from '../helpers/project-copy'
import { readCounts, writeSyntheticContent } from './synthetic'

const saves = 9

/** Records when the browser has painted the expected words, with or without loading a new page. Runs in the page. */
function notePaint(): void {
  const look = () => {
    requestAnimationFrame(look)
    if (!localStorage.words || !document.body?.textContent?.includes(localStorage.words as string)) return
    localStorage.removeItem('words')
    // A message sent during a frame arrives after the frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () =>
      localStorage.setItem('painted', String(performance.timeOrigin + performance.now()))
    port2.postMessage(null)
  }
  look()
}

/** Milliseconds from the save until the browser has painted the page with the new words, measured by the browser. */
async function timeOf(page: Page, file: string, from: RegExp, words: string): Promise<number> {
  const source = readFileSync(file, 'utf8')
  if (!from.test(source)) throw new Error(`${file} does not hold ${from}`)
  await page.evaluate((words) => {
    localStorage.removeItem('painted')
    localStorage.setItem('words', words)
  }, words)
  const begin = performance.timeOrigin + performance.now()
  writeFileSync(file, source.replace(from, words))
  const painted = await page.waitForFunction(() => localStorage.painted as string | undefined, undefined, {
    timeout: 20_000,
  })
  return Number(await painted.jsonValue()) - begin
}

async function measure(page: Page, root: string, count: number): Promise<string> {
  const program = ['generator/process/launch.mjs', 'generator/commands/dev.ts', '--port', '0']
  const server = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const said = await new Promise<Buffer>((resolve) => server.stdout.once('data', resolve))
    const [origin] = /http:\S+/.exec(String(said))!
    const city = join(root, 'content/locations/hutto.md')
    await page.goto(`${origin}/locations/hutto`)
    const times = async (file: string, from: RegExp, mark: string) => {
      const all: number[] = []
      for (let i = 0; i < saves; i++) {
        all.push(await timeOf(page, file, from, `${mark}${i}.`))
        // Longer than the wait before the check of all links, so that the check does not slow every save.
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
      return `${Math.round(medianOf(all))} ms (${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))})`
    }
    const markdown = await times(city, /(In Hutto the edge|Saved \d)[^.]*\./, 'Saved ')
    const template = join(root, 'templates/sections/footer.tsx')
    const code = await times(template, /©|Saved t\d\./, 'Saved t')
    return `${count} made-up cities: a city's Markdown ${markdown}, a template ${code}`
  } finally {
    server.kill()
  }
}

await runCommand(async () => {
  const counts = readCounts('bench-dev', [0, 1000])
  const browser = await launchBrowser()
  try {
    for (const count of counts)
      await withFolder(async (root) => {
        copyProject(root, { contentDir, publicDir })
        writeSyntheticContent(contentDir, join(root, 'content'), count)
        const page = await browser.newPage()
        // tsx adds calls of its own helper to functions that run in the page.
        await page.addInitScript('globalThis.__name = (named) => named')
        await page.addInitScript(notePaint)
        console.log(await measure(page, root, count))
      })
  } finally {
    await browser.close()
  }
})
