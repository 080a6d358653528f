/**
 * `node --import tsx build/start.ts build.ts ...` runs build.ts out of one file that holds all it
 * imports: loading its 450 modules one by one takes longer than making this whole site. The file is
 * kept in node_modules/.cache and made again when any of the modules has changed.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectDir } from './paths'

const entry = process.argv[2] ?? ''
const kept = join(projectDir, 'node_modules/.cache/one-file', entry.replaceAll('/', '-'))
const program = `${kept}.mjs`

/** Each module with its size and time of change; the first entry is what else the bundle depends on. */
type Inputs = [path: string, state: string][]

const state = (path: string) => {
  const stats = statSync(join(projectDir, path), { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs}` : 'missing'
}

function isFresh(): boolean {
  try {
    const inputs = JSON.parse(readFileSync(`${kept}.json`, 'utf8')) as Inputs
    return inputs[0]![1] === process.version && inputs.slice(1).every(([path, was]) => was === state(path))
  } catch {
    // Never made, or cut off while it was written.
    return false
  }
}

async function make(): Promise<void> {
  const { build } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    minifySyntax: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // It is a program of its own, which finds itself in its package.
    external: ['esbuild'],
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages ask for the modules of Node by this name.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules keep their own address',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          })),
      },
    ],
  })
  const sources = [...Object.keys(metafile.inputs), 'build/start.ts', 'package-lock.json', 'tsconfig.json']
  const inputs: Inputs = [
    ['node', process.version],
    ...sources.map((path) => [path, state(path)] as const),
  ].map(([path, was]) => [path, was])
  mkdirSync(join(kept, '..'), { recursive: true })
  for (const { path, contents } of outputFiles) put(path, contents)
  put(`${kept}.json`, JSON.stringify(inputs))
}

/** In one step, so that another process never reads half of it. */
function put(path: string, contents: string | Uint8Array): void {
  const fresh = `${path}-${process.pid}`
  writeFileSync(fresh, contents)
  renameSync(fresh, path)
}

async function start(): Promise<void> {
  process.argv.splice(1, 2, resolve(projectDir, entry))
  // Where a fault of ours is reported by the line it was written on.
  process.setSourceMapsEnabled(true)
  if (!isFresh()) await make()
  await import(pathToFileURL(program).href)
}

void start()
