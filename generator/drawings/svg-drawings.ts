/** The drawings that are kept as SVG files: the mark of the brand, signs of damage, and the gallery. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '../../templates/illustrations/brand-mark'
import { gallery } from '../../templates/illustrations/files/gallery'
import { signs } from '../../templates/illustrations/files/signs'
import { Hatches, hatchesIn } from '../../templates/illustrations/hatches'
import { icons, signPath } from '../../templates/urls'
import { fileStyle } from './file-style'
import { projectDir } from '../paths'

/** Pixels. */
const signSize = { width: 320, height: 200 }
const gallerySize = { width: 960, height: 600 }

/** The address below public/ of each picture of the gallery, and its size. */
export const galleryPictures = new Map(
  Object.keys(gallery).map((name) => [galleryPath(name), gallerySize] as const),
)

function galleryPath(name: string): string {
  return `/images/gallery/${name}.svg`
}

/** The text of every picture, by its address below public/. */
export function svgDrawings(): Map<string, string> {
  const read = (name: string) => readFileSync(join(projectDir, 'templates', name), 'utf8')
  const sources = {
    tokens: read('styles/tokens.css'),
    rules:
      read('illustrations/drawing.css') +
      read('illustrations/scene.css') +
      read('illustrations/files/files.css'),
  }
  return new Map([
    [icons.svg, icon(sources.tokens, read('illustrations/brand-mark.css'))],
    ...Object.entries(signs).map(
      ([name, Sign]) => [signPath(name), file(signSize, createElement(Sign), sources)] as const,
    ),
    ...Object.entries(gallery).map(
      ([name, Picture]) => [galleryPath(name), file(gallerySize, createElement(Picture), sources)] as const,
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
  { width, height }: typeof gallerySize,
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
