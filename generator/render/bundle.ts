/** Runs esbuild once. Returns the script, the style sheets and the font, minified and named by their hash. */
import { basename, relative } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import glob from 'fast-glob'
import { sheetOrder } from '../../templates/styles/order'
import { hashFiles, readCached, writeCached } from '../process/cache'
import { projectDir } from '../process/paths'
import { readRules } from '../../templates/styles/css'
import type { Rules } from '../../templates/styles/css'
import { colorsOf, withTheme } from '../../templates/styles/theme'
import type { Theme } from '../../templates/styles/theme'

export interface Bundle {
  /** Addresses. */
  script: string
  redirectScript: string
  font: string
  /** The page color in the light and the dark scheme, for the browser's own toolbar. */
  themeColors: { light: string; dark: string }
  /** Minified style sheets, in the order of the cascade. */
  sheets: Sheet[]
  /** Files to write below assets/, by address. */
  files: Map<string, Uint8Array>
}

export interface Sheet {
  /**
   * The file name. A page gets the sheet if it uses a class of this name. Undefined for the sheets that every page
   * gets.
   */
  className: string | undefined
  /** They are cached after parsing, because parsing takes 60 ms. */
  rules: Rules
}

const assets = '/assets'
const tokens = sheetOrder.indexOf('styles/tokens')

const sheetFiles = sheetOrder.map((name) => `templates/${name}.css`)

/** The other sources and the packages that the bundle is made from. */
const sources = [
  'client/*',
  'generator/render/bundle.ts',
  'templates/styles/*.{ts,woff2}',
  'tsconfig.json',
  'node_modules/{esbuild,postcss}/package.json',
]

let bundling: Promise<Bundle> | undefined

/**
 * Returns the bundle. Made once per process, because its sources do not change.
 * @throws what esbuild reports, with file and line.
 */
export const bundle = (): Promise<Bundle> => (bundling ??= cachedBundle())

async function cachedBundle(): Promise<Bundle> {
  const names = [...glob.sync(sources, { cwd: projectDir }), ...sheetFiles]
  const hash = hashFiles(projectDir, names)
  // An older Node may not be able to read what a newer one has serialized.
  const cacheName = `${hash}-${process.version}.bundle`
  const cached = readCached(cacheName)
  if (cached) return deserialize(cached) as Bundle
  const made = await makeBundle()
  writeCached(cacheName, serialize(made))
  return made
}

async function makeBundle(): Promise<Bundle> {
  // Loaded only here, because most builds find the bundle in the cache.
  const { build } = await import('esbuild')
  const scripts = ['client/index.ts', 'client/redirect.ts']
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: [...scripts, ...sheetFiles],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: '/',
    outbase: '.',
    entryNames: '[dir]/[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: assets,
    loader: { '.woff2': 'file' },
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16'],
    legalComments: 'none',
    logLevel: 'silent',
  })
  // Names in the metafile are relative to the working folder, and output paths are absolute, below outdir.
  const outputs = outputFiles.map((file) => {
    const output = relative(projectDir, file.path).replaceAll('\\', '/')
    return { source: metafile.outputs[output]!.entryPoint, file, address: `${assets}/${basename(output)}` }
  })
  const of = (source: string) =>
    outputs.find((output) => output.source === source && !output.address.endsWith('.css'))!
  const fontFile = outputs.find(({ address }) => address.endsWith('.woff2'))!
  const published = [...scripts.map(of), fontFile]
  const sheets = sheetFiles.map((source) => ({
    className: source.startsWith('templates/styles/') ? undefined : basename(source, '.css'),
    rules: readRules(withoutSpaces(outputs.find((output) => output.source === source)!.file.text)),
  }))
  return {
    script: of(scripts[0]!).address,
    redirectScript: of(scripts[1]!).address,
    font: fontFile.address,
    sheets,
    themeColors: themeColors(sheets[tokens]!.rules),
    files: new Map(published.map(({ address, file }) => [address, file.contents])),
  }
}

/** Returns the bundle in a firm's colors. */
export function inColors(bundle: Bundle, theme: Theme | undefined): Bundle {
  if (!theme) return bundle
  const { className, rules } = bundle.sheets[tokens]!
  const colored = { className, rules: withTheme(rules, theme) }
  return { ...bundle, sheets: bundle.sheets.with(tokens, colored), themeColors: themeColors(colored.rules) }
}

/** esbuild keeps the spaces in conditions, and in a value with a variable, because it cannot know what that contains. */
const withoutSpaces = (css: string) => css.replace(/((?:--|\()[\w-]+): /g, '$1:').replace(/ ?([,/]) /g, '$1')

const themeColors = (rules: Rules): Bundle['themeColors'] => ({
  light: colorsOf(rules, 'light').get('paper')!,
  dark: colorsOf(rules, 'dark').get('paper')!,
})
