/**
 * `npm run bench-dev -- N ...`: how long after a file is saved the changed page stands in the browser, in a
 * copy of the project with N made-up cities. One of its templates is changed as well, which `npm run dev`
 * answers with a new process.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../../build/browser'
import { projectDir } from '../../build/paths'
import { freePort } from '../helpers/free-port'
import { medianOf } from '../helpers/median'
import { writeSyntheticCities } from './synthetic'

const counts = process.argv.slice(2).map(Number)
if (counts.length === 0) counts.push(0, 1000)

const saves = 9

/** Milliseconds from the save until the browser has painted the page with the new words, by its own count. */
async function timeOf(page: Page, file: string, from: RegExp, words: string): Promise<number> {
  const shown = page.waitForFunction((words) => document.body.textContent?.includes(words), words, {
    polling: 'raf',
    timeout: 20_000,
  })
  const source = readFileSync(file, 'utf8')
  if (!from.test(source)) throw new Error(`${file} does not hold ${from}`)
  const begin = performance.timeOrigin + performance.now()
  writeFileSync(file, source.replace(from, words))
  await shown
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && performance.timeOrigin + paint.startTime
  })
  return Number(await painted.jsonValue()) - begin
}

async function measure(page: Page, root: string, count: number): Promise<string> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'build/dev.ts', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve))
    const city = join(root, 'content/locations/hutto.md')
    await page.goto(`http://127.0.0.1:${port}/locations/hutto`)
    const times = async (file: string, from: RegExp, mark: string) => {
      const all: number[] = []
      for (let i = 0; i < saves; i++) {
        all.push(await timeOf(page, file, from, `${mark}${i}.`))
        // Longer than the check of all links waits, so that it is not in the way of every save.
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
      return `${Math.round(medianOf(all))} ms (${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))})`
    }
    const markdown = await times(city, /(?<=\n)(Hutto began as|Saved \d)[^.]*\./, 'Saved ')
    const template = join(root, 'templates/sections/footer.tsx')
    const code = await times(template, /Sitemap|Saved t\d\./, 'Saved t')
    return `${count} made-up cities: a city's Markdown ${markdown}, a template ${code}`
  } finally {
    server.kill()
  }
}

const browser = await launchBrowser()
try {
  for (const count of counts) {
    const root = mkdtempSync(join(tmpdir(), 'bench-dev-'))
    try {
      for (const name of [
        'build',
        'client',
        'content',
        'public',
        'templates',
        'package.json',
        'tsconfig.json',
      ])
        cpSync(join(projectDir, name), join(root, name), { recursive: true })
      symlinkSync(join(projectDir, 'node_modules'), join(root, 'node_modules'))
      writeSyntheticCities(join(root, 'content/locations'), count)
      console.log(await measure(await browser.newPage(), root, count))
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
} finally {
  await browser.close()
}
