import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Fixture } from '../../helpers/fixture'

type Case = [name: string, breakIt: (fixture: Fixture) => void, message: string]

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

const strays = [
  '.env',
  '.htpasswd',
  '.npmrc',
  '.htaccess',
  'images/.env.local',
  '.well-known/.env',
  'images/.well-known',
  'images/crew.jpg~',
  'images/.crew.jpg.swp',
  'prices.txt.bak',
  'prices.txt.ORIG',
  'prices.tmp',
  '#prices.txt#',
  '~$prices.docx',
]

const twin = (other: string) =>
  `differs from public/${other} only in capitals or in how an accent is stored, and Windows and macOS keep only one of them; rename it`

/** What may not stand in the public folder, and exactly what is said about it. */
export const publicCases: Case[] = [
  ...strays.map((name): Case => [`${name} in the public folder`, put(name), `public/${name}:1:1  ${stray}`]),
  [
    'a repository in the public folder, which is one problem',
    put('.git/config', '.git/refs/heads/main', '.git/HEAD'),
    `public/.git:1:1  ${stray}`,
  ],
  [
    'two public files that differ in capitals',
    put('images/Crew.jpg', 'images/crew.jpg'),
    `public/images/crew.jpg:1:1  ${twin('images/Crew.jpg')}`,
  ],
  [
    'two public folders that differ in capitals, which is one problem',
    put('Images/a.jpg', 'Images/b.jpg'),
    `public/images:1:1  ${twin('Images')}`,
  ],
  [
    'two public files that differ in how an accent is stored',
    put('images/caf\u00E9.jpg', 'images/cafe\u0301.jpg'),
    `public/images/caf\u00E9.jpg:1:1  ${twin('images/cafe\u0301.jpg')}`,
  ],
  [
    'a public file with the name of a page in other capitals',
    put('Services.html'),
    'public/Services.html:1:1  has the name of a page of the site; rename it',
  ],
  [
    'a public file with the name of a redirect in other capitals',
    put('OLD.html'),
    'public/OLD.html:1:1  has the name of a page of the site; rename it',
  ],
  [
    'a public file where a page needs a folder, in other capitals',
    put('SERVICES'),
    'public/SERVICES:1:1  has the name of a page of the site; rename it',
  ],
  [
    'a public file with the name of a file that the build makes, in other capitals',
    put('Robots.TXT'),
    'public/Robots.TXT:1:1  has the name of a file that the build makes; rename it',
  ],
  [
    'a public folder with the name of one that the build makes, in other capitals',
    put('Assets/crew.jpg'),
    'public/Assets/crew.jpg:1:1  has the name of assets/, a folder that the build makes, but for capitals; rename it',
  ],
]

/** What systems put into any folder, and nobody sees. */
export const leftBySystems = ['.DS_Store', 'images/._crew.jpg', 'Thumbs.db', 'images/desktop.ini']

/** What may stand there. */
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
