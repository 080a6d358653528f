import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bestJob, shownJobs } from '../../../templates/model/jobs'
import type { Job } from '../../../templates/model/site'
import { fullInMemory, homeOf } from '../../helpers/in-memory'

const job = (slug: string, town: string, service: string): Job => ({
  file: `jobs/${slug}.md`,
  slug,
  title: slug,
  town,
  service,
  done: '2026-03',
  moved: { source: '', html: '', text: '' },
  method: { source: '', html: '', text: '' },
})

/** In the order of a site: newest first. */
const all = [
  job('one', 'ada', 'piers'),
  job('two', 'bee', 'piers'),
  job('three', 'ada', 'leveling'),
  job('four', 'ada', 'piers'),
  job('five', 'ada', 'piers'),
]

const choice = suite('shownJobs(jobs, whose)')

const choices: [whose: Parameters<typeof shownJobs>[1], slugs: string][] = [
  [{}, 'one two three'],
  [{ town: 'ada' }, 'one three four'],
  [{ service: 'piers' }, 'one two four'],
  [{ town: 'cat' }, ''],
]
for (const [whose, slugs] of choices)
  choice(`returns the newest three of ${JSON.stringify(whose)}`, () => {
    const shown = shownJobs(all, whose)
    assert.is(shown.map(({ slug }) => slug).join(' '), slugs)
  })

choice('prefers a job with a pair for the home page, or else the latest', () => {
  const photo = { src: '/images/a.jpg' } as NonNullable<Job['pair']>['after']
  const paired = { ...all[1]!, pair: { before: photo, after: photo } }
  assert.equal([bestJob(all)!.slug, bestJob([all[0]!, paired])!.slug], ['one', 'two'])
})

choice.run()

const home = suite('jobs of the home page')

home('are one pair right after the signs, without a review, which may be of another house', async () => {
  const site = await fullInMemory()
  site.write(
    'jobs/slab.md',
    '---\ntitle: Slab raised\ntown: ada\nservice: leveling\ndone: 2024-07\nmoved: A corner.\nmethod: Piers.\n' +
      'readings: { before: 1.7, after: 0.3 }\n---\n',
  )
  const page = await homeOf(site)
  const ids = page.querySelectorAll('main section[id]').map(({ id }) => id)
  assert.equal(ids.filter((id) => id !== 'signs').slice(0, 2), ['emergency', 'jobs'])
  const count = (selector: string) => page.querySelectorAll(selector).length
  assert.equal(['#jobs .before-after', '#jobs blockquote', '#reviews blockquote'].map(count), [1, 0, 1])
  assert.equal(
    page.querySelectorAll('#jobs .ruled > li').map(({ text }) => text.replaceAll('\u00A0', ' ')),
    ['July 2024, Ada: Slab raised (before 1.7, after 0.3 in)'],
  )
})

home.run()
