/**
 * Draws the pictures that are kept as files: signs of damage and the gallery. Run it after a change to
 * a drawing, to drawing.css or to tokens.css: `npx tsx build/draw.tsx`.
 */
import './production'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
// Not JSX: its runtime would be loaded before the line above, in development mode.
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '../templates/illustrations/brand-mark'
import { gallery } from '../templates/illustrations/files/gallery'
import { signs } from '../templates/illustrations/files/signs'
import { Hatches, hatchesIn } from '../templates/illustrations/hatches'
import { signPath } from '../templates/urls'
import { projectDir, publicDir } from './paths'
import { fileStyle } from './file-style'

/** The text of every picture, by its address below public/. */
export function drawFiles(): Map<string, string> {
  const read = (name: string) => readFileSync(join(projectDir, 'templates', name), 'utf8')
  const sources = {
    tokens: read('styles/tokens.css'),
    rules:
      read('illustrations/drawing.css') +
      read('illustrations/scene.css') +
      read('illustrations/files/files.css'),
  }
  return new Map([
    ['/icon.svg', icon(sources.tokens, read('illustrations/brand-mark.css'))],
    ...Object.entries(signs).map(
      ([name, Sign]) => [signPath(name), file(320, 200, createElement(Sign), sources)] as const,
    ),
    ...Object.entries(gallery).map(
      ([name, Picture]) =>
        [`/images/gallery/${name}.svg`, file(960, 600, createElement(Picture), sources)] as const,
    ),
  ])
}

/** The brand mark, for the browser's tab. */
function icon(tokens: string, rules: string): string {
  const mark = markup(createElement(BrandMark))
  const [, body] = /^<svg[^>]*>(.*)<\/svg>$/.exec(mark)!
  const style = fileStyle(mark, { tokens, rules: rules.replaceAll('.brand-mark ', '.drawing ') })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>${style}</style>${body}</svg>\n`
}

/** A picture that stands alone: it carries its colours for both schemes, and the hatches it uses. */
function file(
  width: number,
  height: number,
  art: ReactElement,
  sources: Parameters<typeof fileStyle>[1],
): string {
  const drawn = markup(art)
  const patterns = markup(createElement(Hatches, { kinds: hatchesIn(drawn) })).replace(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  )
  const body = patterns ? `<defs>${patterns}</defs>${drawn}` : drawn
  const root = width > 500 ? 'heavy' : 'wide'
  const style = fileStyle(`<svg class="${root}">${body}`, sources)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" class="${root}"><style>${style}</style>${body}</svg>\n`
}

/** XML without needless end tags. */
const markup = (element: ReactElement) =>
  renderToStaticMarkup(element).replace(/<([a-zA-Z]+)( [^<>]*)?><\/\1>/g, '<$1$2/>')

function main(): void {
  for (const [address, text] of drawFiles()) {
    const path = join(publicDir, address)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`${address}  ${Buffer.byteLength(text)} bytes`)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()
