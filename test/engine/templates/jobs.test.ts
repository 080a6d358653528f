import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { shownJobs } from '../../../templates/model/jobs'
import type { Job } from '../../../templates/model/site'

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

/** As a site gives them: the last that was done first. */
const all = [
  job('one', 'ada', 'piers'),
  job('two', 'bee', 'piers'),
  job('three', 'ada', 'leveling'),
  job('four', 'ada', 'piers'),
  job('five', 'ada', 'piers'),
]

const slugs = (jobs: Job[]) => jobs.map(({ slug }) => slug)

const choice = suite('shownJobs(jobs, whose)')

choice('gives the newest three of any kind', () =>
  assert.equal(slugs(shownJobs(all, {})), ['one', 'two', 'three']),
)

choice('gives the newest three of a town', () =>
  assert.equal(slugs(shownJobs(all, { town: 'ada' })), ['one', 'three', 'four']),
)

choice('gives the newest three of a service', () =>
  assert.equal(slugs(shownJobs(all, { service: 'piers' })), ['one', 'two', 'four']),
)

choice('gives none where none was done', () => assert.equal(shownJobs(all, { town: 'cat' }), []))

choice.run()
