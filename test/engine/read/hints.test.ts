/** Hints and items of the launch check. Most of these rules guess from words, so right words are cases too. */
import * as assert from 'uvu/assert'
import { causesOf, heldItem } from '../../../generator/commands/launch-check'
import { loadSite } from '../../../generator/read/load'
import { openClaims, openItems } from '../../../generator/read/opinions/open-items'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { inFileOrder } from '../../../generator/read/source/problems'
import { assertTold, sitesIn } from '../../helpers/cases'
import { fixtureFolders } from '../../helpers/fixture'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const photos = await readPhotos(fixtureFolders.publicDir)
const today = '2026-11-28'

interface Told {
  file: string
  line: number
  column: number
  message: string
}

const lines = (told: readonly Told[]) =>
  told.toSorted(inFileOrder).map((one) => `content/${one.file}:${one.line}:${one.column}  ${one.message}`)

/** Returns each hint with its place, its kind, its words, and its reason. */
function hintsOf(fixture: InMemory): string[] {
  const { locate, suspect } = loadSite({ ...fixture, photos, today })
  return lines(
    suspect().map(({ kind, file, words, why, ...place }) => ({
      ...locate(file, place),
      message: `${kind} "${words}" ${why}`,
    })),
  )
}

/** Returns what holds the site back. */
function heldIn(fixture: InMemory): string[] {
  const content = loadSite({ ...fixture, today })
  const held = causesOf(content, content.suspect()).flatMap((one) => (one.holds ? heldItem(one) : []))
  return lines([...openItems(content), ...openClaims(content, false), ...held])
}

const hints = memorySuite('hints')

hints('are not given for the fixture', (fixture) => assert.equal(hintsOf(fixture), []))

for (const [file, toldOf] of [
  ['hints.cases', hintsOf],
  ['held.cases', heldIn],
] as const)
  for (const { name, change, told } of sitesIn(file, import.meta.url))
    hints(name, (fixture) => {
      change(fixture)
      assertTold(toldOf(fixture), told)
    })

hints("keep the capitals of a tier's name, except the first", (fixture) => {
  fixture.edit('business.md', 'name: Same day', 'name: Same day in Austin\n    wait: an hour')
  fixture.edit('locations/ada.md', 'answer: The {tier}.', 'answer: "{Tier}: {tier}, in {wait}."')
  fixture.edit('services/leveling.md', 'Clay moves.', 'It is {tier-same-day}.')
  const { site, cityOf } = loadSite(fixture)
  const answer = cityOf(site.cities[0]!).faqs!.items[1]!.answer.text
  assert.is(answer, 'Same day in Austin: same day in Austin, in an hour.')
  assert.match(site.services[0]!.body[0]!.html, 'It is same day in Austin.')
})

hints.run()
