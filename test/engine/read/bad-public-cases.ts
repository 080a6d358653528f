import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Fixture } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'
import { flat } from '../../helpers/photos'
import type { ByHand } from './bad-input-cases'

/** Writes these files into the public folder. */
export const put =
  (...names: string[]) =>
  ({ publicDir }: Fixture) => {
    for (const name of names) {
      mkdirSync(dirname(join(publicDir, name)), { recursive: true })
      writeFileSync(join(publicDir, name), 'mine')
    }
  }

const stray = 'would be on the web for everyone to read; move it out of public/, or delete it'
const notAFile = 'is a symbolic link, or not a file; put the file itself here'

const strays = [
  ...[
    '.env',
    '.htpasswd',
    '.npmrc',
    '.htaccess',
    'images/.env.local',
    '.well-known/.env',
    'images/.well-known',
  ],
  ...['images/crew.jpg~', 'images/.crew.jpg.swp', 'prices.txt.bak', 'prices.txt.ORIG', 'prices.tmp'],
  ...['#prices.txt#', '~$prices.docx'],
]

type Wrong = [files: string[], which: string, what: string]

/** Files that may not be in the public folder, with the exact message. */
const wrongFiles: Wrong[] = [
  // A repository is one problem.
  [['.git/config', '.git/refs/heads/main', '.git/HEAD'], '.git', stray],
  ...strays.map((name): Wrong => [[name], name, stray]),
]

/** The same for names that the build writes, whatever their capitals. */
const takenNames: Wrong[] = [
  ...['Services.html', 'OLD.html', 'about', 'SERVICES'].map((name): Wrong => [
    [name],
    name,
    'has the name of a page of the site; rename it',
  ]),
  ...['sitemap.xml', 'Robots.TXT'].map((name): Wrong => [
    [name],
    name,
    'has the name of a file that the build makes; rename it',
  ]),
  [
    ['Assets/crew.jpg'],
    'Assets/crew.jpg',
    'has the name of assets/, a folder that the build makes, but for capitals; rename it',
  ],
]

/** All of them in one case, because each case takes a whole build. */
function atOnce(name: string, all: Wrong[]): ByHand {
  const said = all.map(([, file, what]) => `public/${file}:1:1  ${what}`)
  return [name, put(...all.flatMap(([files]) => files)), said.sort().join('\n')]
}

/** Links and folders where files should be. */
const notRegular: ByHand = [
  'links and folders where files belong',
  (f) => {
    const path = (name: string) => join(f.contentDir, name)
    symlinkSync('/etc/hosts', path('services/hosts.md'))
    symlinkSync('/etc', path('services/etc'))
    mkdirSync(path('locations/empty.md'))
    mkdirSync(path('locations/x.md'))
    f.write('locations/x.md/ada.md', f.read('locations/ada.md'))
  },
  [
    `content/locations/empty.md:1:1  ${notAFile}`,
    `content/locations/x.md:1:1  ${notAFile}`,
    'content/locations/x.md/ada.md:1:1  is not a file this site knows; did you mean "locations/ada.md"?',
    `content/services/etc:1:1  ${notAFile}`,
    `content/services/hosts.md:1:1  ${notAFile}`,
  ].join('\n'),
]

const photo = await flat('tan').png().toBuffer()
const onePixel = await flat('tan', 1, 1).png().toBuffer()

const wrongIcons: [name: string, bytes: string | Buffer, what: string][] = [
  [
    'icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>',
    'is 90 x 30 pixels, and an icon is square; save it again with free space around it',
  ],
  ['icon.png', onePixel, 'is 1 x 1 pixels, which is too small for a phone; save it with at least 180 x 180'],
  [
    'icon.png',
    'mine',
    'is not a picture whose size can be read; save it again as JPEG, PNG, WebP, AVIF or SVG with a viewBox',
  ],
]

const pair =
  'pair: { before: { src: /images/house.png, alt: A }, after: { src: /images/house-2.png, alt: B } }'

/** Problems with the folders themselves, or with a picture and content at once. */
export const folderCases: ByHand[] = [
  atOnce('public files that nobody should read', wrongFiles),
  atOnce('public files with names that the build writes', takenNames),
  notRegular,
  [
    'a link in the public folder',
    (f) => symlinkSync('/etc/hosts', join(f.publicDir, 'hosts.txt')),
    `public/hosts.txt:1:1  ${notAFile}`,
  ],
  [
    'a picture that is none',
    (f) => {
      put('images/crew.jpg')(f)
      f.edit('pages/services.md', 'house.svg', 'crew.jpg')
    },
    'content/pages/services.md:13:7  gallery.items[0].src is "/images/crew.jpg", which is damaged, cut off, or not a picture; copy it from the camera again, or export it as JPEG\n  13 |     - src: /images/crew.jpg',
  ],
  ...wrongIcons.map(([name, bytes, what]): ByHand => [
    `an ${name} that ${what}`,
    ({ publicDir }) => writeFileSync(join(publicDir, name), bytes),
    `public/${name}:1:1  ${what}`,
  ]),
  [
    'one photo under two names',
    (f) => {
      for (const name of ['house.png', 'house-2.png']) writeFileSync(join(f.publicDir, 'images', name), photo)
      f.write('jobs/porch.md', jobText(pair))
    },
    `content/jobs/porch.md:8:62  pair.after.src is the same photo as /images/house.png; write the one taken after the repair\n  8 | ${pair}`,
  ],
]
/** Files that operating systems put into any folder, and that nobody sees. */
export const leftBySystems = ['.DS_Store', 'images/._crew.jpg', 'Thumbs.db', 'images/desktop.ini']

/** Files that may be there. */
export const goodPublicFiles = put(
  '.nojekyll',
  '.well-known/security.txt',
  '.well-known/acme-challenge/x',
  'plans/Crew.JPG',
  'assets/mine.txt',
  'services/plan.pdf',
  'a.md/x.txt',
  'caf\u00E9/menu.txt',
)
