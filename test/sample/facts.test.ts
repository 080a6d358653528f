import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../generator/process/paths'
import { loadSite } from '../../generator/read/load'
import { contentDir, publicDir } from '../helpers/owners-folders'
import { filesBelow } from '../helpers/files'

const { site } = loadSite({ contentDir, publicDir })

const code = ['templates', 'client', 'generator']
  .flatMap((folder) => filesBelow(join(projectDir, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  // The help texts of the schemas give the sample values as examples.
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.startsWith('templates/model/schema/'))

// The names of the sample are known to be unlike any word of code; those of a real company need not be.
const facts = suite('facts of the business')

facts('stand in no template, script or build stage', () => {
  const { name, titleSuffix, phone, host, address } = site.business
  const words = [name, titleSuffix, phone.slice(-7), new URL(host).host, address.city, address.street]
  for (const file of code) {
    const text = readFileSync(join(projectDir, file), 'utf8')
    for (const word of words) assert.not(text.includes(word), `${file} holds "${word}"`)
  }
})

facts.run()
