/**
 * `npm run bench-firms -- N`: builds the sites of N firms one after the other, first when none of their pictures was ever
 * drawn, then again. Each is the real content with a name, a phone and colors of its own, and 34 pages.
 */
import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir, publicDir } from '../../generator/process/paths'
import { runCommand } from '../../generator/terminal/explain'
import { withFolder } from '../helpers/folder'
import { medianOf } from '../helpers/median'
import { readCounts } from './synthetic'
import { timedBuild } from './timed'

/** Action colors of each firm: light, dark. */
const actions = [
  ['#8c2f4f', '#e0809d'],
  ['#8a4b12', '#dd9a5a'],
  ['#2f6b3a', '#7fbf8b'],
  ['#24608a', '#79b4dc'],
  ['#6a3d8f', '#b793d8'],
] as const

await runCommand(() => {
  const [count = 200] = readCounts('bench-firms', [])
  return withFolder((root) => {
    const firms = Array.from({ length: count }, (_, i) => writeFirm(join(root, `firm-${i + 1}`), i))
    for (const time of ['the first time', 'again']) {
      const begin = performance.now()
      const runs = firms.map((firm) =>
        timedBuild(join(firm, 'content'), join(firm, 'public'), join(firm, 'out')),
      )
      const seconds = (performance.now() - begin) / 1000
      const cpu = runs.reduce((sum, run) => sum + run.cpu, 0) / 1000
      const peak = Math.max(...runs.map((run) => run.peak)) / 1e6
      const median = medianOf(runs.map((run) => run.wall)) / 1000
      console.log(
        `${count} firms, ${time}: ${seconds.toFixed(0)} s, the builds ${median.toFixed(2)} s each (median), ` +
          `${cpu.toFixed(0)} s of processor time in all, at most ${peak.toFixed(0)} MB`,
      )
    }
  })
})

/** Returns its folder. The name is different in each run, so that the cache has no picture of it. */
function writeFirm(folder: string, number: number): string {
  const [content, files] = [join(folder, 'content'), join(folder, 'public')]
  cpSync(contentDir, content, { recursive: true })
  cpSync(publicDir, files, { recursive: true })
  const business = join(content, 'business.md')
  const text = readFileSync(business, 'utf8')
  const name = `Firm ${randomUUID().slice(0, 4)}`
  const phone = `+151255501${String(number % 100).padStart(2, '0')}`
  const [light, dark] = actions[number % actions.length]!
  const other = text
    .replace(/^name: .*/m, `name: ${name}`)
    .replace(/^titleSuffix: .*/m, `titleSuffix: ${name}`)
    .replace(/^phone: .*/m, `phone: '${phone}'`)
    .replace(/^---\n/, `---\ntheme:\n  action: { light: '${light}', dark: '${dark}' }\n`)
  writeFileSync(business, other)
  return folder
}
