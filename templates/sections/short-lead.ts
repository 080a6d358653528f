import type { Hero, Rich } from '../model/site'

/** Characters in three lines of a lead on a desk. */
const threeLines = 165

/** The end of a sentence before the start of another. */
const between = /(?<=[.!?]['”’)]?) (?=[\p{Lu}\d<“])/u

/** A hero whose lead has as many whole sentences as three lines hold, and what its lead says after them. */
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

/** Whether each element that opens in it ends in it. */
const isWhole = (html: string) =>
  html.match(/<[a-z]/g)?.length === html.match(/<\//g)?.length && !/<(?:p|ul|ol)\b/.test(html)
