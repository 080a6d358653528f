/**
 * Every command in package.json with its flags. The commands' flags, what `--help` prints and the list in
 * CONTRIBUTING.md all come from this table.
 */
import { join } from 'node:path'
import { contentDir, outDir, projectDir, publicDir } from '../process/paths'

export interface Flag {
  about: string
  /** The name of the flag's value in the help. A flag without it is on or off. */
  value?: string
  default?: string
}

export interface Command {
  about: string
  /** The words after the command, as the help names them. Without it, the command takes none. */
  words?: string
  /** Left out when another program reads the flags. */
  flags?: Record<string, Flag>
}

const content = { value: 'DIR', default: contentDir, about: 'another folder of words than content/' }
const publicFiles = { value: 'DIR', default: publicDir, about: 'another folder of files than public/' }
const out = { value: 'DIR', default: outDir, about: 'another folder for the site than dist/' }
const folders = { content, public: publicFiles, out }
const unused = { ...out, about: 'nothing; taken so that one line of flags serves for all commands' }

const serves = (port: string) => ({
  port: {
    value: 'N',
    about: `the port; by default that of the variable PORT, or ${port}, or the next free one`,
  },
  open: { about: 'opens a browser there' },
})
const tests = {
  all: { about: 'all suites in full, with web servers and other browsers' },
  quick: { about: 'only what takes a minute' },
  sample: { about: 'the suites of the sample; when they pass, content/ is recorded as the sample' },
}

/** Answers that `npm run new -- firm` otherwise asks for. */
const firm = {
  name: { value: 'NAME', about: 'the name of the firm' },
  owner: { value: 'NAME', about: 'your name, which signs the claims that these answers settle' },
  phone: { value: 'NUMBER', about: 'its phone, with area code' },
  street: { value: 'STREET', about: 'street and number of its office, or none' },
  office: { value: 'TOWN', about: 'town of its office: name, county, state, ZIP code, latitude, longitude' },
  region: { value: 'NAME', about: 'the country it works in, as people there call it' },
  foundations: { value: 'KINDS', about: 'kinds of foundations it works on' },
  clay: { value: 'YES/NO', about: 'whether clay that swells and shrinks lies under most houses there' },
  ground: { value: 'LAYERS', about: 'what lies under most houses there, from the top down' },
  towns: {
    value: 'TOWNS',
    about: 'towns with a page, each like the office, with ; between them',
  },
  services: {
    value: 'NAMES',
    about: 'its services: file names, names of new ones, with commas between them; or "all"',
  },
  answers: { value: 'FILE', about: 'a YAML file with answers; those that are given are written into it' },
}

export const commands = {
  build: {
    about: 'makes the site, in dist/',
    flags: {
      ...folders,
      preview: { about: 'keeps the site out of search engines' },
      compress: { about: 'puts a .br and a .gz beside each text file' },
      admin: { about: 'adds the editor at /admin/, which changes the repository that business.md names' },
      workers: {
        value: 'N',
        about: 'worker threads; by default one a core, at most 8, from about a thousand pages on',
      },
      shard: {
        value: 'K/N',
        about: 'the K-th of N shares of the pages, which npm run join makes one site of',
      },
      'all-pictures': { about: 'a picture for sharing for each city, also on a site of more than 300 pages' },
      timings: { about: 'prints the time of each stage, processor time and memory' },
      json: { about: 'prints pages, sizes and times as one line of JSON, in ms and bytes' },
    },
  },
  join: {
    about: 'puts the shares of a site together, each of which is a folder in FOLDER',
    words: 'FOLDER',
    flags: { out },
  },
  dev: {
    about: 'shows the site, and anew each time a file is saved',
    flags: { ...serves('3000'), content, public: publicFiles, out: unused },
  },
  edit: {
    about: 'the same, with the files as forms at /admin/',
    flags: { ...serves('3000'), content, public: publicFiles, out: unused },
  },
  preview: {
    about: 'shows the site as it was built',
    flags: { ...serves('4000'), out },
  },
  'launch-check': {
    about: 'lists what is to settle before going live',
    flags: {
      ...folders,
      places: { about: 'where each claim is made' },
      host: { about: 'the name of the host in business.md, and nothing else' },
    },
  },
  new: {
    about: `writes a file with every field that it may have. KIND is city, service, review, job or page; also
  firm FOLDER, for which the flags from --name on answer what it asks, and redirect /old-address /new-address`,
    words: 'KIND "NAME"',
    flags: { content, public: { ...publicFiles, about: unused.about }, out: unused, ...firm },
  },
  claims: {
    about: 'asks of each open claim whether it is true, and writes the answer at once',
    flags: { ...folders, out: unused, list: { about: 'lists them, with each place where they are made' } },
  },
  upgrade: {
    about: 'rewrites content of an earlier format for this version, and lists what it could not',
    flags: { ...folders, out: unused },
  },
  rename: {
    about: `gives a service, a city or a page of one's own another name: in its file, links, lists and redirects; says
  which sentences still have the old one`,
    words: 'FILE "NAME"',
    flags: { ...folders, out: unused },
  },
  remove: {
    about:
      'removes a content file, with links to it and its entries in lists; says which sentences still name it',
    words: 'FILE',
    flags: { ...folders, out: unused },
  },
  'verify-deploy': {
    about: 'compares every file of a live site with dist/',
    words: 'ADDRESS',
    flags: {
      out,
      'without-headers': { about: 'for a host that sends no headers of ours, such as GitHub Pages' },
    },
  },
  help: {
    about: 'prints this list',
    flags: { write: { about: 'writes it into CONTRIBUTING.md' } },
  },
  test: { about: 'types, lint, format, suites whose path matches a word', words: '[WORD ...]', flags: tests },
  sample: { about: 'npm test -- --sample', words: '[WORD ...]', flags: tests },
  typecheck: { about: 'types, by tsc' },
  lint: { about: 'mistakes that types do not show, by oxlint' },
  format: { about: 'mends the format of files, by prettier, and names them' },
  'format:check': { about: 'names files whose format is not that of prettier' },
  coverage: { about: 'what of the generator and templates the suites run, by c8', words: '[WORD ...]' },
  links: { about: 'linkinator over the built site', flags: { out } },
  hosts: {
    about: 'the site on nginx, Caddy and Apache with the files of test/hosts/',
    flags: {
      install: {
        about:
          'installs by apt, as root, those that are missing, as CI does by itself; fetches others by npx',
      },
    },
  },
  firefox: { about: 'menu, gallery, accordion and redirects in Firefox', flags: {} },
  webkit: { about: 'the same in WebKitGTK', flags: {} },
  budgets: { about: 'what each page weighs', flags: { out } },
  screenshots: {
    about: 'builds, and draws pages that show every component between them',
    flags: {
      out: { ...out, default: undefined, about: 'a site that is built already' },
      into: {
        value: 'DIR',
        default: join(projectDir, 'screenshots'),
        about: 'another folder for the pictures than screenshots/',
      },
      pages: { value: 'PATHS', about: 'other pages: /,/faqs' },
      widths: { value: 'PIXELS', default: '360,768,1280,1920', about: 'other widths than 360,768,1280,1920' },
      modes: {
        value: 'MODES',
        default: 'light,dark',
        about: 'of light,dark,print,forced-colors,zoomed,no-script; by default the first two',
      },
    },
  },
  'draw-readme': {
    about: 'builds, and draws the pictures of README.md',
    flags: {
      into: {
        value: 'DIR',
        default: join(projectDir, '.github'),
        about: 'another folder for the pictures than .github/',
      },
    },
  },
  bench: {
    about: 'the build with N made-up cities, beside the least it can cost',
    words: '[N ...]',
    flags: {},
  },
  'bench-dev': {
    about: 'from saving a file to the page, with N made-up cities',
    words: '[N ...]',
    flags: {},
  },
  'bench-firms': { about: 'builds N firms, one after the other', words: '[N]', flags: {} },
  speed: {
    about: 'how soon pages are seen on a weak phone, now, before and at a fixed commit; median of N runs',
    words: '[N]',
    flags: {},
  },
  fuzz: {
    about: 'breaks N sites: each must build, or be refused with file and line',
    words: '[N]',
    flags: {
      seed: { value: 'S', about: 'the same mutations again' },
      only: { value: 'I', about: 'only the I-th of them' },
    },
  },
  'kill-test': {
    about: 'kills N builds at random moments: dist/ must stay whole',
    words: '[N]',
    flags: { cities: { value: 'N', default: '0', about: 'with so many made-up cities' } },
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands

/** Returns the help of one command: how to call it, what it does, and one line per flag. Lines are not wrapped. */
export function helpOf(name: CommandName): string {
  const { about, words, flags = {} }: Command = commands[name]
  const how = name === 'test' ? 'npm test' : `npm run ${name}`
  const behind = [words, Object.keys(flags).length > 0 && '[flags]'].filter(Boolean).join(' ')
  return [`${how}${behind && ` -- ${behind}`}`, `  ${about}`, ...flagLines(flags)].join('\n')
}

const flagLines = (flags: Record<string, Flag>): string[] => {
  const names = Object.entries(flags).map(([name, { value }]) => `--${name}${value ? ` ${value}` : ''}`)
  const width = Math.max(...names.map(({ length }) => length))
  return Object.values(flags).map(({ about }, i) => `    ${names[i]!.padEnd(width)}  ${about}`)
}

/** Returns the help of all commands. */
export const allHelp = (): string => (Object.keys(commands) as CommandName[]).map(helpOf).join('\n')
