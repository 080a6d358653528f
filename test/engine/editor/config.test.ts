import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { editorConfig } from '../../../generator/editor/config'
import type { Field } from '../../../generator/editor/config'
import english from '../../../templates/model/labels/en.json'
import { projectDir } from '../../../generator/process/paths'
import { folders, kindOf, singles } from '../../../generator/read/source/kinds'
import type { Kind } from '../../../generator/read/source/kinds'
import { mayTranslate } from '../../../generator/read/files/content-folder'
import { originalOf } from '../../../templates/model/languages'
import { jsonSchema } from '../../helpers/schema-paths'

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

type Rules = ReturnType<typeof jsonSchema>

/** The fields of a schema by path, each with whether it is required. List entries may be left out. */
const fieldsOf = (rules: Rules, path = ''): [path: string, isRequired?: boolean][] =>
  rules.items
    ? [[`${path}[]`], ...fieldsOf(rules.items as Rules, `${path}[]`)]
    : Object.entries(rules.properties ?? {}).flatMap(([name, child]) => {
        const own = `${path}.${name}`
        return [[own, rules.required?.includes(name) ?? false], ...fieldsOf(child as Rules, own)]
      })

const translated = [
  ...Object.keys(singles).filter((file) => mayTranslate.test(file)),
  'services',
  'pages',
].map((name) => [`es/${name}`, kindOf(`es/${name}`) ?? folders[name as 'services']])

for (const [file, kind] of Object.entries<Kind>({
  ...singles,
  ...folders,
  ...(Object.fromEntries(translated) as Record<string, Kind>),
}))
  editor(`has the fields of ${file}, each required if its schema says so`, () => {
    const shown = walk(forms.get(file)!)
      .filter(([path]) => path !== '.body' || !kind.body)
      .map(([path, { required }]) => [path, path.endsWith('[]') ? undefined : required])
    const wanted = fieldsOf(jsonSchema(kind.rules)).map(([path, isRequired]) => [
      path,
      isRequired && ourLabel(file, path) === undefined,
    ])
    assert.equal(Object.fromEntries(shown), Object.fromEntries(wanted))
  })

/** The generator's label at ".footer.areas" of a file, or the group of labels there. */
const ourLabel = (file: string, path: string): unknown =>
  path
    .slice(1)
    .split('.')
    .reduce<unknown>(
      (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
      (english as Record<string, unknown>)[originalOf(file)],
    )

editor('shows our label where an owner may leave one empty', () => {
  const hint = (path: string) => new Map(walk(forms.get('shared/frame.md')!)).get(path)!.hint
  assert.match(String(hint('.labels.callNow')), /; if left empty, “Call Now”$/)
  assert.match(String(hint('.readingSheet.rooms')), /; if left empty, “Bed 1, Bath, .*, Living”$/)
  assert.not.match(String(hint('.footer.text')), 'left empty')
})

editor('gives each field a label and a hint, and each text a pattern with a message', () => {
  for (const [file, fields] of forms)
    for (const [path, { widget, label, hint, pattern }] of walk(fields)) {
      if (path === '.body') continue
      assert.match(String(label), /^[A-Z]/, `${file} ${path}`)
      assert.match(String(hint), /^\S.{3}/, `${file} ${path}`)
      if (widget !== 'string' && widget !== 'text') continue
      const [rule, message] = pattern as [string, string]
      assert.match(rule, /^\/.*\/\w*$/, `${file} ${path}`)
      assert.match(message, /^(Write|Delete) /, `${file} ${path}`)
    }
})

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

editor("lists the owner's own pages separately from those that every site has", () => {
  const filters = config.collections.flatMap((collection) => {
    const filter = 'filter' in collection ? collection.filter : undefined
    return filter ? [{ name: collection.name, ...filter }] : []
  })
  assert.equal(
    filters.map(({ name, field }) => `${name} ${field}`),
    ['own-pages slug', 'es-own-pages slug'],
  )
  const isListed = (file: string) => new RegExp(filters[0]!.pattern).test(file)
  assert.equal(['home', 'not-found', 'faqs', 'home-care', 'warranty', 'at-home'].filter(isListed), [
    'home-care',
    'warranty',
    'at-home',
  ])
  const names = config.collections.map(({ name }) => name)
  assert.equal(names, [...new Set(names)])
})

editor('passes the JSON schema of Sveltia CMS', () => {
  const schema = readFileSync(join(projectDir, 'node_modules/@sveltia/cms/schema/sveltia-cms.json'), 'utf8')
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema))
  isValid(config)
  assert.equal(isValid.errors ?? [], [])
  assert.is(isValid({ ...config, colections: [] }), false)
})

editor.run()
