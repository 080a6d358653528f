import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../build'
import { addPair, enrich } from '../browser/helpers/fixture-site'
import { withFixture } from '../helpers/fixture'
import { newFolder } from '../helpers/folder'
import { settle } from '../helpers/settle'
import { siteName } from './requests'

let built: Promise<string> | undefined

/** Returns the folder of a site with a host name of its own, for the table of requests. Built once. */
export const namedSite = (): Promise<string> =>
  (built ??= withFixture(async (fixture) => {
    enrich(fixture)
    await addPair(fixture)
    settle(fixture)
    fixture.edit('business.md', 'https://www.acme-leveling.com', `https://${siteName}`)
    mkdirSync(join(fixture.publicDir, '.well-known'))
    for (const [file, text] of [
      ['.well-known/security.txt', 'Contact: tel:+15125550123\n'],
      ['google1.html', 'google-site-verification: google1.html'],
    ] as const)
      writeFileSync(join(fixture.publicDir, file), text)
    const outDir = join(newFolder(), 'dist')
    await build({ ...fixture, outDir, preview: false })
    return outDir
  }))
