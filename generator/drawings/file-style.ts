/**
 * The style of a picture that is a file. A file cannot see the page's style sheets, so the rules and
 * tokens it uses are copied into it from there.
 */
import { transformSync } from 'esbuild'

interface Sources {
  /** tokens.css: a `:root` block, and one more for the dark scheme. */
  tokens: string
  /** Sheets with rules of the form `.drawing .name { ... }`. */
  rules: string
}

/** Only what the markup uses, minified. */
export function fileStyle(markup: string, { tokens, rules }: Sources): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
  const css = plainRules(rules)
    .flatMap(({ selectors, body }) => {
      const kept = selectors.flatMap((selector) => {
        const [, name] = /^\.drawing \.([a-z-]+)$/.exec(selector) ?? []
        return name && used.has(name) ? [`.${name}`] : []
      })
      return kept.length > 0 ? [`${kept.join()}{${body}}`] : []
    })
    .join('')
  const names = new Set([...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name!))
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')
  const values = (block: string) =>
    [...block.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)]
      .filter(([, name]) => names.has(name!))
      .map(([, name, value]) => `${name}:${value}`)
      .join(';')
  const all = `:root{${values(light)}}@media (prefers-color-scheme:dark){:root{${values(dark)}}}${css}`
  return transformSync(all, { loader: 'css', minify: true }).code.trim()
}

/** The rules that stand outside any at-rule. */
function plainRules(css: string): { selectors: string[]; body: string }[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors!.split(',').map((selector) => selector.trim()),
    body: body!.trim(),
  }))
}
