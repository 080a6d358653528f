/** Turns the copy of a content file into what a page prints: facts filled in, Markdown compiled, pictures measured. */
import type * as z from 'zod'
import { blank } from '../../../templates/model/blanks'
import type { Prose, Rich } from '../../../templates/model/site'
import { lowerFirst } from '../../../templates/model/text'
import type { ContentFile, Path } from '../source/content-file'
import { entriesOf, factNamed } from './facts'
import type { Facts } from './facts'
import { addressFor } from './second-language'
import type { Scope } from './scope'
import { clip, createCounter, settle } from './settle'
import type { SiteFacts } from './site-facts'
import { addressOf } from '../pictures/public-pictures'
import type { PublicPictures, WrittenPicture } from '../pictures/public-pictures'
import { businessFile } from '../files/content-folder'
import { addressMeant, compileBody, compileField, fillText } from './markdown'
import { whatIsWrongWithLink } from './markdown-rules'
import type { MarkdownContext } from './markdown-rules'
import { factKey } from '../source/findings'
import { kindOf } from '../source/kinds'
import { questionsIn } from './questions'
import { checkPlain } from './raw-syntax'
import { rulesOf } from '../../../templates/model/schema/inspect'
import type { Rules } from '../../../templates/model/schema/inspect'
import type { Compiled } from '../../../templates/model/values'
import { guessField, suggest } from '../../../templates/model/suggest'

/** What copy of every file may name: facts of the site, and pictures of the public folder. */
export interface Surroundings {
  siteFacts: SiteFacts
  /** Where a link leads when the page at an address is a draft that is left out. */
  livePath: (to: string) => string
  pictures: PublicPictures
}

/** Compiles the copy of a validated value; `path` is where it stands in its file. Reports what is wrong. */
export const compile = <S extends z.ZodType>(
  site: Surroundings,
  file: ContentFile,
  rules: S,
  value: z.output<S>,
  scope: Scope,
  path: Path = [],
): Compiled<z.output<S>> =>
  new Copy(site, file, scope).compile(rulesOf(rules), value, scope.facts, path) as Compiled<z.output<S>>

/** The body, cut at its `##` headings. */
export function compileSections(site: Surroundings, file: ContentFile, scope: Scope): Prose[] {
  const copy = new Copy(site, file, scope)
  const body = copy.settle(file.body, scope.facts)
  copy.noteQuestions(body)
  copy.checkTyped(body)
  return compileBody(body, copy.context(scope.facts), Object.keys(file.data))
}

/** The body of a file that is one piece of text, without headings. */
export function compileQuote(site: Surroundings, file: ContentFile, scope: Scope): Rich {
  const copy = new Copy(site, file, scope)
  const source = file.body.trim()
  if (source === '') file.push({ path: [] }, 'says nothing; write the text below the closing ---')
  const settled = copy.settle(source, scope.facts)
  copy.checkTyped(settled)
  return { source, ...compileField(settled, copy.context(scope.facts)) }
}

/** Fields that only the owner reads. */
export const ownersFields = new Set(['facts', 'fine', 'claims'])

class Copy {
  constructor(
    private readonly site: Surroundings,
    private readonly file: ContentFile,
    private readonly scope: Scope,
  ) {}

  /** `frame` is that of a picture whose pair decides it. */
  compile(rules: Rules, value: unknown, facts: Facts, path: Path, frame = rules.meta.frame): unknown {
    if (typeof value === 'string')
      return rules.meta.rich ? this.markdown(value, facts, path) : this.plainText(value, facts, path)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value))
      return value.map((item, i) => this.compile(rules.entry!, item, facts, [...path, i]))
    const { pictures } = this.site
    const picture = frame && pictures.framed(this.file, value as WrittenPicture, frame, path)
    const entries = entriesOf(value)
    // On a county's page {count} is its number of towns, in every section.
    const inSection =
      entries === undefined
        ? facts
        : { ...facts, count: this.site.siteFacts.inWords(entries), ...this.scope.facts }
    const framed = pictures.pairFrame(this.file, rules, value, path)
    const compiled = Object.entries(value).map(([key, child]) => [
      key,
      path.length === 0 && ownersFields.has(key)
        ? child
        : this.compile((rules.fields[key] ?? rules.entry)!, child, inSection, [...path, key], framed),
    ])
    return { ...(Object.fromEntries(compiled) as object), ...picture }
  }

  private plainText(source: string, facts: Facts, path: Path): string {
    const written = this.settle(source, facts, path)
    this.noteQuestions(written, path)
    const text = path.at(-1) === 'href' ? this.address(written, path) : written
    checkPlain(this.file, text, path)
    const isPhone = this.file.file === businessFile && /^phones?$/.test(String(path[0]))
    if (!isPhone) this.checkTyped(text, path)
    return /[{}]/.test(text) ? fillText(text, this.context(facts, path)) : text
  }

  private markdown(source: string, facts: Facts, path: Path): Rich {
    const text = this.settle(source, facts, path)
    this.noteQuestions(text, path)
    this.checkTyped(text, path)
    return { source, ...compileField(text, this.context(facts, path)) }
  }

  settle = (written: string, facts: Facts, path?: Path): string =>
    settle(written, this.file, this.site.siteFacts, this.scope, facts, path)

  /** Notes questions such as `[Answer: how deep is the clay?]`. Without a path the text is the body. */
  noteQuestions(text: string, path?: Path): void {
    const nth = createCounter()
    for (const needle of questionsIn(text))
      this.file.findings.questions.push({ file: this.file.file, path, needle, nth: nth(needle) })
  }

  /** Returns where an address leads. Reports one that leads nowhere. */
  private address(written: string, path: Path): string {
    const { facts, first } = this.site.siteFacts
    const meant = addressMeant(written, (name) => facts[name])
    const { href } = addressFor(meant, first)
    const wrong = whatIsWrongWithLink(href)
    if (wrong) this.file.report(path, wrong)
    else this.file.noteLink({ href, path })
    return this.site.livePath(href)
  }

  /** Reports the phone number, which would stay when the business changes it. */
  checkTyped(text: string, path?: Path): void {
    const nth = createCounter()
    for (const [typed, link] of this.site.siteFacts.phonesIn(text)) {
      const right = link === undefined ? '{phone}' : `${link.toLowerCase()}:{phone}`
      this.file.report(
        path,
        `types the phone number ${link === undefined ? typed : typed.replace(/^.*\]\(/, '')}; write ${right}, so that it can be changed in one place`,
        { needle: typed, nth: nth(typed) },
      )
    }
  }

  /** What Markdown or plain text needs from around it. Without a path it is the body of the file. */
  context(local: Facts, path?: Path): MarkdownContext {
    const { file, scope } = this
    const { siteFacts, pictures } = this.site
    const count = createCounter()
    const place = (kind: string, needle: string) => ({ path, needle, nth: count(`${kind} ${needle}`) })
    return {
      phone: blank('tel'),
      fact: (name) => {
        const needle = `{${name}}`
        const words = factNamed(name, [local, siteFacts.facts])
        const fact = lowerFirst(name)
        if (words !== undefined && siteFacts.tiedFacts.has(fact))
          file.noteClaim(factKey(fact), place('claim', needle))
        if (words !== undefined && /^(?:tier|when)-/i.test(name) && kindOf(file.file)?.hasTier)
          file.push(
            place('problem', needle),
            `${needle} names a tier, and a city has its own; write {tier} or {when}`,
          )
        // While a file with facts has a problem, an unknown name may be one of those facts.
        if (words !== undefined || !siteFacts.isWhole || scope.hasWrongFacts) return words ?? ''
        file.push(
          place('problem', needle),
          siteFacts.first && Object.hasOwn(siteFacts.first.facts, fact)
            ? `${needle} has words in the first language alone; write them in content/${siteFacts.first.folder}/${businessFile}`
            : `{${clip(name)}} is not a known fact; ${this.suggestFact(name, local)}`,
          { code: 'missing', subject: `{${fact.replace(/^count-/, 'cost-')}}` },
        )
        return undefined
      },
      address: (href) => addressFor(href, siteFacts.first),
      isDraft: (href) => this.site.livePath(href) !== href,
      report: (message, needle) => {
        const { nth } = place('problem', needle)
        if (path) file.report(path, message, { needle, nth })
        else file.push({ needle, nth }, `"${clip(needle)}" ${message}`)
      },
      link: (href, needle) => file.noteLink({ href, ...place('link', needle) }),
      measure: (src, alt) => {
        const framed = pictures.frame(src, 'text')
        const address = typeof framed === 'object' ? addressOf({ src, frame: 'text', ...framed }) : undefined
        file.notePicture({ ...place('picture', alt), src, alt, frame: 'text', address })
        return framed
      },
    }
  }

  private suggestFact(name: string, local: Facts): string {
    if (name.toLowerCase() === 'count')
      return 'it counts the entries of a list, and there is no list here; write the number'
    const names = Object.keys({ ...local, ...this.site.siteFacts.facts })
    const known = names.filter((fact) => fact !== 'count' && !/^[A-Z]/.test(fact))
    return suggest(name, known, guessField)
  }
}
