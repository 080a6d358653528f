import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { filesBelow } from '../../helpers/files'

/** The parts of the generator: what runs it, then its stages in pipeline order, then what prints. */
const stages = ['process', 'read', 'draw', 'render', 'site', 'write', 'terminal']

/** A stage may import itself, earlier stages, and the templates. */
const stageRules = stages.map((stage, i): [string, RegExp] => [
  `generator/${stage}`,
  new RegExp(`^(generator/(${stages.slice(0, i + 1).join('|')})(/|$)|templates/|client/)`),
])

/** The folders and files of the first stage, in the order in which they read the input. */
const rooms = [
  'source/',
  'files/',
  'pictures/',
  'copy/',
  'reader',
  'kinds/',
  'shared',
  'join',
  'opinions/',
  'load',
]
const roomRules = rooms.map((room, i): [string, RegExp] => [
  `generator/read/${room}`,
  new RegExp(`^(generator/process/|generator/read/(${rooms.slice(0, i + 1).join('|')})|templates/)`),
])

/** Folders of drawings that show parts of others. All may import the common folder, which imports none. */
const shownIn: Record<string, string> = {
  gallery: 'plates',
  pictures: 'cutaways|signs',
  plates: 'cutaways',
  social: 'hero|lot',
}
const drawingRules = readdirSync(join(projectDir, 'templates/illustrations')).map(
  (room): [string, RegExp] => [
    `templates/illustrations/${room}/`,
    new RegExp(
      `^templates/(?!illustrations/)|^templates/illustrations/(common|${room}|${shownIn[room] ?? room})(/|$)`,
    ),
  ],
)

/**
 * Which files may import which, including types, by the start of their path. The first match counts. Only tests import
 * a command or the build.
 */
const allowed: [start: string, rule: RegExp][] = [
  ['client/', /^client\//],
  ['templates/model/', /^templates\/model\//],
  ...drawingRules,
  ['templates/', /^(templates\/|client\/hooks$)/],
  ['generator/process/', /^generator\/process\//],
  ...roomRules,
  ...stageRules,
  // A part of a command that knows the schemas of content, but not how content is read or drawn.
  ['generator/editor/', /^(generator\/(process|read|terminal|editor)|templates\/model)\//],
  ['generator/commands/', /^(generator|templates|client)\//],
  ['build.ts', /^generator\/(?!commands)/],
  ['test/', /./],
]

const sources = ['client', 'templates', 'generator', 'test']
  .flatMap((folder) => filesBelow(join(projectDir, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  .filter((file) => /\.tsx?$/.test(file))

const importsOf = (file: string) =>
  [
    ...readFileSync(join(projectDir, file), 'utf8').matchAll(
      /^(?:import|export) (?:[^'";]*? from )?'(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm,
    ),
  ].map(([, path, called]) =>
    relative(projectDir, join(projectDir, dirname(file), (path ?? called)!)).replaceAll('\\', '/'),
  )

const imports = suite('imports')

imports('go only one way', () => {
  assert.ok(sources.length > 50)
  // A rule that matches no file guards nothing.
  for (const [start] of allowed)
    assert.ok(
      sources.some((file) => file.startsWith(start)),
      start,
    )
  for (const file of sources) {
    const rule = allowed.find(([start]) => file.startsWith(start))
    assert.ok(rule, `${file} stands in no folder that is known here`)
    for (const path of importsOf(file)) assert.match(path, rule[1], `${file} imports ${path}`)
  }
})

imports('form no cycle', () => {
  const fileOf = (path: string) =>
    ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => path + ending)
      .find((file) => /\.\w+$/.test(file) && existsSync(join(projectDir, file)))
  const isDone = new Set<string>()
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file)
    assert.is(at, -1, [...trail.slice(at), file].join(' -> '))
    if (isDone.has(file)) return
    for (const path of importsOf(file)) {
      const next = fileOf(path)
      if (next !== undefined && /\.tsx?$/.test(next)) visit(next, [...trail, file])
    }
    isDone.add(file)
  }
  for (const file of sources) visit(file, [])
})

imports('in the browser never include React', () => {
  for (const file of sources.filter((file) => file.startsWith('client/')))
    assert.not.match(readFileSync(join(projectDir, file), 'utf8'), /from ['"][^.]/, file)
})

imports.run()
