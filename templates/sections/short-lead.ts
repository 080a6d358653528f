import type { Hero, Rich } from '../model/site'

/** Characters in three lines of a lead on a desktop screen. */
const threeLines = 165

/** The space between two sentences. */
const between = /(?<=[.!?]['”’)]?) (?=[\p{Lu}\d<“])/u

/** Returns the hero with as many sentences of its lead as fit three lines, and the rest of the lead. */
export function shortLead<H extends Pick<Hero, 'lead'>>(hero: H): { hero: H; rest?: Rich } {
  const { lead } = hero
  if (lead.text.length <= threeLines) return { hero }
  const sentences = lead.html.split(between)
  for (let count = sentences.length - 1; count > 0; count--) {
    const html = sentences.slice(0, count).join(' ')
    if (lengthOf(html) > threeLines || !isWhole(html)) continue
    return {
      hero: { ...hero, lead: { ...lead, html } },
      rest: { ...lead, html: sentences.slice(count).join(' ') },
    }
  }
  return { hero }
}

const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').length

/** True when every element that opens in this HTML also closes in it. */
const isWhole = (html: string) =>
  html.match(/<[a-z]/g)?.length === html.match(/<\//g)?.length && !/<(?:p|ul|ol)\b/.test(html)
