/** The suites on any content are run on copies of the sample, each edited as an owner would edit it. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openClaims, openItems } from '../../generator/read/opinions/open-items'
import { loadSite } from '../../generator/read/load'
import { everything } from '../helpers/everything'
import { withFolder } from '../helpers/folder'
import { judgeContent } from '../helpers/judge-content'
import { Copy, edits, settle } from './edits'
import { addPhotosEverywhere } from './photo-edits'

/** Suites of test/content that take a few seconds; those that need a browser or a crawler judge pages, not content. */
const suites = ['similarity', 'truth', 'uniqueness']

interface Group {
  edits: (keyof typeof edits)[]
  also: string[]
}

/** Edits that are done to one copy, because each copy costs seconds; none of them hides what another breaks. */
const groups: Group[] = [
  {
    edits: [
      'every launch item is settled',
      'there are thirty reviews',
      'a service is removed',
      'a redirect is added',
      'tier, hours and warranty are others',
    ],
    also: ['flip'],
  },
  {
    edits: [
      'there is no review',
      'there is no price',
      'there is no rating',
      'a city is removed',
      'a city is added',
      'a service is added',
      'a question is added',
      'pages of the owner’s own are added',
      'there are notices',
      'sections stand in another order',
    ],
    also: ['drawings', 'structured-data'],
  },
]

/** Between none and thirty: each is a copy of its own, in `npm test -- --all`. */
const rareGroups: Group[] = [
  { edits: ['there is one review', 'the company is renamed'], also: ['flip'] },
  { edits: ['there are three reviews'], also: [] },
]

/** Those that photos and jobs can break; the others look at what stands in every copy. */
const ofPhotos = ['structured-data', 'html', 'similarity', 'uniqueness']

/** What the suites say of a copy; empty when all is well. */
const judge = (copy: Copy, suites: readonly string[]) =>
  judgeContent(
    copy,
    suites.map((suite) => `content/${suite}`),
  )

const withCopy = (use: (copy: Copy) => unknown) =>
  withFolder(async (root) => void (await use(new Copy(root))))

const edited = suite('the content suites pass when')

for (const group of everything ? [...groups, ...rareGroups] : groups)
  edited(group.edits.join(', '), () =>
    withCopy(async (copy) => {
      for (const what of group.edits) edits[what]!(copy)
      assert.is(await judge(copy, [...suites, ...group.also]), '')
    }),
  )

if (everything)
  edited('photos and jobs stand in every place', () =>
    withCopy(async (copy) => {
      await addPhotosEverywhere(copy)
      assert.is(await judge(copy, ofPhotos), '')
    }),
  )

edited('any of the edits is done', () => {
  assert.equal([...groups, ...rareGroups].flatMap(({ edits }) => edits).sort(), Object.keys(edits).sort())
})

edited('nothing but the pictures is open once every launch item is settled', () =>
  withCopy((copy) => {
    settle(copy)
    const content = loadSite({ contentDir: copy.content, publicDir: copy.public })
    assert.equal([...openItems(content), ...openClaims(content, false)], [])
  }),
)

edited.run()
