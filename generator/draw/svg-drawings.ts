/** The drawings that are SVG files: pictures of services, signs of damage, plates, the gallery, and the brand mark. */
import { createElement as h } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { gallerySize } from '../../templates/model/catalog'
import { gallery } from '../../templates/illustrations/gallery'
import { plateDrawings } from '../../templates/illustrations/plates'
import { Hatches, hatchesIn } from '../../templates/illustrations/common/hatches'
import { blackClay } from '../../templates/drawing-address'
import { RegionLayers } from '../../templates/illustrations/common/moving-ground'
import { pictureSize, ServicePictures, SignPictures } from '../../templates/illustrations/pictures'
import type { Site } from '../../templates/model/site'
import { galleryPath, platePath, servicePicturesPath, signPicturesPath } from '../../templates/model/urls'
import { Words } from '../../templates/words'
import type { SiteWords } from '../../templates/words'
import { styleSheet } from '../process/style-sheets'
import { requireLater } from './png'
import { cssOf, mapRules, readRules, usedVariables, variablesIn, isScheme } from '../../templates/styles/css'
import type { Rules } from '../../templates/styles/css'
import { withTheme } from '../../templates/styles/theme'
import type { Theme } from '../../templates/styles/theme'

/** Every drawing of a site that is a file. */
export type DrawnSite = Pick<Site, 'region'> & SiteWords & { business: Pick<Site['business'], 'theme'> }

/** Returns a function for each SVG file that pages may name. It makes the text of the file. */
export function svgFiles(site: DrawnSite): Map<string, () => string> {
  const { region, business } = site
  let known: Rules | undefined
  const rules = () =>
    (known ??= fileRules(readTokens(business.theme), readRules(sheets.map(styleSheet).join(''))))
  const file = (element: ReactElement, more: string, size?: typeof pictureSize) => () => {
    const inGround = h(RegionLayers, { value: region.ground.layers }, element)
    return picture(h(Words, { value: site }, inGround), rules(), more, size)
  }
  return new Map([
    [servicePicturesPath, file(h(ServicePictures), sameLines + thinCuts + fineHatches, pictureSize)],
    [signPicturesPath, file(h(SignPictures), sameLines, pictureSize)],
    ...Object.entries(plateDrawings).map(([name, Plate]) => {
      const more = narrowWhere('max-aspect-ratio:1/1') + (largerWords[name] ?? '')
      return [platePath(name), file(h(Plate, { region }), more)] as const
    }),
    ...Object.entries(gallery).map(
      ([name, Picture]) =>
        [galleryPath(name), file(h('g', inUnits, h(Picture)), sameLines, gallerySize)] as const,
    ),
  ])
}

const sheets = ['hatches', 'soils', 'drawing', 'labels', 'scene', 'files'].map(
  (name) => `illustrations/common/${name}`,
)

const readTokens = (theme: Theme | undefined) => withTheme(readRules(styleSheet('styles/tokens')), theme)

/** The brand mark, for the browser's tab. */
export const iconSvg = (mark: string, theme?: Theme): string =>
  svg('viewBox="0 0 40 40"', fileStyle(mark, fileRules(readTokens(theme))), withoutRoot(withoutEndTags(mark)))

/** For pictures that are shown at several sizes. Their lines have the same width at every size. */
const sameLines = 'path:not(.hatch),circle,ellipse{vector-effect:non-scaling-stroke}'

/** What is cut through, in pictures that are smaller than a plate. */
const thinCuts = '.cut{stroke-width:2px}'

/** Keeps hatches at their usual size where a picture is large. */
const fineHatches = '@media(min-width:300px) and (min-height:200px){pattern{transform:scale(.7)}}'

/** Where a picture is small, words that are not large are left out, with their leaders, and so are details. */
const noSmallWords = '@media(max-width:290px){text:not(.large),.leader,.dot,.detail{display:none}}'

/** The pictures of the gallery are 384 by 240 units. */
const inUnits = { transform: 'scale(2.5)' }

/**
 * A picture that contains its colors for both schemes, and the hatches it uses. One without a size has two framings, and
 * fits its box.
 */
function picture(
  art: ReactElement,
  rules: Rules,
  more: string,
  size?: { width: number; height: number },
): string {
  const drawn = markup(art)
  const hatches = withoutRoot(markup(h(Hatches, { kinds: hatchesIn(drawn) })))
  const body = hatches ? `<defs>${hatches}</defs>${drawn}` : drawn
  const root = `${size ? 'class="wide night" ' : ''}id="${blackClay}"`
  const box = size
    ? `width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" `
    : ''
  const words = size && /<text|detail/.test(drawn) ? noSmallWords : ''
  return svg(box + root, fileStyle(`<svg ${root}>${body}`, rules) + more + words, body)
}

/** Larger words where a plate is small: one much wider than others, in a column, and one beside a bill. */
const largerWords: Record<string, string> = {
  'two-grounds':
    '@media(min-aspect-ratio:2/1) and (max-width:1150px){.wide text:not(.large){font-size:21px}.wide .note{font-size:20px}}',
  'floor-plan': '@media(max-width:340px){text{font-size:21px}.note{font-size:20px}}',
}

/** Shows the second framing where a box is like this, such as taller than wide, as plate.css does on phones. */
const narrowWhere = (box: string) => `@media(${box}){.wide{display:none}.narrow{display:inline}}`

const svg = (attributes: string, style: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><style>${style}</style>${body}</svg>\n`

/** Returns XML without needless end tags. */
const markup = (element: ReactElement) => withoutEndTags(renderToStaticMarkup(element))

const withoutEndTags = (text: string) => text.replace(/<([a-zA-Z]+)( [^<>]*)?><\/\1>/g, '<$1$2/>')

const withoutRoot = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')

/** What a file may need from style sheets: variables, and rules without a condition or for the dark scheme. */
export const fileRules = (tokens: Rules, rules: Rules = []): Rules => [
  ...mapRules(tokens, ({ selectors, declarations }) => ({
    selectors,
    declarations: declarations.filter((declaration) => declaration.startsWith('--')),
  })),
  ...rules.filter(
    (rule) => typeof rule === 'object' && (!('condition' in rule) || isScheme('dark')(rule.condition)),
  ),
]

/**
 * Returns the styles of a file. A file cannot use the site's style sheets, so it gets a copy of the rules and variables
 * it needs. No element of the class `drawing` surrounds it.
 */
export function fileStyle(markup: string, rules: Rules): string {
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '))
  const used = new Set([
    ':root',
    ...classes.map((name) => `.${name}`),
    ...(markup.includes('<text') ? ['text'] : []),
    ...(/"(silty-|stony-|on-)?clay"/.test(markup) ? [':target', ':target + svg'] : []),
  ])
  const css = cssOf(rules, ({ text }) => {
    const own = text.replace(/^\.drawing /, '')
    return used.has(own) ? own : ''
  })
  const { transformSync } = requireLater('esbuild') as typeof import('esbuild')
  return transformSync(usedVariables(css, variablesIn(markup)), { loader: 'css', minify: true }).code.trim()
}
