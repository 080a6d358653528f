/** Makes the editor's configuration from the schemas: each field with its label, help, widget and limits. */
import * as z from 'zod'
import type { Business } from '../../templates/model/site'
import { icons } from '../../templates/model/urls'
import { languageName } from '../../templates/model/language'
import { fileIn } from '../../templates/model/languages'
import { upperFirst } from '../../templates/model/text'
import { countOf, labelOf, rulesOf, unwrap } from '../../templates/model/schema/inspect'
import { mayTranslate, singlePages } from '../read/files/content-folder'
import { slugOf } from '../read/source/content-file'
import { folders, kindOf, singles } from '../read/source/kinds'
import type { Kind, ManyKind } from '../read/source/kinds'
import { isGroup, ownLabels } from '../read/source/labels'
import type { Labels } from '../read/source/labels'
import { formatName } from './format'

/** A field as Sveltia CMS expects it. A test checks all fields against its JSON schema. */
export interface Field {
  name: string
  label: string
  required: boolean
  /** The fields of a group, or of each entry in a list. */
  fields?: Field[]
  [option: string]: unknown
}

type Widget = Pick<Field, 'fields'> & { [option: string]: unknown }

/** The GitHub repository that holds the files ("acme/website"). Without a branch, its default branch. */
export type Repository = NonNullable<Business['repository']>

/**
 * Returns the whole configuration, to be sent as JSON. `content` and `publicDir` are relative to the folder that the
 * owner picks or to the repository, with forward slashes. `lang` is the language of our labels, and
 * `languages` are the folders of further ones.
 */
export const editorConfig = (
  content: string,
  publicDir: string,
  { name, branch }: Repository,
  lang: string,
  languages: readonly string[] = [],
) => ({
  load_config_file: false,
  // Signing in with a token needs no server of ours.
  backend: { name: 'github', repo: name, branch, auth_methods: ['token'] },
  app_title: 'Your website',
  logo: { src: icons.svg },
  show_preview_links: false,
  media_folder: `${publicDir}/images`,
  public_folder: '/images',
  media_libraries: { all: { slugify_filename: true }, stock_assets: { providers: [] } },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  collections: [
    fileCollection(content, 'company', 'Company', /^[^/]+$/, lang),
    ...Object.entries<ManyKind>(folders).map(([name, kind]) => folderCollection(content, name, kind)),
    fileCollection(content, 'pages', 'Pages', /^pages\//, lang),
    fileCollection(content, 'shared', 'Shared words', /^shared\//, lang),
    ...languages.flatMap((folder) => [
      fileCollection(content, folder, upperFirst(languageName(folder, folder)), mayTranslate, folder, folder),
      ...(['services', 'pages'] as const).map((kind) => {
        const all = folderCollection(`${content}/${folder}`, kind, folders[kind])
        return { ...all, name: `${folder}-${all.name}` }
      }),
    ]),
  ],
})

export type EditorConfig = ReturnType<typeof editorConfig>

/** The files that exist once in each site. Those of a second language are in its `folder`. */
const fileCollection = (
  content: string,
  name: string,
  label: string,
  pattern: RegExp,
  lang: string,
  folder?: string,
) => ({
  name,
  label,
  files: Object.keys(singles)
    .filter((file) => pattern.test(file))
    .map((original) => {
      const file = fileIn(folder, original)
      const form = formOf(slugOf(file), kindOf(file)!, ownLabels(lang)[original])
      return { name: slugOf(file), file: `${content}/${file}`, ...form }
    }),
})

const folderCollection = (content: string, name: string, kind: ManyKind) => ({
  name,
  folder: `${content}/${name}`,
  label_singular: upperFirst(kind.singular),
  create: true,
  identifier_field: kind.namedAfter[0],
  slug: kind.namedAfter.map((field) => `{{fields.${field}}}`).join('-'),
  summary: kind.namedAfter.map((field) => `{{${field}}}`).join(', '),
  ...formOf(name, kind),
  // The folder of pages also contains the pages that every site has.
  ...(name === 'pages' && {
    name: 'own-pages',
    filter: { field: 'slug', pattern: `^(?!(${singlePages.join('|')})$)` },
  }),
})

const formOf = (name: string, { label, rules, body }: Kind, ours?: Labels[string]) => ({
  label,
  format: formatName,
  fields: [
    ...fieldsOf(rules, name, ours).sort((a, b) => rankOf(a) - rankOf(b)),
    ...(body ? [{ name: 'body', widget: 'text', ...body }] : []),
  ],
})

/** Fields that an owner changes first, and fields that seldom change. */
const first = ['name', 'phone', 'email', 'address', 'hours']
const last = ['fine', 'samples', 'lang', 'format']

/** Sorts required fields before optional ones. */
const rankOf = ({ name, required }: Field): number => {
  // The phone number of a single page is optional and stays with the optional fields.
  const isFirst = first.includes(name) && (name !== 'phone' || required)
  if (isFirst) return first.indexOf(name) - first.length
  return last.includes(name) ? 2 + last.indexOf(name) : Number(!required)
}

const fieldsOf = (group: z.ZodObject, within: string, ours?: unknown): Field[] =>
  Object.entries(group.shape).map(([name, rules]) =>
    fieldOf(name, rules as z.ZodType, within, (ours as Labels[string] | undefined)?.[name]),
  )

/** `ours` is the label of ours that applies when the field is left empty. For a group, it is the group's labels. */
function fieldOf(name: string, rules: z.ZodType, within: string, ours?: unknown): Field {
  const { schema, isOptional: mayBeLeftOut } = unwrap(rules)
  const isOptional = mayBeLeftOut || ours !== undefined
  const { description = '', min = 0, max = Infinity } = schema.meta() ?? {}
  // In a form the owner picks a file by its title, so "the file name of" would mislead.
  const help = description.replace(/^the (file name|id) of |, without \.md$/g, '').replace('src', 'picture')
  const label = ours === undefined || isGroup(ours) ? '' : `if left empty, “${[ours].flat().join(', ')}”`
  const hint = upperFirst([help, countOf(min, max), label].filter(Boolean).join('; '))
  const widget = widgetOf(name, schema, rules, ours)
  return {
    name,
    label: labelOf(name, within),
    required: !isOptional,
    hint,
    ...widget,
    ...(isOptional && folds[String(widget.widget)]),
    ...(name === 'claims' && foldedClaims),
  }
}

/** Collapses optional groups and lists, unless they are empty. */
const folds: Partial<Record<string, object>> = {
  object: { collapsed: 'auto' },
  list: { minimize_collapsed: 'auto' },
}

/** A firm has many claims, so the list is collapsed and each entry shows its id. */
const foldedClaims = {
  label_singular: 'Claim',
  collapsed: true,
  minimize_collapsed: true,
  summary: '{{fields.id}}',
}

/** Returns the widget of a field. `schema` is `rules` without optional() and transforms. */
function widgetOf(name: string, schema: z.ZodType, rules: z.ZodType, ours?: unknown): Widget {
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema, name, ours) }
  if (schema instanceof z.ZodRecord) return { widget: 'keyvalue', key_label: 'Name', value_label: 'Value' }
  if (schema instanceof z.ZodArray) return listOf(name, schema)
  if (schema instanceof z.ZodEnum) return choice(schema.options.map(String))
  const { names, picture } = schema.meta() ?? {}
  if (names) return { widget: 'relation', ...sourceOf(names) }
  if (picture) return { widget: 'image', accept: pictureTypes, choose_url: false }
  const { pattern, advice } = schema.meta()!.form!
  // Offers only the first two of yes, no, true and false.
  const words = /^\^\((\w+)\|(\w+)\|true\|false\)\$$/.exec(pattern.source)
  if (words) return choice(words.slice(1))
  const { rich, reads, typed = reads && /\S/ } = rulesOf(rules).meta
  return { widget: rich ? 'text' : 'string', pattern: [String(typed ?? pattern), upperFirst(advice)] }
}

function listOf(name: string, list: z.ZodArray): Widget {
  const { min, max = Infinity } = list.meta() ?? {}
  const limits = { min, ...(max < Infinity && { max }) }
  const rules = list.element as z.ZodType
  const entry = widgetOf(name, unwrap(rules).schema, rules)
  // One widget selects several known words or files at once.
  if (entry.widget === 'select' || entry.widget === 'relation') return { ...entry, multiple: true, ...limits }
  const entries = entry.fields ? { fields: entry.fields } : { field: fieldOf('entry', rules, name) }
  return { widget: 'list', label_singular: 'Entry', ...entries, ...limits }
}

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml'

/** Where the editor finds the values that a field may name. */
const sourceOf = (names: NonNullable<z.GlobalMeta['names']>) =>
  names === 'tiers' || names === 'costs'
    ? {
        collection: 'company',
        file: 'business',
        value_field: `${names}.*.id`,
        display_fields: [names === 'tiers' ? 'tiers.*.name' : 'costs.*.id'],
      }
    : { collection: names, value_field: '{{slug}}', display_fields: ['name'] }

const choice = (values: readonly string[]) => ({
  widget: 'select',
  options: values.map((value) => ({ label: labelOf(value), value })),
})
