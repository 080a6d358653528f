/** The smallest complete company: one service, one city, one testimonial. Tests copy it and break it. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slugify } from '../../templates/model/text'
import { filesBelow } from './files'
import { withFolder } from './folder'

const original = fileURLToPath(new URL('../fixture', import.meta.url))

/** The fixture itself. No test may change it. */
export const fixtureFolders = { contentDir: join(original, 'content'), publicDir: join(original, 'public') }

export interface Fixture {
  root: string
  contentDir: string
  publicDir: string
  outDir: string
  /**
   * Replaces text in a content file.
   * @throws when the text is not there.
   */
  edit: (file: string, from: string, to: string) => void
  write: (file: string, contents: string | Buffer) => void
  read: (file: string) => string
  remove: (file: string) => void
  /** Copies a file of the public folder. */
  copyPublic: (from: string, to: string) => void
  /** Writes a city like Ada, different in everything that must be different. `change` changes its text last. */
  addCity: (name: string, change?: (text: string) => string) => void
}

/** Runs `use` with a fresh copy of the fixture and removes it afterwards. */
export const withFixture = <T>(use: (fixture: Fixture) => T | Promise<T>): Promise<T> =>
  withFolder((root) => {
    cpSync(original, root, { recursive: true })
    return use(fixtureAt(root))
  })

/** Returns Ada's text as another city's. Its ZIP code and latitude are computed from its name. */
function likeAda(ada: string, name: string): string {
  const number = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return ada
    .replaceAll('Ada', name)
    .replace('78600', String(78600 + number))
    .replace('latitude: 30.5', `latitude: ${(30.5 + number / 1000).toFixed(3)}`)
    .replace('House', 'Home')
    .replace(/(to|from): 9\b/g, `$1: ${(9 + number / 1000).toFixed(3)}`)
}

function fixtureAt(root: string): Fixture {
  const contentDir = join(root, 'content')
  const path = (file: string) => join(contentDir, file)
  const files: Files = {
    has: (file) => existsSync(path(file)),
    get: (file) => readFileSync(path(file)),
    set(file, contents) {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), contents)
    },
    delete: (file) => rmSync(path(file)),
  }
  return {
    root,
    contentDir,
    publicDir: join(root, 'public'),
    outDir: join(root, 'dist'),
    copyPublic: (from, to) => cpSync(join(root, 'public', from), join(root, 'public', to)),
    ...editing(files),
  }
}

/** The functions for editing content, which work on a folder or on a Map. */
interface Files {
  has: (file: string) => boolean
  get: (file: string) => Buffer<ArrayBuffer> | undefined
  set: (file: string, contents: Buffer<ArrayBuffer>) => unknown
  delete: (file: string) => unknown
}

type Editing = Pick<Fixture, 'edit' | 'write' | 'read' | 'remove' | 'addCity'>

function editing(files: Files): Editing {
  const write: Editing['write'] = (file, contents) => files.set(file, Buffer.from(contents as string))
  const existing = (file: string): Buffer => {
    if (!files.has(file)) throw new Error(`there is no ${file}`)
    return files.get(file)!
  }
  const read = (file: string) => existing(file).toString()
  return {
    write,
    read,
    addCity: (name, change = (text) => text) =>
      write(`locations/${slugify(name)}.md`, change(likeAda(read('locations/ada.md'), name))),
    edit(file, from, to) {
      const before = read(file)
      if (!before.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`)
      write(
        file,
        before.replace(from, () => to),
      )
    },
    remove(file) {
      existing(file)
      files.delete(file)
    },
  }
}

/** Thrown by a fixture in memory when a test asks for its folder. */
export class NeedsDisk extends Error {}

const onDisk = (): never => {
  throw new NeedsDisk('this fixture is in memory')
}

const originalFiles = filesBelow(fixtureFolders.contentDir).map(
  (file) => [file, readFileSync(join(fixtureFolders.contentDir, file))] as const,
)

/**
 * The fixture with its content in memory, for editing. It has no folders.
 * @throws {NeedsDisk} when asked for one.
 */
export function memoryFixture(): { fixture: Fixture; files: ReadonlyMap<string, Buffer> } {
  const files = new Map(originalFiles)
  const fixture = {
    ...editing(files),
    copyPublic: onDisk,
    get root() {
      return onDisk()
    },
    get contentDir() {
      return onDisk()
    },
    get publicDir() {
      return onDisk()
    },
    get outDir() {
      return onDisk()
    },
  }
  return { fixture, files }
}
