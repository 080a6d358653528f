import type { Business, Dates, FirstLanguage } from './model/site'
import { breadcrumbData, datesData } from './json-ld'
import type { JsonLd } from './json-ld'
import type { Page, Route } from './page'
import { languageOf, usualLang } from './model/language'
import { absolute, icons, manifestPath } from './model/urls'

export interface Assets {
  /** All the CSS of this page. */
  css: string
  script: string
  font: string
  /** The Content-Security-Policy of this page. */
  csp: string
  speculationRules: string
  themeColors: { light: string; dark: string }
}

export interface HeadProps {
  page: Page
  business: Business
  /** False for the 404 page and for previews. */
  indexed: boolean
  assets: Assets
  /** The same page in each language of the site. */
  alternates?: readonly Route[]
  /** Set on a page of a second language. */
  first?: FirstLanguage | undefined
}

/**
 * Preloads the font of the headings. It is the first element of the body because Chrome delays the first paint for a
 * font that is preloaded in the head.
 */
export const FontPreload = ({ font }: Pick<Assets, 'font'>) => (
  <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
)

/** The locale for sharing tags: "es_US". If the language names no country, the office's is used. */
function localeOf({ lang, address }: Business): string {
  const { language, region = address.country } = new Intl.Locale(lang)
  return `${language}_${region}`
}

/** Links for search engines to the page in each language, and to the first language for everyone else. */
export function hreflangs(alternates: readonly Route[] = []) {
  const codes = alternates
    .filter(({ listed }) => listed)
    .map(({ path, site }) => ({ code: languageOf(site.business.lang), path }))
  return codes.length > 1 ? [...codes, { code: 'x-default', path: codes[0]!.path }] : []
}

/** All tags of the head. No other component adds any. */
export function HtmlHead({ page, business, indexed, assets, alternates, first }: HeadProps) {
  const title = `${page.title} | ${business.titleSuffix}`
  const url = absolute(business, page.path)
  const image = absolute(business, page.image.src)
  const { name, region, latitude, longitude } = page.place
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={assets.csp} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {indexed && <link rel="canonical" href={url} />}
      {indexed &&
        hreflangs(alternates).map(({ code, path }) => (
          <link key={code} rel="alternate" hrefLang={code} href={absolute(business, path)} />
        ))}
      <meta name="robots" content={indexed ? 'index, follow' : 'noindex'} />
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      <link rel="icon" href={icons.ico} sizes="32x32" />
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.apple} />
      <link rel="manifest" href={manifestPath} />
      <meta name="theme-color" content={assets.themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={assets.themeColors.dark} media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      <meta property="og:type" content="website" />
      {business.lang !== usualLang && <meta property="og:locale" content={localeOf(business)} />}
      {first && <meta property="og:locale:alternate" content={localeOf({ ...business, lang: first.lang })} />}
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(page.image.width)} />
      <meta property="og:image:height" content={String(page.image.height)} />
      <meta property="og:image:alt" content={page.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="geo.region" content={`${business.address.country}-${region}`} />
      <meta name="geo.placename" content={name} />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
    </head>
  )
}

/**
 * The scripts and structured data of a page, between its first screen and the rest. The parser pauses at the end of an
 * inline script, and Chrome then paints what it has. So the first paint does not wait for the layout of what is below
 * the first screen.
 */
export function Scripts({
  page,
  dates,
  business,
  assets,
}: Pick<HeadProps, 'page' | 'business'> & {
  dates: Dates
  assets: Pick<Assets, 'script' | 'speculationRules'>
}) {
  const dated = datesData(business, page.path, dates)
  const data = [
    ...page.jsonLd,
    ...(page.crumbs.length > 0 ? [breadcrumbData(business, page.crumbs)] : []),
    ...(dated ? [dated] : []),
  ]
  return (
    <>
      <script type="module" src={assets.script} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: assets.speculationRules }} />
      {data.map((thing, i) => (
        <JsonLdScript key={i} data={thing} />
      ))}
    </>
  )
}

/** Escapes `<`, so that no text in the data can end the script element. */
function JsonLdScript({ data }: { data: JsonLd }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
