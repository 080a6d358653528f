/**
 * The least that making these pages can cost: read, parse, marked, renderToString of the same templates, write
 * once. Of the made-up cities no schema, no positions, no link check, no second name, no swap. The pages that
 * there is one of, and the words they share, come from the real loader, and the style sheets from the real
 * bundler: for few cities the floor is hardly below the build.
 */
import '../../generator/process/production'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { marked } from 'marked'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { bundle } from '../../generator/render/bundle'
import { createStopwatch, timings } from '../../generator/process/stopwatch'
import { publicDir } from '../../generator/process/paths'
import { loadSite } from '../../generator/read/load'
import type { City, Site } from '../../templates/model/site'
import { Document } from '../../templates/document'
import { HtmlHead, Scripts } from '../../templates/head'
import { routes } from '../../templates/routes'

const [realContent, locations, out] = process.argv.slice(2) as [string, string, string]

/** Fields that hold Markdown. */
const rich = new Set(['lead', 'caption', 'description', 'answer', 'intro', 'text'])
const numbers = new Set(['latitude', 'longitude', 'from', 'to', 'activeTo'])

function valueOf(key: string, value: unknown, facts: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => valueOf(key, item, facts))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, valueOf(name, child, facts)]),
    )
  const text = String(value).replace(/\{([\w-]+)\}/g, (_, name: string) => facts[name] ?? '')
  if (numbers.has(key)) return Number(text)
  return rich.has(key) ? { source: text, html: marked.parseInline(text), text } : text
}

function cityIn(file: string, { business }: Site): City {
  const source = readFileSync(file, 'utf8')
  const end = source.indexOf('\n---', 3)
  const data = load(source.slice(4, end), { schema: FAILSAFE_SCHEMA }) as Record<string, unknown>
  const facts = { ...business.facts, county: String(data.county), 'postal-code': String(data.postalCode) }
  const { description, title, ...fields } = data
  const body = source
    .slice(end + 5)
    .split(/^## /m)
    .slice(1)
    .map((part, i) => {
      const [heading = '', ...lines] = part.split('\n')
      return { id: `part-${i}`, heading, html: marked.parse(lines.join('\n')) as string }
    })
  const city = valueOf('', fields, { ...facts, miles: '0', direction: 'north' }) as City
  const slug = file.slice(file.lastIndexOf('/') + 1, -3)
  const tier = business.tiers.find(({ id }) => id === data.tier)!
  return Object.assign(city, { file, slug, title, description, body, tier, nearby: [] })
}

async function main(): Promise<void> {
  const { site, cityOf } = loadSite({ contentDir: realContent, publicDir })
  const made = readdirSync(locations).map((name) => cityIn(join(locations, name), site))
  const whole = new Map(made.map((city) => [city.slug, city]))
  made.forEach((city, i) => (city.nearby = made.slice(i + 1, i + 5)))
  const all: Site = {
    ...site,
    cities: [...site.cities, ...made],
  }
  const assets = { ...(await bundle()), csp: '', speculationRules: '' }
  // The sheets that most city pages need.
  const css = assets.sheets.map((sheet) => sheet.css).join('')
  for (const route of routes(all)) {
    const page = route.page((city) => whole.get(city.slug) ?? cityOf(city))
    const props = { page, business: site.business, assets: { ...assets, css } }
    const head = createElement(HtmlHead, { ...props, indexed: true })
    const html = renderToString(
      createElement(
        Document,
        { page, site: all, head, children: null },
        page.top,
        createElement(Scripts, { ...props, dates: {} }),
        page.body,
      ),
    )
    const file = join(out, `${route.path === '/' ? 'index' : route.path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `<!doctype html>${html}`)
  }
  console.log(JSON.stringify(timings(createStopwatch())))
}

void main()
