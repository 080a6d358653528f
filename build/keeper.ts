/**
 * Pages that are kept from the last build, because they would be the same. Such a page is made from one
 * content file, from what it shows of other cities, and from the basis: everything there is but the files of
 * cities. When all that is as it was, its file in the output is taken over, which must have the stamp that it
 * was left with. A page that does not say what it shows is made each time; there are few of them.
 */
import type { KnownCities, Nearest } from '../content/cities'
import type { KnownCity } from '../content/city'
import { hashOf } from '../content/hash'
import type { Route } from '../templates/page'
import type { Bundle } from './bundle'
import type { LinksToCheckAgain } from './check-links'
import { filesOf } from './files'
import { readRecord, writeRecord } from './record'
import { remember } from './remember'
import type { Built, SourceHashes } from './unchanged'

export interface KeptPage {
  /** Of its HTML. */
  bytes: number
  /** Hash of its style sheets, for the policy. */
  style: string
  /** Its own, without those of the frame, which other pages have as well. */
  links: LinksToCheckAgain
  /** The picture for sharing shows something else than the page's card. */
  hasStalePicture: boolean
}

export interface Keeper {
  /** For the loader: cities whose file is as it was are not read. */
  cities: KnownCities
  /** Of the last build, when it would be the same again. */
  bundle: Bundle | undefined
  /** Pages of the last build that may be the same again. */
  size: number
  /** A page that would be the same again, and the stamp its file was left with; it is noted. */
  page: (route: Route) => (KeptPage & { stamp: string }) | undefined
  /** Notes a page that was made. */
  note: (route: Route, page: KeptPage) => void
  /** The stamp of a file that would be the same again, because it is made of the same; that is noted. */
  file: (file: string, madeOf: unknown) => string | undefined
  /** True once anything was kept. */
  used: () => boolean
  /** Files of cities that were not read, neither for other pages nor for their own. */
  unread: ReadonlySet<string>
  /** Writes down what is known of the new site. */
  save: (bundle: Bundle) => void
}

/**
 * On disk. Texts stand in a list, because most pages have the same; one that no page has any more stays there
 * until a build keeps nothing.
 */
interface Record {
  /** SourceHashes.whole: the record is of the same build as what that noted of the files it left. */
  sources: string
  basis: string
  bundle: PackedBundle
  cities: { [file: string]: [hash: string, city: KnownCity] }
  nearest: Nearest | undefined
  pages: { [path: string]: PageRecord }
  /** Hashes of what files are made of. */
  files: { [file: string]: string }
  texts: string[]
}

type Texts = number[]
type PageRecord = [key: string, bytes: number, style: number, hrefs: Texts, files: Texts, stale: 0 | 1]

/** With another basis than the last time nothing is kept. Without a `last` build neither. */
export function openKeeper(
  outDir: string,
  sources: SourceHashes,
  last: Pick<Built<unknown>, 'sources' | 'tree'> | undefined,
): Keeper {
  const { basis, whole } = sources
  const record = last && readRecord<Record>(outDir, 'pages')
  const old = record?.sources === last?.sources && record?.basis === basis ? record : undefined
  const cities: Record['cities'] = {}
  const pages = new Map<string, PageRecord>()
  const files: Record['files'] = {}
  const texts = numberTexts(old?.texts)
  const unread = new Set<string>()
  let used = false

  /** What the last build left a file with; of one that it did not leave, a stamp that no file has. */
  const stampOf = (file: string) => last!.tree[file] ?? 'none'
  const keyOf = remember((route: Route) => {
    const sources = route.sources?.()
    if (!sources) return undefined
    const { file, shows } = sources
    return hashOf([file && cities[file]?.[0], ...shows.map(digestOf)].join())
  })

  const known: KnownCities = {
    isEmpty: () => old === undefined,
    get(file) {
      const last = old?.cities[file]
      if (!last || last[0] !== sources.cities.get(file)) return undefined
      cities[file] = last
      used = true
      return last[1]
    },
    put(file, hash, city) {
      cities[file] = [hash, city]
    },
    nearest: old?.nearest,
  }
  return {
    cities: known,
    bundle: old && unpackBundle(old.bundle),
    size: Object.keys(old?.pages ?? {}).length,
    page(route) {
      const record = old?.pages[route.path]
      if (!record || record[0] !== keyOf(route)) return undefined
      used = true
      pages.set(route.path, record)
      const city = cities[route.source]
      if (city && city === old!.cities[route.source]) unread.add(route.source)
      return { ...unpack(record, old!.texts), stamp: stampOf(filesOf(route.path)[0]!) }
    },
    note(route, page) {
      const key = keyOf(route)
      if (key !== undefined) pages.set(route.path, pack(key, page, texts.numberOf))
    },
    file(file, madeOf) {
      files[file] = hashOf(JSON.stringify(madeOf))
      if (old?.files[file] !== files[file]) return undefined
      used = true
      return stampOf(file)
    },
    used: () => used,
    unread,
    save(bundle) {
      writeRecord(outDir, 'pages', {
        sources: whole,
        basis,
        bundle: packBundle(bundle),
        cities,
        nearest: known.nearest,
        pages: Object.fromEntries(pages),
        files,
        texts: texts.list(),
      } satisfies Record)
    },
  }
}

/** With its bytes in base64. */
type PackedBundle = Omit<Bundle, 'files'> & { files: [address: string, bytes: string][] }

const packBundle = (bundle: Bundle): PackedBundle => ({
  ...bundle,
  files: [...bundle.files].map(([address, bytes]) => [address, Buffer.from(bytes).toString('base64')]),
})

const unpackBundle = (packed: PackedBundle): Bundle => ({
  ...packed,
  files: new Map(packed.files.map(([address, bytes]) => [address, Buffer.from(bytes, 'base64')])),
})

/** Gives each text a number, the same one each time; those of the last build keep theirs. */
function numberTexts(old: readonly string[] = []) {
  const texts = new Map(old.map((text, number) => [text, number]))
  return {
    numberOf(text: string): number {
      const known = texts.get(text)
      if (known !== undefined) return known
      // A copy: as a part of a page it would keep all of the page in memory.
      texts.set(Buffer.from(text).toString(), texts.size)
      return texts.size - 1
    },
    list: () => [...texts.keys()],
  }
}

function pack(
  key: string,
  { bytes, style, links, hasStalePicture }: KeptPage,
  numberOf: (text: string) => number,
): PageRecord {
  const stale = hasStalePicture ? 1 : 0
  return [key, bytes, numberOf(style), links.hrefs.map(numberOf), links.files.map(numberOf), stale]
}

function unpack([, bytes, style, hrefs, files, stale]: PageRecord, texts: readonly string[]): KeptPage {
  const textsOf = (numbers: Texts) => numbers.map((number) => texts[number]!)
  const links = { hrefs: textsOf(hrefs), files: textsOf(files) }
  return { bytes, style: texts[style]!, links, hasStalePicture: stale === 1 }
}

/** What stands in an object, or in each of a list. */
function digestOf(shown: object): string {
  const known = digests.get(shown)
  if (known !== undefined) return known
  const digest = hashOf(JSON.stringify(Array.isArray(shown) ? shown.map(withTierId) : withTierId(shown)))
  digests.set(shown, digest)
  return digest
}

/** What pages have in common is the same object on each, and is put into words once. */
const digests = new WeakMap<object, string>()

/** Of a tier its name will do, because the rest of it is part of the basis. */
const withTierId = (shown: { tier?: { id: string } }) =>
  shown.tier ? { ...shown, tier: shown.tier.id } : shown
