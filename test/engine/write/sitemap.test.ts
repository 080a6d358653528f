import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sitemapLimit, sitemaps } from '../../../generator/write/sitemap'
import type { Business } from '../../../templates/model/site'
import type { Route } from '../../../templates/page'

const business = { host: 'https://a.example' } as Business
const route = (path: string, listed = true) => ({ path, listed }) as Route

const maps = suite('sitemaps(business, routes)')

maps('lists what search engines may show', async () => {
  const made = await sitemaps(business, [route('/'), route('/404', false), route('/a?b&c')])
  assert.equal([...made.keys()], ['/sitemap.xml'])
  assert.is(
    made.get('/sitemap.xml')!,
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/a?b&amp;c</loc></url></urlset>',
  )
})

maps('says when the words of a page were last gone over', async () => {
  const made = await sitemaps(business, [{ ...route('/a'), dates: { updated: '2026-03-14' } }])
  assert.match(
    made.get('/sitemap.xml')!,
    '<url><loc>https://a.example/a</loc><lastmod>2026-03-14</lastmod></url>',
  )
})

maps('becomes an index with parts above the limit', async () => {
  const many = Array.from({ length: sitemapLimit + 1 }, (_, i) => route(`/${i}`))
  const made = await sitemaps(business, many)
  assert.equal([...made.keys()], ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
  assert.match(
    made.get('/sitemap.xml')!,
    '<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap></sitemapindex>',
  )
  assert.is(made.get('/sitemap-1.xml')!.split('<loc>').length - 1, sitemapLimit)
  assert.is(made.get('/sitemap-2.xml')!.split('<loc>').length - 1, 1)
})

maps.run()
