/**
 * The real content files, each in the smallest site it can stand in: the pages of the test fixture, and
 * stand-ins for the services and cities it names. That site is read and rendered in milliseconds.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir, projectDir } from '../../../build/paths'
import { mostCards } from '../../../templates/counties'
import { filesBelow } from '../../helpers/files'

export interface Subject {
  file: string
  source: string
  /** The whole small site, with this file in it. */
  files: ReadonlyMap<string, Buffer>
}

const fixture = join(projectDir, 'test/fixture/content')
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

export function corpus(): Subject[] {
  const real = filesBelow(contentDir).filter((file) => file.endsWith('.md'))
  const slugs = (folder: string) =>
    real.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1, -3))
  const [services, cities] = [slugs('services'), slugs('locations')]
  const small = new Map(
    filesBelow(fixture).map((file) => [
      file,
      read(fixture, file)
        .replaceAll('/images/social.png', '/icon-512.png')
        .replaceAll('{years}', '{home-years}'),
    ]),
  )
  small.set('business.md', read(contentDir, 'business.md'))
  const city = small.get('locations/ada.md')!.replace('tier: same-day', `tier: ${firstTier(small)}`)
  small.set('locations/ada.md', city)
  const service = small.get('services/leveling.md')!

  const subject = (file: string, others: Iterable<readonly [string, string]> = []): Subject => {
    // Stand-ins have no part that a link could name.
    const source = read(contentDir, file).replace(/(\/[a-z/-]+)#[a-z-]+/g, '$1')
    const named = (slug: string) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`).test(source)
    const standIns = [
      ...services.filter(named).map((slug) => [`services/${slug}.md`, alias(service, slug)] as const),
      ...cities.filter(named).map((slug) => [`locations/${slug}.md`, alias(city, slug)] as const),
    ]
    const files = new Map([...small, ...others, ...standIns, [file, source] as const])
    return { file, source, files: new Map([...files].map(([name, text]) => [name, Buffer.from(text)])) }
  }
  const many = manyCities(city)
  return [
    ...real.filter((file) => file !== countyWords).map((file) => subject(file)),
    subject(countyWords, many),
    subject(`locations/${cities[0]}.md`, many),
  ]
}

/** Words that stand only on pages of a site with counties. */
const countyWords = 'shared/county.md'

/** More than one page has room for, in two counties, so that the counties have pages too. */
const manyCities = (city: string) =>
  Array.from({ length: mostCards + 1 }, (_, i): [string, string] => [
    `locations/town-${i}.md`,
    alias(city, `${i}`).replace(/^county: .*/m, `county: County ${i % 2}`),
  ])

const firstTier = (files: Map<string, string>) =>
  /tiers:\n\s+- id: (\S+)/.exec(files.get('business.md')!)![1]!

/** The same file under another name: no two pages may have one title or description. */
const alias = (source: string, slug: string) =>
  source.replace(/^(title|description|name): (.*)$/gm, (_, field, value) => `${field}: ${value} ${slug}`)
