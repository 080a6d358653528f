import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createProgress } from '../../../generator/process/progress'
import { formatJson, formatReport } from '../../../generator/terminal/report'

const report = suite('formatReport(report)')

const none = { pages: [], redirects: 0, openItems: 0, noticesFrom: [] }

report('names the three largest pages, largest first', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path, i) => ({ path, bytes: 1000 * (i + 1) }))
  assert.is(
    formatReport({ ...none, pages, redirects: 2 }, 1234),
    '4 pages and 2 redirects in 1.23 s\n  HTML 10.0 kB in all, 2.5 kB a page\n' +
      '  largest: /d 4.0 kB, /c 3.0 kB, /b 2.0 kB',
  )
})

report('uses the singular for one, and names the days of notices', () => {
  const one = {
    ...none,
    pages: [{ path: '/', bytes: 1000 }],
    redirects: 1,
    openItems: 1,
    noticesFrom: ['2026-12-24', '2027-01-05'],
  }
  const lines = formatReport(one, 1234).split('\n')
  assert.is(lines[0], '1 page and 1 redirect in 1.23 s')
  assert.is(
    lines.at(-2),
    '  a notice begins on 2026-12-24, and one on 2027-01-05: build the site again then, and after its last day',
  )
  assert.is(lines.at(-1), '  1 item to settle before going live: npm run launch-check')
})

report('has figures for --json', () => {
  const timings = { wall: 2000, cpu: 2500.6, peak: 120_400_000, stages: { read: 500, render: 1500 } }
  const pages = [
    { path: '/', bytes: 1000 },
    { path: '/a', bytes: 500 },
  ]
  const figures = JSON.parse(formatJson({ ...none, pages, redirects: 3 }, timings))
  assert.equal(figures, { ...none, pages: 2, bytes: 1500, redirects: 3, ...timings })
})

report.run()

const progress = suite('createProgress(what, of)')

/** Returns what a terminal shows when each of six steps takes this long. */
function shown(step: number, isTTY = true, names: string[] = []): string {
  let [time, text] = [0, '']
  const write = (more: string) => ((text += more), true)
  const told = createProgress('made', 6, { isTTY, write } as NodeJS.WriteStream, () => time)
  for (let done = 1; done <= 6; done++) {
    time += step
    told(1, names.shift())
  }
  return text
}

progress('is shown in place after one second, and ends its line', () => {
  assert.is(shown(400), '\rmade 3 of 6\rmade 4 of 6\rmade 5 of 6\rmade 6 of 6\n')
})

progress.run()
