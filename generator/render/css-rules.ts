/**
 * Leaves out the rules of a style sheet that nothing on a page can match. Of CSS it reads what esbuild has minified: no
 * comments, no braces in strings, and of selectors only the classes. It runs for each page, where postcss would take
 * many times as long.
 */

interface Selector {
  text: string
  /** What an element needs to match it, as far as classes say. */
  classes: readonly string[]
}

/** A rule of a style sheet, or an at-rule. */
export type Rule =
  | { selectors: readonly Selector[]; body: string }
  | { condition: string; rules: readonly Rule[] }
  /** An at-rule that is wanted on every page, such as a font. */
  | string

/** The rules of minified CSS, in order. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  for (const end of endsOfRules(css)) {
    const rule = css.slice(start, end)
    const brace = rule.indexOf('{')
    const head = rule.slice(0, brace)
    const body = rule.slice(brace + 1, -1)
    if (/^@(media|supports|container)\b/.test(head)) rules.push({ condition: head, rules: readRules(body) })
    else if (head.startsWith('@')) rules.push(rule)
    else rules.push({ selectors: head.split(listComma).map(readSelector), body })
    start = end
  }
  return rules
}

/** The CSS of those rules that elements with these classes may match. */
export const rulesFor = (rules: readonly Rule[], classes: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if (typeof rule === 'string') return rule
      if ('condition' in rule) {
        const inner = rulesFor(rule.rules, classes)
        return inner && `${rule.condition}{${inner}}`
      }
      const matching = rule.selectors.filter((selector) =>
        selector.classes.every((name) => classes.has(name)),
      )
      return matching.length > 0 ? `${matching.map(({ text }) => text).join()}{${rule.body}}` : ''
    })
    .join('')

/** The classes on which it depends what `rulesFor` gives. */
export const classesInRules = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => {
    if (typeof rule === 'string') return []
    if ('condition' in rule) return classesInRules(rule.rules)
    return rule.selectors.flatMap(({ classes }) => classes)
  })

/** Where each rule of the outermost level ends. */
function* endsOfRules(css: string): Generator<number> {
  let depth = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) yield index + 1
  }
}

/** A comma between two selectors, not one inside `:is(a, b)`. */
const listComma = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/

/** What stands in brackets, as in `:not(.six)`, may name a class that no element needs. */
function readSelector(text: string): Selector {
  const outside = text.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return { text, classes: [...outside.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!) }
}
