/** Mistakes of an owner, each of which must give exactly one problem at its place. */
import { contentCases } from '../../helpers/content-cases'

const estimate = `estimate:
  heading: An example
  total: Total
  lines:
    - { item: Piers, quantity: 3, price: pier, unpriced: a pier }
    - { item: Permit, quantity: 1, price: permit, unpriced: a permit }
faqs:`
const alone = contentCases(String.raw`
# One cause, one problem, although claims, facts, tiers and links of every page depend on it.
a phone in the wrong form | business.md | "+15125550199" -> (512) 339-4477 | 6:1 phone is "(512) 339-4477"; write +1 and ten digits: "+15125550142"
a rating out of range | business.md | value: 5 -> value: "49" | 26:5 ratings.home.value is 49; write a number from 1 to 5: the average, "4.9"
a line of business.md that is not YAML: name: Acme Leveling | business.md | name: Acme Leveling -> name: "a" b | 2:11 is not valid YAML (bad indentation of a mapping entry); check indentation, colons and quotes
a line of business.md that is not YAML: farthestCity: 300 | business.md | farthestCity: 300 -> farthestCity: "a" b | 53:19 is not valid YAML (bad indentation of a mapping entry); check indentation, colons and quotes
a tier that cannot be read | business.md | when: the same day -> when:  | 45:5 tiers[0].when is empty; write the same inside a sentence: "usually the same day"
a fact that cannot be read | business.md | years: "12" -> years: "" | 52:3 facts.years is empty; write the words it stands for
a claim that cannot be read | business.md | id: bonded -> id: Bonded! | 48:5 claims[0].id is "Bonded!"; write a short name; copy marks the claim as [words]{claim NAME}
a name of the group of facts that is mistyped | services/leveling.md | card: We level houses. -> fact:\n  oak: 12 years old\ncard: It is {oak}. | 5:1 fact is not a known field; did you mean "facts"?
a city that is not YAML | locations/ada.md | county: Ada County -> county: "Ada" County | 5:15 is not valid YAML (bad indentation of a mapping entry); check indentation, colons and quotes
a service that is not YAML | services/leveling.md | card: We level houses. -> card: "We" level | 5:12 is not valid YAML (bad indentation of a mapping entry); check indentation, colons and quotes
redirects that are not YAML | redirects.md | -> ---\nredirects: "a" b\n---\n | 2:16 is not valid YAML (bad indentation of a mapping entry); check indentation, colons and quotes
tiers of the wrong kind | business.md | tiers:\n -> tiers: 7\ntiersx:\n | 42:1 tiers is text, but a list belongs here: the response tiers, fastest first
| | | 43:1 tiersx is not a known field; did you mean "tiers"?
claims of the wrong kind | business.md | claims:\n -> claims: 7\nclaimsx:\n | 47:1 claims is text, but a list belongs here: claims of the business to confirm before going live
| | | 48:1 claimsx is not a known field; did you mean "claims"?
costs of the wrong kind | business.md | costs:\n -> costs: 7\ncostsx:\n | 57:1 costs is text, but a list belongs here: what kinds of repair come to: id, unpriced, parts
| | | 58:1 costsx is not a known field; did you mean "costs"?
facts of the wrong kind | business.md | facts:\n -> facts: [a]\nfactsx:\n | 51:1 facts is a list, but a group of fields belongs here: names and the words they stand for; copy writes {name}
| | | 52:1 factsx is not a known field; did you mean "facts"?
geo of the wrong kind | business.md | geo:\n -> geo: [a]\ngeox:\n | 15:1 geo is a list, but a group of fields belongs here: where the address is
| | | 16:1 geox is not a known field; did you mean "geo"?
hours of the wrong kind | business.md | hours:\n -> hours: [a]\nhoursx:\n | 18:1 hours is a list, but a group of fields belongs here: the opening hours
| | | 19:1 hoursx is not a known field; did you mean "hours"?
address of the wrong kind | business.md | address:\n -> address: [a]\naddressx:\n | 8:1 address is a list, but a group of fields belongs here: the one real address
| | | 9:1 addressx is not a known field; did you mean "address"?

# The place is right.
an office without a minus sign | locations/eve.md | a city like Ada | business.md:15:1 geo lies more than 300 miles (farthestCity) from 2 of 2 cities; check digits and minus signs
| business.md | longitude: -97.6 -> longitude: 97.6 |
an office a degree off | business.md | latitude: 30.5 -> latitude: 31.5 | 15:1 geo is 69 miles from Ada, the town of the address (content/locations/ada.md); check digits and minus signs
a wide colon | locations/ada.md | county: Ada County -> county：Ada County | 5:7 has the wide colon "：" behind the name of a field; write ":" and a space

# What contradicts another number, or cannot be.
no rating counted | business.md | count: 12 -> count: 0 | 27:5 ratings.home.count is 0; write at least 1: how many reviews
a range that runs backward | business.md | from: 2, to: 3 -> from: 4, to: 3 | 61:33 costs[0].parts[0].to is 3, which is less than from, 4; swap them
a row of prices that names no kind of repair | services/leveling.md | faqs: -> price:\n  heading: Prices\n  rows:\n    - { repair: A porch, cost: porhc }\nfaqs: | 20:26 price.rows[0].cost is "porhc", no id under "costs" of content/business.md; did you mean "porch"?
a reviewer whom the team does not name | services/leveling.md | faqs: -> reviewedBy: Ann\nfaqs: | 17:1 reviewedBy is "Ann", no name in the team of content/pages/about.md; nothing is known here
a copyright that runs backward | business.md | 2014–2026 -> 2026–2014 | 56:1 copyright is "2026–2014", which runs backward; write the years of the copyright, the first one first
a copyright to come | business.md | 2014–2026 -> 2014–2199 | 56:1 copyright is "2014–2199", a year that has not come yet; write the years of the copyright, the first one first
a review of another century | business.md | 2024-01-01 -> 1924-01-01 | 37:1 reviewDate is "1924-01-01", a day before 1990; write the date reviews carry until their own is known
a job of another century | jobs/porch.md | -> ---\ntitle: Porch raised\ntown: ada\nservice: leveling\ndone: 1924-05\nmoved: It hung.\nmethod: With a jack.\n---\n | 5:1 done is "1924-05", a month before 1990; write the month it was finished, "2026-03"
a photo taken after the job was done | jobs/porch.md | -> ---\ntitle: Porch raised\ntown: ada\nservice: leveling\ndone: 2024-05\nmoved: It hung.\nmethod: With a jack.\nphotos: [{ src: /images/plan.svg, alt: A porch, taken: 2024-06 }]\n---\n | 8:49 photos[0].taken is "2024-06", after the job was done (2024-05); correct one of the two
hours of a day that overlap | business.md |       closes: 16:00 ->       closes: 16:00\n    - days: [Friday]\n      opens: 15:00\n      closes: 18:00 | 24:14 hours.data[1].days[0] is Friday a second time, and its hours overlap 08:00 to 16:00; write each hour once
hours of a day that overlap, in words | business.md | copy: Monday to Friday, 8:00am to 4:00pm -> copy: Monday to Friday, 8:00am to 4:00pm; Friday, 9:00am to 5:00pm | 19:3 hours.copy gives Friday hours that overlap; write each hour of a day once
a field that is outdented | locations/ada.md |   caption: Typical ground. -> caption: Typical ground. | 14:1 is indented less than the fields around it; type as many spaces
a no-break space before a field | locations/ada.md | tier: same-day ->  tier: same-day | 9:1 begins with a no-break space; delete it, or type plain spaces
a no-break space on a line of its own | locations/ada.md | tier: same-day ->  \ntier: same-day | 9:1 begins with a no-break space; delete it, or type plain spaces
curly quotes around a value | business.md | trade: House leveling -> trade: “House leveling” | 5:1 trade is in curly quotes, which YAML takes for letters; take the curly quotes away
curly quotes around an address | locations/ada.md | card: Deep clay. -> card: ‘Deep clay.’ | 10:1 card is in curly quotes, which YAML takes for letters; take the curly quotes away
a place of the map on another continent | region.md | longitude: "-97.7" -> longitude: "97.7" | 24:19 latitude and longitude are 8124 miles from the office, far outside the map; check digits and minus signs
a county without its "County" | locations/eve.md | a city like Ada | 5:1 county is "Ada", but content/locations/ada.md writes "Ada County"; write it alike in both
| locations/eve.md | county: Eve County -> county: Ada |
a fact that is gone | locations/ada.md | card: Deep clay. -> card: "{Oak} and clay." | 10:8 {Oak} stands for nothing; known here: city, county, state, state-code, postal-code, miles, direction, tier, when, wait, visit, years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, count-porch, office-city, office-page
| services/leveling.md | card: We level houses. -> card: It is {oak}. | 5:13 also
a tier that is there twice | business.md | tiers: -> tiers:\n  - id: same-day\n    name: Soon\n    when: soon\n    description: We come. | 47:5 tiers[1].id is "same-day" a second time; write another, or take it out
| locations/ada.md | tier: same-day -> tier: one-day |
HTML that is closed | services/leveling.md | Clay moves. -> <font color="red">Clay</font> moves. | 31:1 "<font color="red">" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes
the notice among the pages | pages/notice.md | -> ---\ntext: Closed on Friday.\n---\n | belongs in content/ itself, as content/notice.md; move it there
a city beside its folder | bee.md | copy of locations/ada.md | is not a file this site knows; move it into the folder of its kind: services, locations, testimonials, jobs, pages
a merge that was not finished | locations/ada.md | card: Deep clay. -> <<<<<<< HEAD\ncard: Deep clay.\n=======\ncard: Clay.\n>>>>>>> other | 10:1 holds the marks of a merge conflict; keep one of the two versions, and delete the lines of <<<<<<<, ======= and >>>>>>>
a copy of a city | locations/bee.md | copy of locations/ada.md | 3:1 name is "Ada", whose file would be content/locations/ada.md; correct the name, or rename the file
a copy of a city that got its name and place | locations/aab.md | copy of locations/ada.md | 2:1 title is the same as in locations/ada.md; write one of its own
| locations/aab.md | name: Ada -> name: Aab |
| locations/aab.md | latitude: 30.5 -> latitude: 30.6 |
| locations/aab.md | description: -> description: >-\n  A town beside Ada. |
a saved copy | locations/ada.md~ | copy of locations/ada.md | cannot be the address of a page; name it "ada.md", or delete it if it is a copy
a second download | locations/ada (1).md | copy of locations/ada.md | cannot be the address of a page; name it "ada.md", or delete it if it is a copy
a city as text | locations/bee.md.txt | copy of locations/ada.md | cannot be the address of a page; name it "bee.md", or delete it if it is a copy
a link to the own machine | services/leveling.md | Clay moves. -> [Clay](http://localhost:3000/a) moves. | 31:1 "[Clay](http://localhost:3000/a)" links to "http://localhost:3000/a", which is only on your own machine; write the address that visitors have
an e-mail address without its end | services/leveling.md | Clay moves. -> [Write](mailto:ann@acme) us. | 31:1 "[Write](mailto:ann@acme)" links to "mailto:ann@acme", which is no whole e-mail address; write "mailto:NAME@HOST.com"
a tier by its name in a city | locations/ada.md | answer: The {tier}. -> answer: The {Tier-same-day}. | 37:19 {Tier-same-day} names a tier, and a city has its own; write {tier} or {when}
the phone of the business typed out | services/leveling.md | Clay moves. -> Call 512 555–0199 now. | 31:6 the text types the phone number 512 555–0199; write {phone}, so that it can be changed in one place
the phone of the business in its description | business.md | Acme levels houses. -> Acme levels houses, 1-512-555-0199. | 4:34 description types the phone number 1-512-555-0199; write {phone}, so that it can be changed in one place
a count of no list | services/leveling.md | card: We level houses. -> card: In {count} ways. | 5:10 {count} stands for nothing; it counts the entries of a section, and this is no part of one that has a list of its own; write the number
a count of before | services/leveling.md | card: We level houses. -> card: In {process-count} ways. | 5:10 {process-count} stands for nothing; known here: years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, count-porch, state, state-code, office-city, office-page
a link to a page that was renamed | locations/bee.md | a city like Ada | services/leveling.md:31:17 links to /locations/eve, but there is no such page or file; did you mean "/locations/eve-creek"?
| locations/eve-creek.md | a city like Ada |
| services/leveling.md | (/locations/ada) -> (/locations/eve) |

# Pictures
a picture named with its folder | services/leveling.md | faqs: -> photos: { heading: P, items: [{ src: /public/images/p4.jpg, alt: A }] }\nfaqs: | 17:33 photos.items[0].src is "/public/images/p4.jpg", which names the folder public/, which no address holds; write "/images/p4.jpg"
a picture in text named with its folder | services/leveling.md | Clay moves. -> ![A](/public/images/house.svg) | 31:1 "![A](/public/images/house.svg)" shows "/public/images/house.svg", which names the folder public/, which no address holds; write "/images/house.svg"
a link to the folder of pictures | services/leveling.md | Clay moves. -> [A](/public/images/house.svg) | 31:1 links to /public/images/house.svg, but there is no such page or file; write /images/house.svg
a picture in other capitals | services/leveling.md | Clay moves. -> ![A](/images/HOUSE.svg) | 31:1 "![A](/images/HOUSE.svg)" shows "/images/HOUSE.svg", but public/ holds no such picture; did you mean "/images/house.svg"?

# Claims
a claim without words | services/leveling.md | Clay moves. -> Clay moves. {claim bonded} | 31:13 {claim bonded} marks no words; put the words that make the claim in brackets before it, [the words]{claim bonded}
a claim inside a claim | services/leveling.md | Clay moves. -> [Clay [moves]{claim bonded} here.]{claim bonded} | 31:14 {claim bonded} marks no words; put the words that make the claim in brackets before it, [the words]{claim bonded}
a claim over two paragraphs | services/leveling.md | Clay moves. -> [Clay\n\nmoves.]{claim bonded} | 33:8 {claim bonded} marks words of more than one paragraph or entry; mark each of them by itself
a claim with a wrong name | services/leveling.md | Clay moves. -> [Clay]{claim A B} moves. | 31:7 {claim A B} is not the name of a claim; write [the words]{claim NAME}
a word of its own | pages/home.md | heading: Why -> heading: Why\n  intr: A | 35:3 why.intr is not a known field; did you mean "intro"?
`)

/** The same where a service gives an example of an estimate. */
const estimates = contentCases(
  String.raw`
a price of nothing | business.md | \nfacts: -> \nprices: { pier: 0, permit: 9 }\nfacts: | 51:11 prices.pier is 0; write at least 1: dollars, without cents
a price of less than nothing | business.md | \nfacts: -> \nprices: { pier: "-5", permit: 9 }\nfacts: | 51:11 prices.pier is "-5"; write dollars, without cents, in digits
a quantity of nothing | services/leveling.md | quantity: 3 -> quantity: 0 | 21:22 estimate.lines[0].quantity is 0; write at least 1: how many of them
a price that no estimate uses | business.md | \nfacts: -> \nprices: { peir: 900, permit: 9 }\nfacts: | 51:11 prices.peir is the price of nothing in an estimate; did you mean "pier"?
`,
  (f) => f.edit('services/leveling.md', 'faqs:', estimate),
)

/** The same where a claim was declined that copy makes. */
const declined = contentCases(
  String.raw`
a declined claim that was the whole field | services/leveling.md | card: We level houses. -> card: "[We pull permits.]{claim permits}" | 5:8 card without the words of the claim "permits", which was declined, is empty; write other words here
a declined claim that was an entry | services/leveling.md | Clay moves. -> - One\n- [Two]{claim permits}\n\n | 32:3 the text without the words of the claim "permits", which was declined, is an empty entry; write other words here
a declined claim that was a section | services/leveling.md | ## Why -> ## Permits\n\n[We pull them.]{claim permits}\n\n## Why | 31:1 the text without the words of the claim "permits", which was declined, leaves a heading with nothing under it; write other words here
a declined claim with the full stop | services/leveling.md | Clay moves. See [Ada](/locations/ada). -> See [Ada](/locations/ada) [where we pull the permit.]{claim permits} | 31:27 the text without the words of the claim "permits", which was declined, reads "See [Ada](/locations/ada)", which has no full stop; write other words here
a declined claim with the capital | services/leveling.md | Clay moves. -> [Where the city wants it,]{claim permits} we ask. | 31:1 the text without the words of the claim "permits", which was declined, reads "we ask.", which begins without a capital; write other words here
a declined claim without the capital, of a sentence over two lines | services/leveling.md | Clay moves. -> [Where the city\nwants it,]{claim permits} we\nask first. | 31:1 the text without the words of the claim "permits", which was declined, reads "we ask first.", which begins without a capital; write other words here
`,
  (f) =>
    f.edit(
      'business.md',
      'claims:',
      'claims:\n  - id: permits\n    doubt: Ask the city.\n    declined: Ann, May 2026',
    ),
)

export const mistakes = [...alone, ...estimates, ...declined]
