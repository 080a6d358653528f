/** Kills builds and checks what they leave. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withFixture } from '../../helpers/fixture'
import { UsageError } from '../../../generator/terminal/flags'
import type { Fixture } from '../../helpers/fixture'
import { cityFiles, madeUp } from '../../helpers/many-cities'
import { random } from '../fuzz/random'
import { ended, flags, manifest, run, start } from './run-build'

export interface KillReport {
  kills: number
  /** Number of builds that were killed while writing, and of those that had already ended. */
  writing: number
  late: number
}

/**
 * Returns what the kills prove. Only a kill during writing could leave half a site.
 * @throws when there was none.
 */
export function proven({ kills, writing, late }: KillReport): string {
  const count = `${kills} builds killed, ${writing} of them while they wrote, ${late} after they were done`
  if (writing === 0)
    throw new UsageError(`${count}; this says nothing of builds that are killed while they write: kill more`)
  return `${count}\neach left a whole site`
}

const phones = ['+15125550199', '+15125550177'] as const

/**
 * Each build has a different phone number, so that an old site differs from a new one. The site has `cities` made-up
 * cities. The seed gives the moments of the kills.
 * @throws when a kill leaves an incomplete site, or the next build leaves anything next to a site.
 */
export const killBuilds = (times: number, cities = 0, seed = 1): Promise<KillReport> =>
  withFixture(async (fixture) => {
    for (const [file, text] of cityFiles(madeUp(cities, 10))) fixture.write(file, text)
    const { int } = random(seed)
    const sites: string[] = []
    let [loading, whole] = [0, 0]
    for (const phone of phones) {
      usePhone(fixture, phone)
      const usual = watch(fixture)
      const begin = performance.now()
      await usual.writing
      loading = performance.now() - begin
      await usual.done
      whole = performance.now() - begin
      sites.push(manifest(fixture.outDir).join('\n'))
    }

    const report: KillReport = { kills: 0, writing: 0, late: 0 }
    for (let i = 0; i < times; i++) {
      usePhone(fixture, phones[i % 2]!)
      const before = leftovers(fixture)
      const build = watch(fixture)
      // Half of the kills come at any time. The other half come after the build has started to write.
      const late = i % 2 === 1
      if (late) await build.writing
      await sleep((int(1000) / 1000) * (late ? 0.6 * (whole - loading) : whole))
      if (!build.isRunning()) report.late++
      build.child.kill('SIGKILL')
      await build.done
      report.kills++
      if (leftovers(fixture).some((name) => !before.includes(name))) report.writing++
      if (!sites.includes(manifest(standing(fixture)).join('\n')))
        throw new Error(`kill ${i + 1} left a site that is neither the old one nor the new one`)
    }
    await run(flags(fixture))
    // What else a killed build leaves goes after an hour.
    const left = leftovers(fixture).filter((name) => name.startsWith('.dist-old-'))
    if (left.length > 0) throw new Error(`the next build leaves ${left.join(', ')}`)
    if (manifest(fixture.outDir).join('\n') !== sites[(times + 1) % 2])
      throw new Error('the next build makes another site')
    return report
  })

/**
 * Returns the site. Between two renames it has another name for a moment, and the next build renames it back. No call
 * in Node exchanges two folders in one step.
 */
function standing(fixture: Fixture): string {
  if (existsSync(fixture.outDir)) return fixture.outDir
  const old = leftovers(fixture).findLast((name) => name.startsWith('.dist-old-'))
  if (!old) throw new Error('there is no site')
  return join(fixture.root, old)
}

/** Starts a build and says when it starts to write. */
function watch(fixture: Fixture) {
  const child = start(flags(fixture))
  const done = ended(child)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const hasBegun = () =>
    leftovers(fixture).some((name) => name.startsWith('.dist-new-') && name.includes(`-${child.pid}-`))
  const wait = async () => {
    while (isRunning() && !hasBegun()) await sleep(1)
  }
  return { child, done, isRunning, writing: wait() }
}

const usePhone = ({ edit, read }: Fixture, phone: string) =>
  edit(
    'business.md',
    phones.find((other) => read('business.md').includes(other))!,
    phone,
  )

const leftovers = ({ root }: Fixture) => readdirSync(root).filter((name) => name.startsWith('.dist-'))
