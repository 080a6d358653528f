/** The kinds of content files: the schema for each, and its name in the owner's editor. */
import type * as z from 'zod'
import { originalOf } from '../../../templates/model/languages'
import * as schema from '../../../templates/model/schema'

/** What is known about one kind of file. */
export interface Kind<Rules extends z.ZodObject = z.ZodObject> {
  label: string
  rules: Rules
  /** The text below the front matter, and whether it is required. Without this, the file must not have any. */
  body?: { label: string; required: boolean }
  /** True if each file is a page, with a title and description for search engines. */
  isPage?: true
  /** True if its copy is about one city, which has one tier. */
  hasTier?: true
  /** A file that shares this many paragraphs with another looks like a copy. Without it, files are not compared. */
  judgesCopies?: number
}

/** A kind with many files. */
export interface ManyKind extends Kind {
  /** What one of them is called: "city". */
  singular: string
  /** The fields that a new one gets its name from. */
  namedAfter: readonly [string, ...string[]]
}

const sections = { label: 'Text of the page, each part under a line "## Heading"', required: false }

/** Keeps the type of each schema, so that each file is read with its own type. */
const kindsOf = <All extends Record<string, z.ZodObject>>(kinds: { [Name in keyof All]: Kind<All[Name]> }) =>
  kinds

/** Files of which a site has one. notice.md may be missing. */
export const singles = kindsOf({
  'business.md': { label: 'Business: phone, address, hours, claims', rules: schema.business },
  'notice.md': { label: 'Notice at the top of all pages', rules: schema.siteNotice },
  'region.md': { label: 'Region: the ground and the map', rules: schema.region },
  'redirects.md': { label: 'Old addresses', rules: schema.redirects },
  'shared/frame.md': { label: 'Footer and words of the frame', rules: schema.frame },
  'shared/drawings.md': { label: 'Words in drawings of pages', rules: schema.drawings },
  'shared/plates.md': { label: 'Words in plates and drawings of services', rules: schema.plates },
  'shared/city.md': { label: 'Words of all city pages', rules: schema.cityShared, hasTier: true },
  'shared/county.md': { label: 'Words of all county pages', rules: schema.countyShared },
  'shared/service.md': { label: 'Words of all service pages', rules: schema.serviceShared },
  'pages/home.md': { label: 'Home', rules: schema.home, isPage: true },
  'pages/services.md': { label: 'Services', rules: schema.servicesPage, isPage: true },
  'pages/locations.md': { label: 'Locations', rules: schema.locationsPage, isPage: true },
  'pages/about.md': { label: 'About', rules: schema.aboutPage, body: sections, isPage: true },
  'pages/reviews.md': { label: 'Reviews', rules: schema.reviewsPage, isPage: true },
  'pages/faqs.md': { label: 'Questions', rules: schema.faqsPage, isPage: true },
  'pages/privacy.md': { label: 'Privacy', rules: schema.privacyPage, body: sections, isPage: true },
  'pages/not-found.md': { label: 'Page not found', rules: schema.notFoundPage, isPage: true },
})
export type Single = keyof typeof singles

/** Folders with one file for each page or entry; the file name is the slug. pages/ also holds files of `singles`. */
export const folders = {
  services: {
    label: 'Services',
    singular: 'service',
    rules: schema.service,
    body: sections,
    isPage: true,
    judgesCopies: 2,
    namedAfter: ['name'],
  },
  locations: {
    label: 'Cities',
    singular: 'city',
    rules: schema.city,
    body: sections,
    isPage: true,
    hasTier: true,
    judgesCopies: 2,
    namedAfter: ['name'],
  },
  testimonials: {
    label: 'Reviews',
    singular: 'review',
    rules: schema.testimonial,
    body: { label: 'The words of the customer', required: true },
    judgesCopies: 1,
    namedAfter: ['name', 'location'],
  },
  jobs: {
    label: 'Jobs',
    singular: 'job',
    rules: schema.job,
    judgesCopies: 1,
    namedAfter: ['title'],
  },
  pages: {
    label: 'Your own pages',
    singular: 'page',
    rules: schema.ownPage,
    body: sections,
    isPage: true,
    namedAfter: ['title'],
  },
} satisfies Record<string, ManyKind>
export type Folder = keyof typeof folders

/** Files of a second language that contain less than their originals, because facts are stated only once. */
export const translated = kindsOf({
  'business.md': { label: singles['business.md'].label, rules: schema.businessWords },
  'region.md': { label: singles['region.md'].label, rules: schema.regionWords },
  'pages/home.md': { ...singles['pages/home.md'], rules: schema.homeWords },
})

/** Returns the kind of a content file. Undefined for a file that a site may not have. */
export function kindOf(file: string): Kind | undefined {
  const name = originalOf(file)
  const kinds: Record<string, Kind> = { ...singles, ...(name !== file && translated) }
  return Object.hasOwn(kinds, name) ? kinds[name] : (folders as Record<string, ManyKind>)[folderOf(name)]
}

/** Returns the folder that a file is in, in any language: "services". */
export const folderOf = (file: string): string => /^(.*?)\//.exec(originalOf(file))?.[1] ?? ''
