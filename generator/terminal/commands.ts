/** Every command in package.json with its flags. `npm run help` and `--help` print this table. */
import { join } from 'node:path'
import { contentDir, outDir, projectDir, publicDir } from '../process/paths'

export interface Flag {
  about: string
  /** The name of the flag's value in the help. A flag without it is on or off. */
  value?: string
  default?: string
  /** Accepted so that one line of flags serves every command, but does nothing here. The help leaves it out. */
  unused?: true
}

export interface Command {
  about: string
  /** More lines for its own help. */
  details?: string
  /** The words after the command, as the help names them. Without it, the command takes none. */
  words?: string
  /** Left out when another program reads the flags. */
  flags?: Record<string, Flag>
}

const content = { value: 'DIR', default: contentDir, about: 'folder with the content (default: content/)' }
const publicFiles = {
  value: 'DIR',
  default: publicDir,
  about: 'folder with pictures and other files (default: public/ beside the content)',
}
const out = { value: 'DIR', default: outDir, about: 'folder of the finished site (default: dist/)' }
const unusedPublic = { ...publicFiles, unused: true } as const
/** The folders of a command that makes no site. */
const folders = { content, public: publicFiles, out: { ...out, unused: true } } as const
const unusedFolders = { content: { ...content, unused: true }, public: unusedPublic } as const

const serves = (port: string) => ({
  port: { value: 'N', about: `port (default: $PORT, or ${port}; the next free port if it is taken)` },
})
const tests = {
  all: { about: 'run every suite in full, also on web servers and in other browsers' },
  quick: { about: 'run only what is done in a minute' },
  sample: { about: 'run the suites of the sample; if they pass, record content/ as the sample' },
}

export const commands = {
  build: {
    about: 'build the site in dist/',
    flags: {
      ...folders,
      out,
      noindex: { about: 'keep the site out of search engines' },
      preview: { about: 'the old name of --noindex', unused: true },
      compress: { about: 'write compressed copies (.br, .gz) for nginx, Caddy and Apache' },
      admin: { about: 'add the editor at /admin/; it saves to the repository named in business.md' },
      'all-pictures': { about: 'draw a social image for each city even if the site has over 300 pages' },
      json: { about: 'print pages, sizes (bytes) and times (ms) as one line of JSON' },
    },
  },
  dev: {
    about: 'show the site and reload it when you save',
    flags: { ...serves('3000'), ...folders },
  },
  edit: {
    about: 'edit the content as forms at /admin/, beside the live site',
    flags: { ...serves('3000'), ...folders },
  },
  preview: {
    about: 'show dist/ as a web host would',
    flags: { ...serves('4000'), ...unusedFolders, out },
  },
  'launch-check': {
    about: 'list what to settle before you go live',
    flags: {
      ...folders,
      places: { about: 'list every place where a claim is made or a hint found' },
      host: { about: 'print only the host named in business.md' },
    },
  },
  new: {
    about: 'write a new file (or a new firm) with every field it can have',
    details: `  KIND is city, service, review, job or page. Two more:
    translation services/NAME es  a page of a second language, and the files that its first page needs
    firm FOLDER                   a content folder for another firm; asks what it must know`,
    words: 'KIND "NAME"',
    flags: {
      ...folders,
      public: unusedPublic,
      answers: {
        value: 'FILE',
        about:
          'YAML file with a firm’s name, owner, phone, street, office, region, foundations, clay, ground, towns, services',
      },
    },
  },
  claims: { about: 'ask about each open claim and save your answer', flags: folders },
  rename: {
    about: 'rename a service, a city or a page of your own, with its links and redirect',
    words: 'FILE "NAME"',
    flags: folders,
  },
  remove: {
    about: 'remove a content file; its links then lead to the list; show what is left to settle',
    words: 'FILE',
    flags: folders,
  },
  'verify-deploy': {
    about: 'compare every file of a live site with dist/',
    words: 'ADDRESS',
    flags: {
      ...unusedFolders,
      out,
      'without-headers': { about: 'skip the headers, for hosts that do not read ours, such as GitHub Pages' },
    },
  },
  help: { about: 'list the commands', flags: {} },
  test: {
    about: 'check types, lint and suites, or only the suites whose path matches a word',
    words: '[WORD ...]',
    flags: tests,
  },
  sample: { about: 'run npm test -- --sample', words: '[WORD ...]', flags: tests },
  typecheck: { about: 'check types (tsc)' },
  lint: { about: 'find mistakes that types do not show (oxlint)' },
  format: { about: 'format the files (prettier) and list those that changed' },
  'format:check': { about: 'list files that are not formatted (prettier)' },
  coverage: { about: 'measure which code the suites run (c8)', words: '[WORD ...]' },
  links: { about: 'check every link of dist/ (linkinator)', flags: { out } },
  hosts: {
    about: 'test the site on nginx, Caddy and Apache with the files in test/hosts/',
    flags: { install: { about: 'install missing servers with apt (as root) and fetch others with npx' } },
  },
  firefox: { about: 'test menu, gallery, accordion and redirects in Firefox', flags: {} },
  webkit: { about: 'test the same in WebKitGTK', flags: {} },
  budgets: { about: 'list the size of each page', flags: { out } },
  screenshots: {
    about: 'build the site and take screenshots of pages that show every component',
    flags: {
      out: { ...out, default: undefined, about: 'folder of a site that is built already' },
      into: {
        value: 'DIR',
        default: join(projectDir, 'screenshots'),
        about: 'folder for the pictures (default: screenshots/)',
      },
      pages: { value: 'PATHS', about: 'pages, separated by commas: /,/faqs' },
      widths: {
        value: 'PIXELS',
        default: '360,768,1280,1920',
        about: 'widths in px (default: 360,768,1280,1920)',
      },
      modes: {
        value: 'MODES',
        default: 'light,dark',
        about: 'light,dark,print,forced-colors,zoomed,no-script (default: the first two)',
      },
    },
  },
  'draw-readme': {
    about: 'build the site and take the pictures of README.md',
    flags: {
      into: {
        value: 'DIR',
        default: join(projectDir, '.github'),
        about: 'folder for the pictures (default: .github/)',
      },
    },
  },
  bench: {
    about: 'time the build with N made-up cities beside a bare renderer',
    words: '[N ...]',
    flags: {},
  },
  speed: {
    about: 'time first and largest paint on a slow phone, now, before, at a fixed commit',
    words: '[N]',
    flags: {},
  },
  fuzz: {
    about: 'break N sites: each must build, or be refused with file and line',
    words: '[N]',
    flags: {
      seed: { value: 'S', about: 'seed: the same S gives the same mutations' },
      only: { value: 'I', about: 'run only mutation I' },
    },
  },
  'kill-test': {
    about: 'kill N builds at random moments: dist/ must stay whole',
    words: '[N]',
    flags: { cities: { value: 'N', default: '0', about: 'number of made-up cities (default: 0)' } },
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands
