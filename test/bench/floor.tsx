/**
 * The least time that making these pages can take: the generator reads the site, and React renders each page in one
 * thread and writes it once. There is no link check, no style sheet per page, no second file name, and no swap.
 */
import '../../generator/process/production'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { isProgram, publicDir } from '../../generator/process/paths'
import { createStopwatch, timings } from '../../generator/process/progress'
import { loadSite } from '../../generator/read/load'
import type { Loaded } from '../../generator/read/load'
import { readPhotos } from '../../generator/read/pictures/public-photos'
import { bundle } from '../../generator/render/bundle'
import { Document } from '../../templates/document'
import { HtmlHead, Scripts } from '../../templates/head'
import type { Assets } from '../../templates/head'
import { filesOf } from '../../templates/model/page-files'
import type { Route } from '../../templates/page'
import { routes } from '../../templates/routes'
import { Announcements } from '../../templates/sections/announcements'
import { Dated } from '../../templates/sections/dated'
import { cssOf } from '../../templates/styles/css'
import { Words } from '../../templates/words'

/** Returns the HTML of one page, where drawings have their names as addresses. */
export function barePage(
  { site, cityOf }: Pick<Loaded, 'site' | 'cityOf'>,
  { page: pageOf, notices, dates = {} }: Route,
  assets: Assets,
): string {
  const page = pageOf(cityOf)
  const props = { page, business: site.business, assets }
  return `<!doctype html>${renderToString(
    <Words value={site}>
      <Document page={page} site={site} head={<HtmlHead {...props} indexed />}>
        <Announcements notices={[...site.notices, ...(notices ?? [])]} frame={site.frame} />
        {page.top}
        <Scripts {...props} dates={dates} />
        {page.body}
        <Dated dates={dates} frame={site.frame} />
      </Document>
    </Words>,
  )}`
}

/** What all pages of the floor share: every style sheet. */
export async function bareAssets(): Promise<Assets> {
  const bundled = await bundle()
  return {
    ...bundled,
    css: bundled.sheets.map(({ rules }) => cssOf(rules, ({ text }) => text)).join(''),
    csp: '',
    speculationRules: '',
  }
}

async function main([contentDir, out]: string[]): Promise<void> {
  // Started first, as in a build, because esbuild is a separate process.
  const bundling = bareAssets()
  const content = loadSite({ contentDir: contentDir!, publicDir, photos: await readPhotos(publicDir) })
  const assets = await bundling
  for (const route of routes(content.site)) {
    const file = join(out!, filesOf(route.path)[0]!)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, barePage(content, route, assets))
  }
  console.log(JSON.stringify(timings(createStopwatch())))
}

if (isProgram(import.meta.url)) void main(process.argv.slice(2))
