/** Reads style sheets, and writes parts of them: for pages, for pictures, and for the check of a firm's colors. */
import { parse } from 'postcss'
import type { Container } from 'postcss'

export interface Selector {
  text: string
  /** What a page needs so that an element may match it: classes, "call", and tags, "<ul". */
  names: readonly string[]
}

export interface Rule {
  selectors: readonly Selector[]
  /** As text, "color:red", because pages are made of it. */
  declarations: readonly string[]
}

/** What holds under a condition, "@media (prefers-color-scheme: dark)". */
export interface Group {
  condition: string
  rules: Rules
}

/** A style sheet, in order. Text is an at-rule that holds no rules, such as a font. */
export type Rules = readonly (Rule | Group | string)[]

/** @throws what postcss says of a mistake */
export const readRules = (css: string): Rules => rulesIn(parse(css))

const rulesIn = (container: Container): Rules =>
  container.nodes!.flatMap((node): Rules => {
    if (node.type === 'atrule') {
      // The selectors of keyframes, "to", name no element.
      const rules = node.nodes && node.name !== 'keyframes' ? rulesIn(node) : []
      const condition = `@${node.name}${node.raws.afterName}${node.params}`
      return [rules.length > 0 ? { condition, rules } : node.toString()]
    }
    if (node.type !== 'rule') return []
    const declarations = node.nodes.flatMap((one) =>
      one.type === 'decl' ? `${one.prop}:${one.value}${one.important ? '!important' : ''}` : [],
    )
    return [{ selectors: node.selectors.map(readSelector), declarations }]
  })

/** What stands in brackets, as in `:not(.six)` or `[open]`, may name what no element needs, but `:has(> .six)` needs it. */
function readSelector(text: string): Selector {
  const needed = text.replace(/:has\(([^(),]*)\)/g, ' $1')
  const outside = needed.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '')
  const names = outside.matchAll(/\.([a-z][\w-]*)|(?<![\w.:#-])[a-z][\w-]*/gi)
  return { text, names: [...names].map(([tag, name]) => name ?? `<${tag}`) }
}

/** A declaration in two: the name of its property, and its value. */
export function partsOf(declaration: string): [property: string, value: string] {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon), declaration.slice(colon + 1)]
}

/** Whether a condition asks for a color scheme and nothing else. */
export const isScheme = (scheme: 'light' | 'dark') => (condition: string) =>
  condition.replaceAll(' ', '') === `@media(prefers-color-scheme:${scheme})`

/** The rules that always hold, or hold under conditions that this accepts, in order. */
export const rulesWhere = (rules: Rules, holds: (condition: string) => boolean): Rule[] =>
  rules.flatMap((rule) => {
    if (typeof rule === 'string') return []
    if (!('condition' in rule)) return rule
    return holds(rule.condition) ? rulesWhere(rule.rules, holds) : []
  })

/** The same rules, each as `change` makes it. */
export const mapRules = (
  rules: Rules,
  change: (rule: Rule, condition?: string) => Rule,
  condition?: string,
): Rules =>
  rules.map((rule) => {
    if (typeof rule === 'string') return rule
    if (!('condition' in rule)) return change(rule, condition)
    return { ...rule, rules: mapRules(rule.rules, change, rule.condition) }
  })

/** The CSS of rules with each selector as `write` gives it; those for which it gives nothing are left out. */
export const cssOf = (rules: Rules, write: (selector: Selector) => string): string =>
  rules
    .map((rule) => {
      if (typeof rule === 'string') return rule
      if ('condition' in rule) {
        const inside = cssOf(rule.rules, write)
        return inside && `${rule.condition}{${inside}}`
      }
      // A browser that does not know :has() drops the whole list in which it stands.
      const isNewer = ({ text }: Selector) => text.includes(':has(')
      const lists = [rule.selectors.filter((one) => !isNewer(one)), rule.selectors.filter(isNewer)]
      const heads = lists.map((list) => list.map(write).filter(Boolean).join())
      return heads.map((head) => head && `${head}{${rule.declarations.join(';')}}`).join('')
    })
    .join('')

/** The CSS without the variables of `:root` that neither it nor these names use. */
export function usedVariables(css: string, names: Iterable<string>): string {
  const used = new Set([...names, ...variablesIn(css)])
  return css.replace(/:root\{[^}]*\}/g, (rule) =>
    rule.replace(/(--[\w-]+):[^;}]*;?/g, (line, name) => (used.has(name) ? line : '')),
  )
}

/** The names of variables that some CSS or markup uses. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)
