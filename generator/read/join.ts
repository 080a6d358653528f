/** Joins what was read to a site, as templates get it. */
import { sharedPicture } from '../../templates/cards'
import { cardSize } from '../../templates/illustrations/social/social'
import type * as T from '../../templates/model/site'
import { sitePicture } from '../../templates/model/urls'
import { fillBlanks, phoneFacts } from './copy/fill-blanks'
import type { Cities } from './kinds/cities'
import type { CityStore } from './kinds/city'
import { countiesOf } from './kinds/counties'
import type { LanguageContent, SharedContent } from './shared'
import { isWhole } from './source/parse'

/** Returns a function that returns a whole city. */
export function citySource(
  { reader }: SharedContent,
  { summaries, nearby }: Cities,
  store: CityStore,
): T.CitySource {
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]))
  return ({ slug, label }) => {
    const whole = store.get(slug)
    const neighbors = nearby.get(slug)!.flatMap((other) => bySlug.get(other) ?? [])
    const facts = phoneFacts(whole.phone ?? reader.siteFacts.phone)
    return { ...fillBlanks(whole, facts), label, nearby: neighbors }
  }
}

/** If a site has more services and cities than this, all cities share one sharing picture, which saves minutes. */
const mostPictures = 300

/** Returns the site in all its languages. Undefined when a file that every site needs is missing or broken. */
export function joinSite({ translations, ...first }: SharedContent, cities: Cities): T.Site | undefined {
  const [site, ...others] = [first, ...translations].map((content) => joinLanguage(content, cities))
  if (!site || !others.every((one) => one !== undefined)) return undefined
  const languages = [site, ...others].map(({ business: { lang }, folder }) => ({ lang, folder }))
  return { ...site, languages, translations: others.map((one) => ({ ...one, languages })) }
}

function joinLanguage(content: LanguageContent, { summaries }: Cities): T.Site | undefined {
  const { reader, cityFiles, allPictures, notices, pages: read, ...parts } = content
  if (!isWhole(parts) || !isWhole(read)) return undefined
  // A review or a job of a draft is left out with it.
  const isLive = (file: string) => reader.isLive({ file })
  const testimonials = parts.testimonials.filter(({ service }) => isLive(`services/${service}.md`))
  const jobs = parts.jobs.filter(
    ({ service, town }) => isLive(`services/${service}.md`) && isLive(`locations/${town}.md`),
  )
  const { ownPages, ...shared } = { ...parts, testimonials, jobs, pages: read }
  const saying = <V>(words: V, phone = shared.business.phone) => fillBlanks(words, phoneFacts(phone))
  const { business, pages, countyWords, ...others } = saying(shared)
  const tiers = new Map(business.tiers.map((tier) => [tier.id, tier]))
  const cities = summaries.map((city) => ({ ...saying(city), tier: tiers.get(city.tier.id) ?? city.tier }))
  const nameOf = (typed: string) => {
    const town = reader.meant('locations', typed)
    return cities.find(({ slug }) => slug === town)?.name ?? typed
  }
  // Structured data names the home page's picture, which may come from any file.
  const socialImage = business.socialImage ?? pages.home.socialImage
  const picture = socialImage ? sharedPicture(socialImage) : { src: sitePicture, ...cardSize }
  return {
    ...others,
    ...countyWords,
    folder: reader.language,
    languages: [],
    translations: [],
    business: { ...business, socialImage: picture },
    notices: saying(notices),
    pages,
    ownPages: ownPages.map((page) => saying(page, page.phone)),
    cities,
    counties: countiesOf(cities, business),
    testimonials: others.testimonials.map((one) => ({ ...one, location: nameOf(one.location) })),
    redirects: others.redirects.map(({ from, to }) => ({ from, to: reader.livePath(to) })),
    wordsFor(phone) {
      const { business, frame, services, jobs } = shared
      const { socialImage: _, ...facts } = { ...business, phone }
      return saying({ business: facts, frame, notices, services, jobs }, phone)
    },
    citiesSharePicture: !allPictures && others.services.length + cityFiles.length > mostPictures,
  }
}
