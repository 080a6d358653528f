/** What a new firm is asked, and how each answer is read. */
import type * as z from 'zod'
import { whatIsWrongWithFile } from '../../read/files/content-folder'
import { UsageError } from '../../terminal/flags'
import { soilKinds } from '../../../templates/model/catalog'
import { business } from '../../../templates/model/schema'
import { yesOrNo } from '../../../templates/model/schema/as-typed'
import { signer } from '../../../templates/model/schema/sections'
import { isKey } from '../../../templates/model/signed'
import { slugify, upperFirst } from '../../../templates/model/text'
import { townForm, townOf } from '../new/town'
import type { NewTown } from '../new/town'
import { foundations, knownServices, servicesMeant, slugOfTown } from './starter'
import type { Foundation } from './starter'

/**
 * The questions, in the order they are asked. `example` shows what an answer looks like. `read` returns undefined for
 * what cannot be an answer, or throws a UsageError that says what is wrong with it.
 */
const questions = {
  name: { example: '"Acme Leveling"', read: byRules(business.shape.name) },
  owner: { example: '"Ann Lee"', read: byRules(signer) },
  phone: { example: 'ten digits: 918-555-0142', read: phoneOf },
  street: { example: '"12 Elm Street"', read: streetOf },
  office: { example: townForm, read: townOf },
  region: { example: '"Central Texas"', read: byRules(business.shape.region.unwrap()) },
  foundations: {
    example: 'the most common first: "slab, pier and beam, crawl space, basement"',
    read: foundationsOf,
  },
  clay: { example: 'yes or no', read: clayOf },
  ground: { example: '"clay to 8 feet, then shale", or "unknown"', read: groundOf },
  towns: { example: `${townForm.slice(0, -1)}; ...", or one a line`, read: townsOf },
  services: { example: '"foundation-repair, helical-piers, Chimney repair"', read: servicesOf },
}

export type Question = keyof typeof questions

/** What the answers say. */
export type NewFirm = { [Name in Question]: NonNullable<ReturnType<(typeof questions)[Name]['read']>> }

export const asked = Object.keys(questions) as Question[]

export const exampleOf = (name: Question): string => questions[name].example

/** Reads an answer. @throws {UsageError} with what is wrong with it: "is empty; write a name". */
export function readAnswer(name: Question, words: string): NewFirm[Question] {
  const answer: NewFirm[Question] | undefined = questions[name].read(words.trim())
  return answer ?? refuse(`is "${words}"; write ${exampleOf(name)}`)
}

function refuse(why: string): never {
  throw new UsageError(why)
}

function byRules<T>(rules: z.ZodType<T>): (words: string) => T | undefined {
  return (words) => {
    if (isKey(words)) return undefined
    const { success, data, error } = rules.safeParse(words)
    return success ? data : refuse(error.issues[0]!.message)
  }
}

/** Returns the number in E.164 form, from any usual way to write it: "+19185550123". */
function phoneOf(words: string): string | undefined {
  const digits = words.replace(/\D/g, '').replace(/^1/, '')
  return business.shape.phone.safeParse(`+1${digits}`).data
}

/** Empty for a firm without an office that customers may visit. */
function streetOf(words: string): string | undefined {
  return words.toLowerCase() === 'none' ? '' : byRules(business.shape.address.shape.street)(words)
}

/** Reads yes or no in words that settle where a firm begins, though they would confirm no claim: "mostly". */
function clayOf(words: string): boolean | undefined {
  return yesOrNo(
    words
      .replace(
        /^(?:yes,? )?(?:mostly|usually|pretty much|of course|i (?:think|guess|believe) so)[.!]*$/i,
        'yes',
      )
      .replace(/^(?:no,? )?(?:not really|not much|rarely|hardly|never|i don['’]?t think so)[.!]*$/i, 'no'),
  )
}

/** Reads kinds of foundations, one or many of each: "basements, crawl space". */
function foundationsOf(words: string): Foundation[] {
  const kinds = words
    .split(/[,;](?:\s*and\b)?|(?<!\bpiers? )\band\b/i)
    .map((kind) => kind.trim().toLowerCase().replace(/s$/, ''))
  const wrong = kinds.find((kind) => !Object.hasOwn(foundations, kind))
  if (wrong !== undefined) refuse(`names "${wrong}"; there are ${Object.keys(foundations).join(', ')}`)
  return [...new Set(kinds as Foundation[])]
}

/** A layer as region.md has it: name, kind, from, to. */
type Layer = Record<string, string>

/** Reads "clay to 8 feet, then shale". There are no layers where nobody knows. */
function groundOf(words: string): Layer[] {
  if (words.toLowerCase() === 'unknown') return []
  let from = '0'
  const parts = words.split(/\s*(?:,?\s*\bthen\b|[;\n]|,(?!\s*(?:to )?\d)(?![^(]*\)))\s*/i)
  return parts.map((part, i) => {
    // "1-4 ft" ends at 4 feet.
    const [, typed = '', to] =
      /^(.+?)(?:,?(?: from| down)?(?: to)? (?:\d+(?:\.\d+)? ?(?:-|–|to) ?)?(\d+(?:\.\d+)?) ?(?:feet|foot|ft\.?)?)?$/i.exec(
        part,
      ) ?? []
    const isLast = i === parts.length - 1
    const name = isLast ? typed.replace(/,? (?:below|beneath|under(?:neath| (?:that|it))?)$/i, '') : typed
    const kind = soilOf(name)
    const wrong =
      isLast && to !== undefined
        ? 'is the last layer, and has a depth'
        : !isLast && to === undefined
          ? 'has no depth'
          : Number(to) <= Number(from) && 'is no deeper than the layer above it'
    if (wrong)
      refuse(
        `is "${words}", where "${name}" ${wrong}; give the depth of each layer but the last one, each deeper than the one before: "topsoil to 1 foot, clay to 8 feet, then shale"`,
      )
    const layer: Layer = { name: upperFirst(name), kind, from, ...(to !== undefined && { to }) }
    from = to ?? from
    return layer
  })
}

/** Names that people give to kinds of ground. */
const alsoCalled = {
  rock: /granite|saprolite|gneiss|schist|slate|basalt|quartzite/i,
  shale: /(?:clay|mud|silt)stone/i,
}

/** The kind of ground whose words are all in a name, "silty-clay" before "clay". */
function soilOf(name: string): string {
  const other = Object.entries(alsoCalled).find(([, names]) => names.test(name))
  const known = [...soilKinds]
    .sort((a, b) => b.length - a.length)
    .find((kind) => kind.split('-').every((word) => name.toLowerCase().includes(word)))
  const why = `names "${name}", which no drawing has; write the nearest of ${soilKinds.join(', ')}`
  return other?.[0] ?? known ?? refuse(why)
}

function townsOf(words: string): NewTown[] | undefined {
  const towns = words
    .split(/[;\n]/)
    .filter((town) => town.trim() !== '')
    .map(townOf)
  const files = towns.map((town) => `locations/${slugOfTown(town, towns)}.md`)
  for (const [i, file] of files.entries()) {
    const [first, { name }] = [files.indexOf(file), towns[i]!]
    if (first < i) refuse(`names "${towns[first]!.name}" and "${name}", both of the file ${file}; delete one`)
    const why = whatIsWrongWithFile(file)
    if (why !== undefined) refuse(`names "${name}", and its file ${file} ${why}`)
  }
  return towns.length > 0 ? towns : undefined
}

/** Reads services of the starter in any words, and names of new ones. Empty for "all" that suit the houses. */
function servicesOf(words: string): string[] | undefined {
  if (isKey(words)) return undefined
  if (words.toLowerCase() === 'all') return []
  const typed = words.split(/[,;]/).map((name) => name.trim())
  const services = typed.map((name) => {
    const slug = slugify(name)
    const [meant, ...others] = servicesMeant(name)
    if (others.length > 0)
      refuse(`names "${name}", which may be ${[meant, ...others].join(' or ')}; write one of them`)
    // A new service has a name such as "Chimney repair", which is not a file name.
    if (meant === undefined && (slug === '' || (slug === name && slug.includes('-'))))
      refuse(
        `names "${name}"; there are ${knownServices.join(', ')}; of a new one write its name: "Chimney repair"`,
      )
    return meant ?? upperFirst(name)
  })
  const slugs = services.map(slugify)
  const again = slugs.findIndex((slug, i) => slugs.indexOf(slug) < i)
  if (again >= 0) refuse(`names "${typed[again]!}" twice; delete one`)
  return services
}
