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

const choice = suite('shownJobs(jobs, whose)')

const choices: [whose: Parameters<typeof shownJobs>[1], slugs: string][] = [
  [{}, 'one two three'],
  [{ town: 'ada' }, 'one three four'],
  [{ service: 'piers' }, 'one two four'],
  [{ town: 'cat' }, ''],
]
for (const [whose, slugs] of choices)
  choice(`gives the newest three of ${JSON.stringify(whose)}`, () => {
    const shown = shownJobs(all, whose)
    assert.is(shown.map(({ slug }) => slug).join(' '), slugs)
  })

choice.run()
