/** What an owner does to the content before and after the site goes live, as changes of a copy of the sample. */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn, syntheticCity } from '../bench/synthetic'
import { ownPageText } from '../helpers/own-page'
import { projectDir } from '../../generator/process/paths'

/** A copy of the content and the public folder. */
export class Copy {
  readonly content: string
  readonly public: string

  constructor(root: string) {
    this.content = join(root, 'content')
    this.public = join(root, 'public')
    cpSync(join(projectDir, 'content'), this.content, { recursive: true })
    cpSync(join(projectDir, 'public'), this.public, { recursive: true })
  }

  files(folder: string): string[] {
    return readdirSync(join(this.content, folder)).map((file) => `${folder}/${file}`)
  }

  read(file: string): string {
    return readFileSync(join(this.content, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.content, file), text)
  }

  /** @throws when nothing is changed. */
  edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
    const before = this.read(file)
    const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to)
    if (after === before) throw new Error(`${file} does not hold ${from}`)
    this.write(file, after)
  }

  remove(file: string): void {
    rmSync(join(this.content, file))
  }

  /** Takes a page out, and whatever leads to it: links keep their words, lists lose the entry. */
  removePage(folder: 'services' | 'locations', slug: string): void {
    this.remove(`${folder}/${slug}.md`)
    for (const review of this.files('testimonials'))
      if (this.read(review).includes(`\nservice: ${slug}\n`)) this.remove(review)
    for (const file of ['pages', 'services', 'locations', 'shared'].flatMap((each) => this.files(each))) {
      const text = this.read(file)
        .replace(new RegExp(`\\[([^\\]]*)\\]\\(/${folder}/${slug}(#[\\w-]+)?\\)`, 'g'), '$1')
        .replace(new RegExp(`^ +- ${slug}\\n`, 'gm'), '')
        .replace(new RegExp(`^ +- service: ${slug}\\n +text: .*\\n`, 'gm'), '')
        .replace(new RegExp(`, ${slug}(?=[,\\]])|(?<=\\[)${slug}, `, 'g'), '')
      this.write(file, text)
    }
  }
}

/** Everything that `npm run launch-check` asks for. */
function settle(copy: Copy): void {
  const file = 'business.md'
  const facts: [RegExp, string][] = [
    [/^samples: .*/m, 'samples: []'],
    [/^name: .*/m, 'name: Hill & Prairie Leveling Co.'],
    [/^titleSuffix: .*/m, 'titleSuffix: Hill & Prairie'],
    [/^phone: .*/m, 'phone: "+15122340188"'],
    [/^host: .*/m, 'host: https://www.hillandprairie.co'],
    [/^ {2}street: .*/m, '  street: 1802 Chisholm Trail Road'],
    [/^ {2}latitude: .*/m, '  latitude: "30.5168"'],
    [/^ {2}longitude: .*/m, '  longitude: "-97.6891"'],
    [/^ {2}copy: .*/m, '  copy: Monday to Friday, 7:30am to 5:00pm'],
    [
      /^ {2}data:\n[\s\S]*?(?=\n\n)/m,
      '  data:\n    - days: [Monday, Tuesday, Wednesday, Thursday, Friday]\n      opens: "07:30"\n      closes: "17:00"',
    ],
    [
      /^ratings:\n[\s\S]*?(?=\n\n)/m,
      'ratings:\n  home: { value: "4.7", count: "61" }\n  city: { value: "4.7", count: "61" }',
    ],
    [/^sameAs:\n( +- .*\n)+/m, 'sameAs:\n  - https://www.facebook.com/hillandprairie\n'],
    [/^ {2}href: https:\/\/www\.google.*/m, '  href: https://g.page/r/hill-prairie/review'],
    [/^cityData: .*/m, 'cityData: service'],
    // Sums that nobody asks: they only show that estimates and ranges take any.
    [/^( {2}[a-z-]+): "(?:1500|1000|30|400|40|300|150)"$/gm, '$1: "111"'],
    [/^( {2}(?:home|services)-years): .*/gm, '$1: "9"'],
    [/^( {2}(?:home|services|locations)-projects): .*/gm, '$1: "640"'],
    [/^( {2}round-rock-years): .*/m, '$1: "9"'],
    [/^( {2}round-rock-projects): .*/m, '$1: "210"'],
  ]
  for (const [from, to] of facts) copy.edit(file, from, to)
  copy.edit('region.md', /^ {2}moves: .*/m, '  moves: 6–12 ft moves')
  copy.edit('pages/about.md', / +- role: .*\n/, '$&      name: Pat Hill\n')
  for (const name of [file, ...copy.files('locations')])
    copy.write(name, copy.read(name).replace(/^( +)doubt: .*/gm, '$&\n$1confirmed: Ann Hill, 2026-10-01'))
  for (const review of copy.files('testimonials'))
    copy.edit(review, 'sample: yes', 'date: "2026-03-14"\nsource: https://g.page/r/hill-prairie')
}

function reviews(count: number): (copy: Copy) => void {
  return (copy) => {
    const [first] = copy.files('testimonials')
    const text = copy.read(first!).replace('sample: yes', 'date: "2026-03-14"')
    for (const review of copy.files('testimonials')) copy.remove(review)
    for (let i = 0; i < count; i++)
      copy.write(
        `testimonials/review-${i}.md`,
        text
          .replace(/^name: .*/m, `name: Owner ${i}`)
          .concat('They came the same day and measured for 45 minutes.\n'),
      )
  }
}

/** The sections of a file, last first: fields of front matter, or `##` parts of the body. */
function turnAround(copy: Copy, file: string): void {
  const [, yaml, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(copy.read(file))!
  const fields = yaml!.split(/^(?=[a-zA-Z]+:)/m)
  const parts = body!.split(/^(?=## )/m)
  copy.write(file, `---\n${fields.reverse().join('')}---\n\n${parts.reverse().join('\n')}`)
}

const careersMore = `plates: [{ heading: How careers began, plate: piers, caption: A pier. }]
points:
  heading: Why here
  items: [{ title: Near, description: You sleep at home. }, { title: Paid, description: By the hour. }]
faqs:
  heading: Asked of us
  items: [{ question: Who digs?, answer: "All do, at [jobs](/services)." }, { question: When?, answer: "At {hours}." }]
updated: "2026-03-14"`

/** Each edit, by what the owner would call it. */
export const edits: Record<string, (copy: Copy) => void> = {
  'every launch item is settled': settle,
  'there is no review': reviews(0),
  'there is one review': reviews(1),
  'there are three reviews': reviews(3),
  'there are thirty reviews': reviews(30),
  'there is no price': (copy) => {
    copy.edit('business.md', /^prices:\n(?: .*\n)+/m, '')
    copy.edit('business.md', /, prices(?=[,\]])/, '')
  },
  'there is no rating': (copy) => {
    copy.edit('business.md', /, ratings(?=[,\]])/, '')
    copy.edit('business.md', /^ratings:\n[\s\S]*?(?=\n\n)/m, '')
    copy.edit('business.md', / {2}- id: rating-home\n(?: {4}.*\n)+ {2}- id: rating-city\n(?: {4}.*\n)+/, '')
  },
  'a city is added': (copy) => {
    const { slug, text: long } = syntheticCity(0, namesIn(copy.content))
    // Its made-up words have two syllables, which is hard to read; with one each they are easy.
    const text = long
      .replace(/\b([a-z][aeiou])[a-z]{2}n\b/g, '$1n')
      .replace(
        /^description: .*/m,
        'description: What moves under the houses of this town, what helps, and how soon somebody can look.',
      )
    copy.write(
      `locations/${slug}.md`,
      text.replace(/^latitude: .*/m, 'latitude: "30.11"').replace(/^longitude: .*/m, 'longitude: "-97.32"'),
    )
  },
  'a city is removed': (copy) => copy.removePage('locations', 'san-antonio'),
  'a service is added': (copy) => {
    const file = 'services/retaining-walls.md'
    copy.write(file, copy.read('services/root-barriers.md'))
    copy.edit(file, /^title: .*/m, 'title: Retaining Wall Repair')
    copy.edit(
      file,
      /^description:[^\n]*\n( {2}.*\n)*/m,
      'description: How a leaning wall is braced, what it costs, and when a drain behind the wall is enough.\n',
    )
    copy.edit(file, /^name: .*/m, 'name: Retaining wall repair')
    copy.edit(file, /^( {2}heading): .*/m, '$1: Walls that lean')
    copy.edit(file, /^( {2}lead):[^\n]*\n( {4}.*\n)*/m, '$1: A wall that leans holds back wet soil.\n')
  },
  'a service is removed': (copy) => copy.removePage('services', 'root-barriers'),
  'pages of the owner’s own are added': (copy) => {
    const more = {
      careers: ['order: 2', 'place: menu', 'menu: Jobs', careersMore].join('\n'),
      'pago-y-plazos': 'order: 1\nplace: menu',
      letter: 'noindex: yes',
      'what-we-wear': 'place: footer',
    }
    for (const [slug, fields] of Object.entries(more))
      copy.write(
        `pages/${slug}.md`,
        ownPageText(`${slug} of ours`, fields, `\n## How ${slug} began\n\nWith a shovel.\n`),
      )
  },
  'there are notices': (copy) => {
    copy.write(
      'notice.md',
      '---\ntext: Closed on Monday, by {phone} we answer.\nlink: { text: Ask, href: /faqs }\n---\n',
    )
    for (const file of ['locations/hutto.md', 'locations/taylor.md', 'pages/not-found.md', 'pages/home.md'])
      copy.edit(
        file,
        /^title:/m,
        'notice: { text: "Hablamos español, y venimos el lunes.", lang: es }\ntitle:',
      )
  },
  'a question is added': (copy) =>
    copy.edit(
      'pages/faqs.md',
      /^( {2}items:\n)/m,
      '$1    - question: Do you work on weekends?\n      answer: Our hours are {hours}.\n',
    ),
  'a redirect is added': (copy) =>
    copy.edit('redirects.md', /^redirects:\n/m, 'redirects:\n  - from: /About-Us.html\n    to: /about\n'),
  'the company is renamed': (copy) => {
    copy.edit('business.md', /^name: .*/m, 'name: Level House Repair')
    copy.edit('business.md', /^titleSuffix: .*/m, 'titleSuffix: Level House')
  },
  'tier, hours and warranty are others': (copy) => {
    copy.edit('business.md', /^ {4}name: Same day$/m, '    name: Next day')
    copy.edit('business.md', /^ {4}when: usually the same day$/m, '    when: usually the next day')
    copy.edit('business.md', /^ {2}copy: .*/m, '  copy: Tuesday to Friday, 9:00am to 3:00pm')
    copy.edit('business.md', /^ {2}warranty: .*/m, '  warranty: ten-year labor warranty')
    copy.edit('business.md', /^ {2}warranty-term: .*/m, '  warranty-term: ten-year')
    copy.edit('locations/hutto.md', /^tier: .*/m, 'tier: same-day')
  },
  'sections stand in another order': (copy) => {
    turnAround(copy, 'pages/home.md')
    turnAround(copy, 'services/foundation-repair.md')
    turnAround(copy, 'locations/round-rock.md')
  },
}
