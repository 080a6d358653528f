/** Checks the sample as a whole, in addition to its specification. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { firstScreenLimit, heavyPages, weigh, weightOf } from '../tools/page-weight'
import { projectDir } from '../../generator/process/paths'
import { guideFile } from '../../generator/read/files/content-folder'
import { sampleValues } from '../../generator/read/opinions/samples'
import { builtSite } from '../helpers/built-site'
import { originalOf } from '../../templates/model/languages'
import { filesBelow } from '../helpers/files'
import { contentDir } from '../helpers/owners-folders'
import { plain } from '../helpers/page-text'
import { rawFile, rawFiles } from '../helpers/raw-content'
import type { Raw } from '../helpers/raw-content'

const sample = suite('the sample')

sample('gets no hint', async () => {
  assert.equal((await builtSite()).suspect(), [])
})

sample('has first screens, and half of its pages, that arrive in one round trip', async () => {
  const { folder } = await builtSite()
  const weights = weigh(folder)
  assert.equal(heavyPages(folder, weights), [])
  assert.ok(weightOf(weights[Math.floor(weights.length / 2)]!) < firstScreenLimit)
})

sample('uses the name in braces for every fact of the firm or of a page', () => {
  const { name, titleSuffix, address } = rawFile(contentDir, 'business.md').data
  for (const file of filesBelow(contentDir).filter(
    (name) => !['business.md', guideFile].includes(originalOf(name)),
  )) {
    const text = plain(readFileSync(join(contentDir, file), 'utf8').replace(/^\s*#(?!#).*/gm, ''))
    for (const word of [name, titleSuffix, address.street])
      assert.not(text.includes(word), `${word}: ${file}`)
    for (const words of Object.values((rawFile(contentDir, file).data.facts ?? {}) as Record<string, string>))
      assert.is(text.split(plain(words)).length, 2, `${words}: ${file}`)
  }
})

const code = ['templates', 'client', 'generator']
  .flatMap((folder) => filesBelow(join(projectDir, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  // The schemas' help texts use the sample's values as examples.
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.startsWith('templates/model/schema/'))

sample("has the values that the launch check recognizes as the sample's", () => {
  for (const { file, path, value } of sampleValues) {
    const { data } = rawFile(contentDir, file)
    const found: unknown = path.reduce((inside: Raw, name) => inside[name], data)
    assert.is(String(found), value, path.join('.'))
  }
})

// The sample's names are unlike any word in code. Those of a real company may not be.
sample('has facts of the business in no template, script or build stage', async () => {
  const { name, titleSuffix, phone, host, address } = (await builtSite()).site.business
  const words = [name, titleSuffix, phone.slice(-7), new URL(host).host, address.city, address.street!]
  const names = rawFiles(contentDir, 'locations').flatMap(({ data }) => [data.name, data.county] as string[])
  for (const file of code) {
    const text = readFileSync(join(projectDir, file), 'utf8')
    // The generator uses towns of the sample as examples, and a comment names the road.
    const places = /^(templates(?!\/model\/states)|client)\//.test(file) ? names : []
    for (const word of [...words, ...places]) assert.not(text.includes(word), `${file} holds "${word}"`)
  }
})

sample.run()
