import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { shortLead } from '../../../templates/sections/short-lead'

const lead = suite('a lead')

const long = 'Clay swells in rain and shrinks in a dry summer, so a slab bends.'

/** The lead, and where it is cut. */
const leads: [html: string, kept: string][] = [
  [long, long],
  [`${long} ${long} ${long}`, `${long} ${long}`],
  [`${long} ${long} <a href="/">${long}</a>`, `${long} ${long}`],
  [`${long} <a href="/">${long} ${long}</a>`, long],
  [`${long} <b>Up to 3.5 in.</b> ${long} ${long}`, `${long} <b>Up to 3.5 in.</b> ${long}`],
  [`${long.replaceAll('. ', ', ').repeat(3)}`, long.repeat(3)],
  [`<p>${long}</p><p>${long} ${long}</p>`, `<p>${long}</p><p>${long} ${long}</p>`],
]

for (const [html, kept] of leads)
  lead(`of ${html.length} characters keeps its first ${kept.length}, and loses no word`, () => {
    const { hero, rest } = shortLead({ lead: { source: html, html, text: html.replace(/<[^>]*>/g, '') } })
    assert.is(hero.lead.html, kept)
    assert.is([hero.lead.html, ...(rest ? [rest.html] : [])].join(' '), html)
  })

lead.run()
