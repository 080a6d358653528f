/**
 * A program of this project in one file, with all that it imports: loading the 450 modules of the build
 * one by one takes longer than making this whole site. The file is kept in node_modules/.cache and made
 * again when any of the modules has changed.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectDir } from './paths'
import { writeWhole } from './output/write-whole'

/** Each module with its size and time of change. */
type Inputs = [path: string, state: string][]

const self = 'generator/one-file.ts'

/** Where the running program stands, if it runs out of one file. It holds all packages but esbuild. */
export const programFile: string | undefined = process.env.SITE_PROGRAM_FILE

/** Cut in two, because this module too may be put into one file. */
const ownAddress = 'import.meta' + '.url'

/** The last call for each entry. */
const calls = new Map<string, Promise<string>>()

/**
 * The path of that file. `entry` is relative to the project. One call waits for another, so that what was
 * read first is never put in the place of what was read later. @throws what esbuild reports.
 */
export function oneFile(entry: string): Promise<string> {
  const last = calls.get(entry) ?? Promise.resolve()
  const call = last.catch(() => {}).then(() => keepFresh(entry))
  calls.set(entry, call)
  return call
}

async function keepFresh(entry: string): Promise<string> {
  // Addresses of this folder stand in the program, and two folders may share one node_modules.
  const here = createHash('sha1').update(projectDir).digest('hex').slice(0, 8)
  const kept = join(projectDir, 'node_modules/.cache/one-file', `${entry.replaceAll('/', '-')}-${here}`)
  const program = `${kept}.cjs`
  if (!isFresh(`${kept}.json`)) await make(entry, program, `${kept}.json`)
  return program
}

function isFresh(list: string): boolean {
  try {
    const inputs = JSON.parse(readFileSync(list, 'utf8')) as Inputs
    return inputs.every(([path, was]) => was === state(path))
  } catch {
    // Never made, or cut off while it was written.
    return false
  }
}

/** What was changed after `begin` may have been read before that, and is never fresh. */
function state(path: string, begin = Infinity): string {
  if (path === 'node') return process.version
  const stats = statSync(join(projectDir, path), { throwIfNoEntry: false })
  if (!stats) return 'missing'
  // An archive may bring back the old time of change, but nobody can set back the time of the last change of anything.
  return stats.mtimeMs < begin ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : 'changed meanwhile'
}

async function make(entry: string, program: string, list: string): Promise<void> {
  const { build } = await import('esbuild')
  const begin = Date.now()
  const { metafile, outputFiles } = await build({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // An import would lead through the loader of tsx.
    supported: { 'dynamic-import': false },
    // It is a program of its own, which finds itself in its package.
    external: ['esbuild'],
    define: {
      // Leaves out what packages do in development.
      'process.env.NODE_ENV': '"production"',
      // See programFile.
      'process.env.SITE_PROGRAM_FILE': JSON.stringify(program),
    },
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules keep their own address',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              ownAddress,
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          })),
      },
    ],
  })
  const sources = [...Object.keys(metafile.inputs), self, 'package-lock.json', 'tsconfig.json', 'node']
  mkdirSync(dirname(program), { recursive: true })
  for (const { path, contents } of outputFiles) writeWhole(path, contents)
  writeWhole(list, JSON.stringify(sources.map((path): Inputs[number] => [path, state(path, begin)])))
}
