/** Reads one page with a body, one testimonial or one job. */
import type * as z from 'zod'
import type * as T from '../../../templates/model/site'
import { compileParsed } from './references'
import type { ContentFile } from '../source/content-file'
import { compileQuote, compileSections } from '../copy/compile-copy'
import { scopeOf } from '../copy/scope'
import { folders } from '../source/kinds'
import type { Kind } from '../source/kinds'
import { parse } from '../source/parse'
import type { ValidOf } from '../source/parse'
import { illustrated, notePage, origin } from './heads'
import type { Drawn } from './heads'
import type { Reader } from '../reader'
import type { Compiled } from '../../../templates/model/values'

/** The title and description of a page, and its drawings. */
type Shown = Pick<T.Meta, 'title' | 'description'> & Drawn

/** Returns the fields of a file, and the facts that its copy may use. `check` is what a schema cannot check. */
export function loadFields<S extends z.ZodObject>(
  reader: Reader,
  file: ContentFile,
  kind: Kind<S>,
  check?: (file: ContentFile, data: ValidOf<S>) => void,
) {
  const parsed = parse(file, kind)
  check?.(file, parsed.valid)
  const scope = scopeOf(reader.siteFacts, file, parsed)
  return { data: compileParsed(reader, file, parsed, scope), scope }
}

/** Returns a page whose file has a body, with its drawings. */
export function loadBodied<S extends z.ZodObject>(reader: Reader, file: ContentFile, kind: Kind<S>) {
  const { data, scope } = loadFields(reader, file, kind)
  const body = compileSections(reader, file, scope)
  if (!data) return undefined
  const page = data as Compiled<z.output<S>> & Shown
  return notePage(reader, file, { ...page, body: illustrated(file, { ...page, body }), ...origin(file) })
}

export function loadTestimonial(reader: Reader, file: ContentFile): T.Testimonial | undefined {
  const { data, scope } = loadFields(
    reader,
    file,
    folders.testimonials,
    (file, { location, townWithoutPage }) => {
      if (location === undefined || townWithoutPage) return
      if (!reader.has(`locations/${reader.meant('locations', location)}.md`))
        file.report(
          ['location'],
          `is "${location}", but no city of content/locations has this name; correct it, or add "townWithoutPage: yes" for a town that has no page`,
        )
    },
  )
  const text = compileQuote(reader, file, scope)
  return data && { ...data, sample: data.sample ?? false, text, ...origin(file) }
}

export function loadJob(reader: Reader, file: ContentFile): T.Job | undefined {
  const { data } = loadFields(reader, file, folders.jobs)
  return data && { ...data, ...origin(file) }
}
