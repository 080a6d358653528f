/** Checks the sample as a whole, in addition to its specification. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { firstScreenLimit, heavyPages, weigh, weightOf } from '../tools/page-weight'
import { projectDir } from '../../generator/process/paths'
import { guideFile } from '../../generator/read/files/content-folder'
import { sampleValues } from '../../generator/read/opinions/samples'
import { plates } from '../../templates/illustrations/plates/sizes'
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

/** Sections that are not plain text. Markdown has no drawing, and links are a list to use. */
const relief = 'img, svg, table, .steps, .notice, .advice, .prose, .links'

/** This page's HTML has the largest allowed size, so no drawing can be added to it. */
const full = '/locations/round-rock'

sample('has no two sections of bare text in a row on service and town pages', async () => {
  const { first: pages } = await builtSite()
  const judged = pages.filter(({ path }) => /^\/(services|locations)\//.test(path) && path !== full)
  assert.ok(judged.length > 0)
  for (const { path, main } of judged) {
    const blocks = main.querySelectorAll('section.stratum')
    const bare = blocks.map((block) => block.querySelector(relief) === null)
    const twice = blocks.filter((_, i) => bare[i] && bare[i + 1]).map(({ id }) => id)
    assert.equal(twice, [], `${path}: bare text, and bare text after it`)
  }
})

sample('has each plate on at most six pages', async () => {
  const { first: pages } = await builtSite()
  const used = pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('.plate img')
      .map((img) => ({ path, name: /\/([\w-]+)\.svg/.exec(img.getAttribute('src')!)![1]! })),
  )
  // The floor plan is part of the sample estimate.
  for (const plate of Object.keys(plates).filter((name) => name !== 'floor-plan')) {
    const on = used.filter(({ name }) => name === plate).map(({ path }) => path)
    assert.ok(on.length >= 1 && on.length <= 6, `${plate} is on ${on.length} pages: ${on.join(', ')}`)
  }
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
