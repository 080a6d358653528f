/** Suites on content are run on copies of the sample, each edited as an owner would edit it. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { withFolder } from '../helpers/folder'
import { withFullFixture } from '../helpers/full-fixture'
import { judgeContent } from '../helpers/judge-content'
import { Copy, edits } from './edits'

/** Suites that take a few seconds; those that need a browser or a crawler judge pages, not content. */
const suites = ['sample/similarity', 'content/truth', 'sample/uniqueness']

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
    also: [],
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
    also: ['content/drawings', 'content/structured-data'],
  },
]

/** Between none and thirty: each is a copy of its own, in `npm test -- --all`. */
const rareGroups: Group[] = [
  { edits: ['there is one review', 'the company is renamed'], also: [] },
  { edits: ['there are three reviews'], also: [] },
]

const withCopy = (use: (copy: Copy) => unknown) =>
  withFolder(async (root) => void (await use(new Copy(root))))

const edited = suite('the content suites pass when')

for (const group of everything ? [...groups, ...rareGroups] : groups)
  edited(group.edits.join(', '), () =>
    withCopy(async (copy) => {
      for (const what of group.edits) edits[what]!(copy)
      assert.is(await judgeContent(copy, [...suites, ...group.also]), '')
    }),
  )

edited('photos and jobs stand in every place', () =>
  withFullFixture(async ({ contentDir, publicDir, edit }) => {
    // That these words end no script is tested elsewhere; here they would be taken for markup.
    edit('pages/faqs.md', 'How </script> so?', 'How so?')
    const photo = '{ src: /images/pit.png, alt: A pit, consent: by letter }'
    edit('testimonials/dana.md', 'rating: 5', `rating: 5\nphoto: ${photo}`)
    edit('business.md', 'reviewDate:', 'sampleReviewData: yes\nreviewDate:')
    edit('pages/services.md', 'src: /images/house.svg', 'src: /images/porch-after.png')
    const copy = { content: contentDir, public: publicDir }
    assert.is(await judgeContent(copy, ['content/html', 'content/structured-data']), '')
  }),
)

edited('any of the edits is done', () => {
  assert.equal([...groups, ...rareGroups].flatMap(({ edits }) => edits).sort(), Object.keys(edits).sort())
})

edited.run()
