import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { contentCases, inOneLine } from '../../helpers/content-cases'
import { fixtureFolders } from '../../helpers/fixture'
import { ownPageText } from '../../helpers/own-page'
import { cell } from '../../helpers/table'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const service = 'services/leveling.md'
const city = 'locations/ada.md'

/** The words that a paragraph needs to count as one. */
const long = 'They lifted the porch by an inch and a half, and the back door has closed ever since then.'

/** Three paragraphs that no other file has. */
const own = ['creek', 'ridge', 'mill']
  .map(
    (place) =>
      `\\n\\nBy the ${place} the ground is of another sort, and the houses there stand as they were built.`,
  )
  .join('')

const photos = await readPhotos(fixtureFolders.publicDir)

/** Each suspicion with its place, its kind, its words, and why it is one. */
function suspected(fixture: InMemory): string[] {
  const { locate, suspect } = loadSite({ ...fixture, photos })
  return suspect().suspicions.map(({ kind, file, words, why, ...place }) =>
    inOneLine({ ...locate(file, place), message: `${kind} ${words} ${why}` }),
  )
}

/** The text of a page of one’s own, which links to itself, as what a row writes. */
const careers = (more: string) =>
  `-> ${cell(ownPageText('Careers', more, '\n## Here\n\nSee [here](/careers).\n'))}`

/** The text of a job, as what a row writes. */
const job = (town: string, title = 'Porch raised') =>
  `-> ${cell(`---\ntitle: ${title}\ntown: ${town}\nservice: leveling\ndone: 2024-05\nmoved: ${long}\nmethod: With a jack.\n---\n`)}`

const cases = contentCases(String.raw`
# Times, measures and numbers
a weekday | services/leveling.md | Clay moves. -> Water on Tuesdays. | 31:10 hours Tuesdays stays when the opening hours change; {hours} gives them
hours in words that cannot be compared | business.md | copy: Monday to Friday, 8:00am to 4:00pm -> copy: By arrangement | 19:3 hours By arrangement cannot be compared with hours.data; check that both say the same
hours with a day that is closed | business.md | copy: Monday to Friday, 8:00am to 4:00pm -> copy: Closed Sunday. Monday to Friday, 8am to 4pm | nothing
a distance in words | locations/ada.md | card: Deep clay. -> card: Twelve miles of clay. | 10:7 distance Twelve miles stays when a town moves; {miles} is the distance from the office
labels in a language that has none of ours | business.md | name: -> lang: fr\nname: | 2:1 label labels are in English, 91 in all; write them in your language in content/shared/: footer.services of shared/frame.md, footer.company of shared/frame.md, errorFallback of shared/frame.md, jobs.before of shared/frame.md, jobs.after of shared/frame.md, labels.skip of shared/frame.md ...
labels that are meant to be in English | business.md | name: -> lang: fr\nfine: [labels]\nname: | nothing
a file of labels that is missing | shared/drawings.md | deleted | nothing
another phone number | services/leveling.md | Clay moves. -> Permit no. 305-412-7788. | 31:12 phone 305-412-7788 looks like a phone number; {phone} is the one of the business
a heading with another number than its list | locations/ada.md | heading: Signs -> heading: Seven signs | 25:12 count Seven stands over a list of 2; {count} counts it
a heading with the number of its list | locations/ada.md | heading: Signs -> heading: Two signs | nothing
a heading with a measure | locations/ada.md | heading: Signs -> heading: Signs within 10 years | nothing
a number in a note for the owner | services/leveling.md | card: -> # Ask 305-412-7788 on Tuesday, 12 years from now.\ncard: | nothing
what a claim says to the owner | business.md | doubt: Show the bond. -> doubt: Call 305-412-7788 on Tuesday. | nothing
a depth in inches | locations/ada.md | activeTo: 8 -> activeTo: 9\n  # 96 in. | nothing

a fact that is typed | services/leveling.md | Clay moves. -> For 12 years, or some same day. | 31:5 fact 12 years is a fact of the business; {NAME} changes with it: {years}
| | | 31:23 fact same day is a fact of the business; {NAME} changes with it: {tier-same-day}
a fact that is a number in words | business.md | years: "12" -> years: "12"\n  crews: three |
| services/leveling.md | Clay moves. -> Three doors stick. Three crews lift. | 31:20 fact Three crews is a fact of the business; {NAME} changes with it: {crews}
what a fact says, in the words of a customer | testimonials/dana.md | The door shuts. -> After 12 years they came the same day, at 8 am. | nothing

# What nobody wrote to the end
a word for what is to be done | services/leveling.md | Clay moves. -> TODO ask Ann. Lorem ipsum. | 31:1 draft TODO looks unfinished; write what visitors shall read
| | | 31:15 draft Lorem ipsum looks unfinished; write what visitors shall read
a blank of a template | services/leveling.md | card: We level houses. -> card: "Call [phone], or see [your city]." | 5:13 draft [phone] looks unfinished; write what visitors shall read
| | | 5:29 draft [your city] looks unfinished; write what visitors shall read
a list in one line | services/leveling.md | Clay moves. -> • Clay • Water | 31:1 draft • Clay • looks unfinished; write what visitors shall read
a notice without a last day | locations/ada.md | tier: same-day -> tier: same-day\nnotice: { text: Closed., from: 2024-05-01 } | 10:26 notice 2024-05-01 began this notice, which has no last day; take it out, or add "until"
a notice without any day | locations/ada.md | tier: same-day -> tier: same-day\nnotice: { text: Closed. } | nothing

# Counties
a county with another letter | locations/eve.md | a city like Ada |
| locations/bee.md | a city like Ada |
| locations/eve.md | county: Eve -> county: Ada |
| locations/bee.md | county: Bee -> county: Adda | 5:1 town Adda County is the county of no other town, and one letter off Ada County
two counties of one town each | locations/eve.md | a city like Ada |
| locations/eve.md | county: Eve -> county: Adda | nothing

# Titles and descriptions that search results would cut
a long title | pages/about.md | title: About -> title: About ${'Acme '.repeat(12)} | 3:1 length About ${'Acme '.repeat(12)}is a title of 72 characters with the brand; search results show about 60
a title as long as they show | pages/about.md | title: About -> title: About ${'Acme '.repeat(9)}us | nothing
a short description | pages/home.md | description: Acme levels houses in Ada. One service -> description: "One | 4:1 length One, one town, one phone number to call about both. is a description of 51 characters; 70 to 160 are shown whole
| pages/home.md | call about both. -> call about both." |
a description of one word | pages/reviews.md | description: What people said of Acme after their houses were level again, or would have said of it. -> description: Short. | 4:1 length Short. is a description of 6 characters; 70 to 160 are shown whole

# Towns that are another’s
a description of another town | locations/eve.md | a city like Ada |
| locations/eve.md | long and dry -> dry |
| locations/ada.md | House leveling in Ada, where -> House leveling in Eve, where | 4:1 town Eve is not Ada, the town of this page
a body about another town | locations/eve.md | a city like Ada |
| locations/ada.md | Clay, on limestone. -> ${'Eve has clay. '.repeat(9)}Clay. | 42:1 town Eve is named here more often than Ada, the town of this page
a neighbor that is named once | locations/eve.md | a city like Ada |
| locations/ada.md | Clay, on limestone. -> Clay, like Eve. | nothing
a job with another town in its title | locations/eve.md | a city like Ada |
| jobs/one.md | ${job('ada', 'Porch raised in Eve')} | 2:1 town Eve is not the town of this job, "ada"

# Towns in another state
a ZIP code of another state | locations/ada.md | 78600 -> 72901 | 6:1 town 72901 is no ZIP code of Texas; correct it, or write the "state"
coordinates of another state | business.md | farthestCity: 300 -> farthestCity: 2900 |
| business.md | latitude: 30.5\n  longitude: -97.6 -> latitude: 39.1\n  longitude: -94.58 |
| locations/ada.md | latitude: 30.5\nlongitude: -97.6 -> latitude: 39.1\nlongitude: -94.58 | 7:1 town 39.1, -94.58 lies outside Texas; correct the coordinates, or write the "state"
a state that has neither | locations/ada.md | name: Ada -> name: Ada\nstate: OK | 7:1 town 78600 is no ZIP code of Oklahoma; correct it, or write the "state"
| | | 8:1 town 30.5, -97.6 lies outside Oklahoma; correct the coordinates, or write the "state"

# An office that has moved
a sentence that starts from another town | locations/eve.md | a city like Ada |
| services/leveling.md | Clay moves. -> Near Ada, far from\nEve, as near Eve Creek. | 31:11 town far from Eve is not the town of the office, Ada; if the sentence starts from there, write {office-city}
a town page that is near itself | locations/eve.md | a city like Ada |
| locations/eve.md | Clay, on -> Near Eve: clay, on | nothing
the distance to the own town | locations/ada.md | Clay, on -> At {miles} miles, on | 42:4 distance {miles} is 0 in the town of the office; say here how it is in your own town

# Copies
a city that is a copy, with its own name | locations/ada.md | Clay, on limestone. -> ${long} In Ada. |
| locations/eve.md | a city like Ada | 2:1 copy locations/ada.md has 2 of the 2 paragraphs of this file too; write of this one what is true of it alone
a city of which two paragraphs in five are a copy | locations/ada.md | Clay, on limestone. -> ${long} In Ada. |
| locations/eve.md | a city like Ada |
| locations/eve.md | In Eve. -> In Eve.${own} | 2:1 copy locations/ada.md has 2 of the 5 paragraphs of this file too; write of this one what is true of it alone
two cities of one postal code | locations/eve.md | a city like Ada |
| locations/eve.md | postalCode: 78888 -> postalCode: 78600 | 6:1 copy 78600 is the postal code of Ada too, in locations/ada.md
a review under two names | testimonials/dana.md | The door shuts. -> ${long} |
| testimonials/pat.md | copy of testimonials/dana.md | 2:1 copy testimonials/dana.md has 1 of the 1 paragraphs of this file too; write of this one what is true of it alone
| testimonials/pat.md | Dana R. -> Pat S. |
a job in two towns | locations/eve.md | a city like Ada |
| jobs/one.md | ${job('ada')} |
| jobs/two.md | ${job('eve')} | 2:1 copy jobs/one.md has 1 of the 1 paragraphs of this file too; write of this one what is true of it alone

# Pages that nothing leads to
a page of one’s own without a link | pages/careers.md | ${careers('')} | 2:1 link /careers is in no menu, and no other page links to it; write "place: menu" or "place: footer", or "noindex: yes" if only those shall find it who are given its address
one with a link | pages/careers.md | ${careers('')} |
| pages/about.md | Level houses. -> Level houses with [us](/careers#here). | nothing
one in the footer | pages/careers.md | ${careers('place: footer')} | nothing
one in the menu | pages/careers.md | ${careers('place: menu')} | nothing
one for nobody to find | pages/careers.md | ${careers('noindex: yes')} | nothing
one that is meant | pages/careers.md | ${careers('fine: [/careers]')} | nothing

# What is meant
words that are meant | locations/ada.md | card: Deep clay. -> card: Twelve miles of clay.\nfine: [twelve miles] | nothing
words inside longer ones that are meant | locations/ada.md | card: Deep clay. -> card: Twelve miles of clay.\nfine: ["Twelve miles of clay"] | nothing

# Pictures
words for a picture that are the name of its file | services/leveling.md | faqs: -> photos: { heading: P, items: [{ src: /images/social.png, alt: Social! }] }\nfaqs: | 17:58 picture Social! is the name of the file; say what the picture shows
one photo with two descriptions | services/leveling.md | Clay moves. -> ![A level house](/images/social.png) |
| locations/ada.md | Clay, on limestone. -> ![A level house](/images/social.png)\n\n![A truck](/images/social.png) | 44:3 picture A truck is said of /images/social.png, of which another place says something else
a count of one entry | services/leveling.md | faqs: -> photos: { heading: "{Count} photos", items: [{ src: /images/social.png, alt: A level house }] }\nfaqs: | 17:21 count {Count} counts one entry; write the heading for one
`)

const suspicions = memorySuite('suspicions')

suspicions('do not arise from the fixture as it is', (fixture) => assert.equal(suspected(fixture), []))

for (const { name, change, told } of cases)
  suspicions(`${told.length > 0 ? 'arise' : 'do not arise'} from ${name}`, (fixture) => {
    change(fixture)
    assert.equal(suspected(fixture), told.map(inOneLine))
  })

suspicions('leave capitals of a tier as they are, but for the first', (fixture) => {
  fixture.edit('business.md', 'name: Same day', 'name: Same day in Austin')
  fixture.edit(city, 'answer: The {tier}.', 'answer: "{Tier}: {tier}."')
  fixture.edit(service, 'Clay moves.', 'It is {tier-same-day}.')
  const { site, cityOf } = loadSite(fixture)
  const answer = cityOf(site.cities[0]!).faqs.items[1]!.answer.text
  assert.is(answer, 'Same day in Austin: same day in Austin.')
  assert.match(site.services[0]!.body[0]!.html, 'It is same day in Austin.')
})

suspicions.run()
