import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { editorConfig } from '../../../generator/editor/config'
import type { Field } from '../../../generator/editor/config'
import { projectDir } from '../../../generator/process/paths'

const config = editorConfig('content', 'public', { name: 'acme/site', branch: 'main' }, 'en', ['es'])

/** The fields of each file that every site has, and of each folder, by path below the content folder. */
const forms = new Map<string, readonly Field[]>(
  config.collections.flatMap((collection): [string, readonly Field[]][] =>
    'files' in collection
      ? collection.files.map(({ file, fields }) => [file.slice('content/'.length), fields])
      : [[collection.folder.slice('content/'.length), collection.fields]],
  ),
)

/** All fields with their paths: ".faqs.items[].answer". */
const walk = (fields: readonly Field[], path = ''): [path: string, field: Field][] =>
  fields.flatMap((field) => {
    const own = `${path}.${field.name}`
    const entries = `${own}${field.widget === 'list' || field.multiple ? '[]' : ''}`
    return [
      [own, field],
      ...(entries === own ? [] : [[entries, field] as [string, Field]]),
      ...walk(field.fields ?? [], entries),
    ]
  })

const editor = suite('the configuration of the editor')

editor('requires no other form than the reader does', () => {
  const takes = (file: string, path: string, typed: string) => {
    const [rule] = new Map(walk(forms.get(file)!)).get(path)!.pattern as [string]
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(rule)!
    return new RegExp(source, flags).test(typed)
  }
  for (const [file, path, right, wrong] of [
    ['business.md', '.phone', '(512) 555-0188', '555-0188'],
    ['business.md', '.host', 'www.example.com', ' '],
    ['testimonials', '.date', 'March 2, 2026', 'last March'],
    ['testimonials', '.rating', '5', '5 stars'],
    ['jobs', '.done', 'March 2026', 'March'],
    ['notice.md', '.notices[].until', '12/26/2026', 'Monday'],
  ] as const)
    assert.equal([takes(file, path, right), takes(file, path, wrong)], [true, false], `${file} ${path}`)
})

editor('passes the JSON schema of Sveltia CMS', () => {
  const schema = readFileSync(join(projectDir, 'node_modules/@sveltia/cms/schema/sveltia-cms.json'), 'utf8')
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema))
  isValid(config)
  assert.equal(isValid.errors ?? [], [])
  assert.is(isValid({ ...config, colections: [] }), false)
})

editor.run()
