import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answer, differencesIn, liveSite, verify } from '../engine/commands/live-host'
import { namedSite } from './named-site'
import { askAll } from './requests'
import type { Demands } from './requests'
import { askRules, azure, iis, netlify, vercel } from './rules'
import type { Rules } from './rules'

const by = (file: string, read: (text: string) => Rules) => (site: string) =>
  Promise.resolve(read(readFileSync(join(site, file), 'utf8')))

/** These hosts have no rules, or none of ours, for such addresses and types. */
const never: Demands['never'] = ['stem', 'hidden', 'odd', 'file', 'name', 'other']

interface Emulated {
  name: string
  read: (site: string) => Promise<Rules>
  softly?: Demands['softly']
  folders?: boolean
}

const hosts: Emulated[] = [
  { name: 'Vercel', read: by('vercel.json', vercel) },
  // At an old address it shows the page that redirects.
  { name: 'Netlify', read: netlify, softly: ['clean', 'old'] },
  { name: 'Azure', read: by('staticwebapp.config.json', azure), softly: ['clean', 'old'] },
  { name: 'IIS', read: by('web.config', iis), softly: ['page', 'clean', 'old', 'header'], folders: true },
]

const emulated = suite('the site on emulated hosts')

for (const { name, read, softly = [], folders = false } of hosts) {
  emulated(`is complete by the rules of ${name}`, async () => {
    const dist = await liveSite()
    const rules = await read(dist)
    const checks = await verify(({ url }, response) => answer(dist, url!, response, rules))
    assert.equal(differencesIn(checks), [])
  })

  emulated(`responds to each request by the rules of ${name}`, async () => {
    const site = await namedSite()
    const ask = askRules(await read(site), site, { folders })
    assert.equal(await askAll(ask, site, { softly, never }), [])
  })
}

emulated.run()
