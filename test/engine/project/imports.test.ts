import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/paths'
import { filesBelow } from '../../helpers/files'

/**
 * Which files may import which, by the beginning of their path; the first that fits counts. The stages of the
 * generator stand in the order of the pipeline, and nothing imports a command or the build but tests.
 */
const allowed: Record<string, RegExp> = {
  // The types that templates are given are derived from the schemas. Only a type may be imported there.
  'templates/site.ts': /^(generator\/content\/schema|templates\/photos)$/,
  'client/': /^client\//,
  'templates/': /^(templates\/|client\/hooks$)/,
  'generator/content/': /^(generator\/content|templates)\//,
  'generator/pages/': /^(generator\/(content|pages|paths$)|templates|client)/,
  'generator/output/': /^(generator\/(content|pages|output|progress$)|templates|client)/,
  'generator/photos/': /^(generator\/(content|output|photos|paths$|progress$)|templates)/,
  'generator/drawings/': /^(generator\/(drawings|photos\/photo-cache$|paths$)|templates)/,
  'generator/commands/': /^(generator|templates|client)\//,
  'generator/': /^(generator\/(?!commands)|templates\/)/,
  'build.ts': /^generator\/(?!commands)/,
  'test/': /./,
}

const sources = ['client', 'templates', 'generator', 'test']
  .flatMap((folder) => filesBelow(join(projectDir, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  .filter((file) => /\.tsx?$/.test(file))

const importsOf = (file: string) =>
  [
    ...readFileSync(join(projectDir, file), 'utf8').matchAll(
      /^(?:import|export) (?:[^'";]*? from )?'(\.[^']*)'/gm,
    ),
  ].map(([, path]) => relative(projectDir, join(projectDir, dirname(file), path!)).replaceAll('\\', '/'))

const imports = suite('imports')

imports('go one way', () => {
  assert.ok(sources.length > 50)
  for (const file of sources) {
    const rule = Object.entries(allowed).find(([start]) => file.startsWith(start))![1]
    for (const path of importsOf(file)) assert.match(path, rule, `${file} imports ${path}`)
  }
})

imports('leave nothing of the generator in the pages', () => {
  const types = readFileSync(join(projectDir, 'templates/site.ts'), 'utf8')
  assert.not.match(types, /^(import|export) (?!type |interface )/m)
})

imports('are not made of React in the browser', () => {
  for (const file of sources.filter((file) => file.startsWith('client/')))
    assert.not.match(readFileSync(join(projectDir, file), 'utf8'), /from ['"][^.]/, file)
})

imports.run()
