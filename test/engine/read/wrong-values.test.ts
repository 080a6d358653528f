import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { folders, singles } from '../../../generator/read/source/kinds'
import type { Kind } from '../../../generator/read/source/kinds'
import { ContentError } from '../../../generator/read/source/problems'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { everything } from '../../helpers/everything'
import { filesBelow } from '../../helpers/files'
import { fixtureFolders } from '../../helpers/fixture'
import { fullContentDir, withFullFixture } from '../../helpers/full-fixture'
import { checkContent } from '../../helpers/refused'
import { withWrongValues } from '../../helpers/wrong-values'
import type { WrongValue } from '../../helpers/wrong-values'

const wrong = suite('a value of the wrong kind')

const kindsOfFiles: [file: string, kind: Kind][] = [
  ...Object.entries<Kind>(singles),
  ['services/piers.md', folders.services],
  ['locations/bee.md', folders.locations],
  ['testimonials/dana.md', folders.testimonials],
  ['jobs/porch-by-the-creek.md', folders.jobs],
  ['pages/warranty.md', folders.pages],
]

/** There are some 2,500; one in so many of them, of each kind as many, does for every day. */
const stride = everything ? 1 : 127

const contents = new Map(
  [fixtureFolders.contentDir, fullContentDir].flatMap((dir) =>
    filesBelow(dir).map((file) => [file, readFileSync(join(dir, file))] as const),
  ),
)

/** The problems of the content with this file in it. */
async function problemsWith(file: string, text: string, more: Parameters<typeof checkContent>[1]) {
  try {
    await checkContent(new Map([...contents, [file, Buffer.from(text)]]), more)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** Whether it is of the kind that belongs there, so that rules of the field speak, and more than one of them may. */
const isRightKind = ({ kind, rightly }: WrongValue) =>
  kind === rightly || (kind === 'a number' && rightly === 'text')

wrong('is one problem at its place, in every kind of file', () =>
  withFullFixture(async ({ publicDir }) => {
    const more = { publicDir, photos: await readPhotos(publicDir) }
    assert.equal(await problemsWith('business.md', contents.get('business.md')!.toString(), more), [])
    const seen = new Set<string>()
    let number = 0
    for (const [file, { rules }] of kindsOfFiles)
      for (const value of withWrongValues(contents.get(file)!.toString(), rules)) {
        if (number++ % stride !== 0 || isRightKind(value)) continue
        seen.add(value.kind)
        const { text, lines } = value.make()
        const problems = await problemsWith(file, text, more)
        const told = [
          `${file}, ${value.field}: ${value.kind} in place of ${value.rightly}`,
          ...problems.map(({ file, line, message }) => `${file}:${line}  ${message}`),
        ].join('\n')
        assert.is(problems.length, 1, told)
        const { file: place, line } = problems[0]!
        assert.is(place, file, told)
        assert.ok(line >= lines[0] && line <= lines[1], `${told}\nnot in ${lines.join('-')}`)
      }
    assert.equal([...seen].sort(), ['a group', 'a list', 'a number', 'nothing'])
  }),
)

wrong.run()
