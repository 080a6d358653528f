/** The content files as the editor lists them: the rules of each, and whether text stands below its front matter. */
import type { z } from 'zod'
import * as schema from '../../templates/model/schema'
import { singlePages } from '../read/folder'
import type { Folder, Single } from '../read/folder'

/** What the editor knows of one kind of file. */
export interface Kind {
  label: string
  rules: z.ZodObject
  /** The label of the text below the front matter, and whether it may be left out. */
  body?: { label: string; required: boolean }
}

const sections = { label: 'Text of the page, each part under a line "## Heading"', required: false }

/** What the editor knows of files of which there are many. */
interface ManyKind extends Kind {
  singular: string
  /** How a new file is named, and what lists show of each. */
  slug: string
  summary: string
  /** What addresses of the editor call them, if not by their folder. */
  name?: string
  /** Files of the folder that are not among them. */
  without?: readonly string[]
}

/** Files of which there are many. */
export const folders: Record<Folder, ManyKind> = {
  services: {
    label: 'Services',
    singular: 'Service',
    rules: schema.service,
    body: sections,
    slug: '{{fields.name}}',
    summary: '{{name}}',
  },
  locations: {
    label: 'Cities',
    singular: 'City',
    rules: schema.city,
    body: sections,
    slug: '{{fields.name}}',
    summary: '{{name}}',
  },
  testimonials: {
    label: 'Reviews',
    singular: 'Review',
    rules: schema.testimonial,
    body: { label: 'The words of the customer', required: true },
    slug: '{{fields.name}}-{{fields.location}}',
    summary: '{{name}}, {{location}}',
  },
  jobs: {
    label: 'Jobs',
    singular: 'Job',
    rules: schema.job,
    slug: '{{fields.title}}',
    summary: '{{title}}',
  },
  pages: {
    label: 'Your own pages',
    singular: 'Page',
    rules: schema.ownPage,
    body: sections,
    slug: '{{fields.title}}',
    summary: '{{title}}',
    name: 'own-pages',
    without: singlePages,
  },
}

/** Files of which there is one. Those of the content folder itself are about the company. */
export const singles: Record<Single, Kind> = {
  'business.md': { label: 'Business: phone, address, hours, claims', rules: schema.business },
  'notice.md': { label: 'Notice at the top of all pages', rules: schema.siteNotice },
  'region.md': { label: 'Region: the ground and the map', rules: schema.region },
  'redirects.md': { label: 'Old addresses', rules: schema.redirects },
  'pages/home.md': { label: 'Home', rules: schema.home },
  'pages/services.md': { label: 'Services', rules: schema.servicesPage },
  'pages/locations.md': { label: 'Locations', rules: schema.locationsPage },
  'pages/about.md': { label: 'About', rules: schema.aboutPage, body: sections },
  'pages/reviews.md': { label: 'Reviews', rules: schema.reviewsPage },
  'pages/faqs.md': { label: 'Questions', rules: schema.faqsPage },
  'pages/privacy.md': { label: 'Privacy', rules: schema.privacyPage, body: sections },
  'pages/not-found.md': { label: 'Page not found', rules: schema.notFoundPage },
  'shared/frame.md': { label: 'Footer and words of the frame', rules: schema.frame },
  'shared/drawings.md': { label: 'Words in drawings of pages', rules: schema.drawings },
  'shared/plates.md': { label: 'Words in plates and drawings of services', rules: schema.plates },
  'shared/city.md': { label: 'Words of all city pages', rules: schema.cityShared },
  'shared/county.md': { label: 'Words of all county pages', rules: schema.countyShared },
  'shared/service.md': { label: 'Words of all service pages', rules: schema.serviceShared },
}
