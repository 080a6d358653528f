import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lastCommits } from '../../../generator/write/last-commits'
import { sitemap } from '../../../generator/write/sitemap'
import type { Business } from '../../../templates/model/site'
import type { Route } from '../../../templates/page'
import { withFolder } from '../../helpers/folder'

const business = { host: 'https://a.example' } as Business
const none = new Map<string, string>()
const route = (path: string, listed = true) =>
  ({ path, listed, alternates: [] as Route['alternates'] }) as Route

const maps = suite('sitemap(business, routes)')

maps('lists what search engines may show', async () => {
  const made = await sitemap(business, [route('/'), route('/404', false), route('/a?b&c')], none)
  assert.is(
    made,
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/a?b&amp;c</loc></url></urlset>',
  )
})

maps('names the pictures of each page, each once', async () => {
  const pictures = ['/a-640.jpg', '/a-640.jpg', '/b.svg', undefined].map((address) => ({
    file: 'a.md',
    address,
  }))
  const routes = [{ ...route('/a'), source: 'a.md' }, route('/b')]
  const image = (name: string) => `<image:image><image:loc>https://a.example${name}</image:loc></image:image>`
  assert.match(
    await sitemap(business, routes, none, pictures),
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>https://a.example/a</loc>${image('/a-640.jpg')}${image('/b.svg')}</url><url><loc>https://a.example/b</loc></url>`,
  )
})

maps("otherwise uses the date of the last commit of a page's file, from git alone", () =>
  withFolder(async (folder) => {
    const git = (day: string, ...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=Ann', '-c', 'user.email=ann@a.example', ...args], {
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
      })
    const commit = (day: string, file: string, words: string) => {
      mkdirSync(join(folder, 'content/pages'), { recursive: true })
      writeFileSync(join(folder, 'content', file), words)
      git(day, 'add', '.')
      git(day, 'commit', '-qm', 'Change')
    }
    assert.equal(await lastCommits(folder), { days: none, missing: 'the content is not in a git repository' })
    git('2026-01-01', 'init', '-q')
    commit('2026-01-02', 'pages/a b.md', 'One')
    commit('2026-02-03', 'pages/á.md', 'One')
    commit('2026-03-04', 'pages/a b.md', 'Two')
    const { days: commits } = await lastCommits(join(folder, 'content'))
    assert.equal([...commits].sort(), [
      ['pages/a b.md', '2026-03-04'],
      ['pages/á.md', '2026-02-03'],
    ])
    const routes = [
      { ...route('/a'), source: 'pages/a b.md' },
      { ...route('/b'), source: 'pages/á.md', dates: { updated: '2026-02-01' } },
    ]
    const made = await sitemap(business, routes, commits)
    assert.equal(made.match(/(?<=<lastmod>)[^<]*/g), ['2026-03-04', '2026-02-01'])
    const shallow = join(folder, 'shallow')
    git('2026-01-01', 'clone', '-q', '--depth', '1', `file://${folder}`, shallow)
    assert.equal(await lastCommits(join(shallow, 'content')), {
      days: none,
      missing: 'this is a shallow clone',
    })
  }),
)

maps.run()
