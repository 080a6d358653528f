/** Reads one service, one testimonial or one job. */
import type * as T from '../../../templates/model/site'
import { compileParsed } from './references'
import type { ContentFile } from '../source/content-file'
import { compileQuote, compileSections } from '../copy/compile-copy'
import { scopeOf } from '../copy/scope'
import { folders } from '../source/kinds'
import { parse } from '../source/parse'
import { illustrated, notePage, origin } from './heads'
import type { Reader } from '../reader'

/** The valid parts of a table, as far as counting its cells needs them. */
interface Table {
  columns?: readonly unknown[] | undefined
  rows?: readonly ({ cells?: readonly unknown[] | undefined } | undefined)[] | undefined
}

export function checkCells(file: ContentFile, field: string, { columns = [], rows = [] }: Table = {}) {
  rows.forEach((row, i) => {
    const cells = row?.cells?.length ?? 0
    // The schema reports a table with fewer than two rows or columns.
    if (columns.length < 2 || cells < 2 || cells === columns.length) return
    const message = `has ${cells} cells for ${columns.length} columns; give it one for each`
    file.report([field, 'rows', i, 'cells'], message)
  })
}

export function loadService(reader: Reader, file: ContentFile): T.Service | undefined {
  const parsed = parse(file, folders.services)
  const { valid } = parsed
  checkCells(file, 'comparison', valid.comparison)
  const scope = scopeOf(reader.siteFacts, file, parsed)
  const body = compileSections(reader, file, scope)
  const service = compileParsed(reader, file, parsed, scope)
  return (
    service &&
    notePage(reader, file, { ...service, body: illustrated(file, { ...service, body }), ...origin(file) })
  )
}

export function loadTestimonial(reader: Reader, file: ContentFile): T.Testimonial | undefined {
  const parsed = parse(file, folders.testimonials)
  const { valid } = parsed
  const { location, townWithoutPage = false } = valid
  if (
    location !== undefined &&
    !townWithoutPage &&
    !reader.has(`locations/${reader.meant('locations', location)}.md`)
  )
    file.report(
      ['location'],
      `is "${location}", but no city of content/locations has this name; correct it, or add "townWithoutPage: yes" for a town that has no page`,
    )
  else if (townWithoutPage && location !== undefined && /^[a-z0-9-]+$/.test(location))
    file.report(['location'], `is "${location}", a file name; write the name of the town, as readers see it`)
  const scope = scopeOf(reader.siteFacts, file, parsed)
  const text = compileQuote(reader, file, scope)
  const testimonial = compileParsed(reader, file, parsed, scope)
  return testimonial && { ...testimonial, sample: testimonial.sample ?? false, text, ...origin(file) }
}

export function loadJob(reader: Reader, file: ContentFile): T.Job | undefined {
  const parsed = parse(file, folders.jobs)
  const job = compileParsed(reader, file, parsed, scopeOf(reader.siteFacts, file, parsed))
  return job && { ...job, ...origin(file) }
}
