/** The drawings that are SVG files: pictograms, signs of damage, plates and the gallery; and the mark of the brand. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { createElement as h } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { gallerySize } from '../../templates/model/catalog'
import { gallery } from '../../templates/illustrations/gallery'
import { plateDrawings } from '../../templates/illustrations/plates'
import { signs } from '../../templates/illustrations/signs/index'
import { Hatches, hatchesIn } from '../../templates/illustrations/common/hatches'
import { RegionLayers } from '../../templates/illustrations/common/moving-ground'
import { pictogramSize, Pictograms } from '../../templates/illustrations/cutaways/pictograms'
import type { Site } from '../../templates/model/site'
import { galleryPath, pictogramsPath, platePath, signPath } from '../../templates/model/urls'
import { Words } from '../../templates/words'
import type { SiteWords } from '../../templates/words'
import { projectDir } from '../process/paths'
import { withTheme } from '../../templates/styles/theme'
import type { Theme } from '../../templates/styles/theme'

/** All of a site that is drawn in files. */
export type DrawnSite = Pick<Site, 'region'> & SiteWords & { business: Pick<Site['business'], 'theme'> }

/** Pixels. */
const signSize = { width: 320, height: 200 }

/** How the text of every SVG file that pages may name is made, by its name. */
export function svgFiles(site: DrawnSite): Map<string, () => string> {
  const { region, business } = site
  const tokens = withTheme(read('styles/tokens.css'), business.theme)
  const said = (element: ReactElement) =>
    h(Words, { value: site }, h(RegionLayers, { value: region.ground.layers }, element))
  return new Map([
    [pictogramsPath, () => picture(pictogramSize, said(h(Pictograms)), tokens, 'detail')],
    ...Object.entries(plateDrawings).map(
      ([name, Plate]) => [platePath(name), () => plate(said(h(Plate, { region })), tokens)] as const,
    ),
    ...Object.entries(signs).map(
      ([name, Sign]) => [signPath(name), () => picture(signSize, said(h(Sign)), tokens)] as const,
    ),
    ...Object.entries(gallery).map(
      ([name, Picture]) =>
        [galleryPath(name), () => picture(gallerySize, said(h(Picture)), tokens, 'heavy')] as const,
    ),
  ])
}

/** A style sheet of the templates. */
const read = (name: string) => readFileSync(join(projectDir, 'templates', name), 'utf8')

const sheets = ['hatches', 'soils', 'drawing', 'labels', 'scene', 'files'].map((name) => `common/${name}.css`)

const sources = (tokens: string, names: readonly string[] = sheets): Sources => ({
  tokens,
  rules: names.map((name) => read(`illustrations/${name}`)).join(''),
})

/** The brand mark, for the tab of a browser. */
export const iconSvg = (mark: string, theme?: Theme): string =>
  svg(
    'viewBox="0 0 40 40"',
    fileStyle(mark, sources(withTheme(read('styles/tokens.css'), theme), [])),
    withoutRoot(withoutEndTags(mark)),
  )

/** A picture that carries its colors for both schemes, and the hatches it uses. */
function picture(
  { width, height }: typeof signSize,
  art: ReactElement,
  tokens: string,
  outline = 'wide',
): string {
  const drawn = markup(art)
  const hatches = withoutRoot(markup(h(Hatches, { kinds: hatchesIn(drawn) })))
  const body = hatches ? `<defs>${hatches}</defs>${drawn}` : drawn
  const root = `class="${outline}"`
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return svg(`${size} ${root}`, fileStyle(`<svg ${root}>${body}`, sources(tokens)), body)
}

/** A picture that shows its second framing where it is higher than wide, as plate.css shows it on phones. */
function plate(art: ReactElement, tokens: string): string {
  const drawn = markup(art)
  const hatches = withoutRoot(markup(h(Hatches, { kinds: hatchesIn(drawn) })))
  const body = `<defs>${hatches}</defs>${drawn}`
  const framing = '@media(max-aspect-ratio:1/1){.wide{display:none}.narrow{display:inline}}'
  return svg('', fileStyle(`<svg>${body}`, sources(tokens)) + framing, body)
}

const svg = (attributes: string, style: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><style>${style}</style>${body}</svg>\n`

/** XML without needless end tags. */
const markup = (element: ReactElement) => withoutEndTags(renderToStaticMarkup(element))

const withoutEndTags = (text: string) => text.replace(/<([a-zA-Z]+)( [^<>]*)?><\/\1>/g, '<$1$2/>')

const withoutRoot = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')

interface Sources {
  /** tokens.css: a `:root` block, and one more for the dark scheme. */
  tokens: string
  /**
   * Style sheets with rules of the form `.drawing .name { ... }`, `.name { ... }` and `.drawing text { ... }`, also in
   * a media query for the dark scheme.
   */
  rules: string
}

/**
 * A file cannot see the style sheets of the site, so it gets a copy of the rules and tokens that it uses. Regular
 * expressions read the few forms of rules that {Sources} names, and leave the order and the text of each as it stands:
 * another reader would write some of them otherwise, and the drawings would be other files.
 */
export function fileStyle(markup: string, { tokens, rules }: Sources): string {
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '))
  const used = new Set([...classes.map((name) => `.${name}`), ...(markup.includes('<text') ? ['text'] : [])])
  const comments = /\/\*[\s\S]*?\*\//g
  const atRules = /@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
  const text = rules.replace(comments, '')
  const usedOf = (css: string) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .map(([, selectors, body]) => {
        const names = selectors!
          .split(',')
          .map((one) => /^(?:\.drawing )?(\.[a-z-]+)$|^\.drawing (text)$/.exec(one.trim()))
          .map((match) => match?.[1] ?? match?.[2] ?? '')
        const kept = names.filter((name) => used.has(name))
        return kept.length > 0 ? `${kept.join()}{${body}}` : ''
      })
      .join('')
  const atNight = [...text.matchAll(/@media \(prefers-color-scheme: dark\) \{((?:[^{}]*\{[^{}]*\})*)/g)]
  const night = usedOf(atNight.map(([, inside]) => inside).join(''))
  const css = usedOf(text.replace(atRules, '')) + (night && `@media (prefers-color-scheme:dark){${night}}`)
  const colors = new Set([...(css + markup).matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name))
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')
  const values = (block: string) =>
    [...block.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)]
      .flatMap(([, name, value]) => (colors.has(name) ? `${name}:${value}` : []))
      .join(';')
  const all = `:root{${values(light)}}@media (prefers-color-scheme:dark){:root{${values(dark)}}}${css}`
  return transformSync(all, { loader: 'css', minify: true }).code.trim()
}
