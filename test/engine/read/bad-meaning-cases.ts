import { contentCases } from '../../helpers/content-cases'
import { jobText } from '../../helpers/job'
import { ownPageText } from '../../helpers/own-page'
import { rowsOf } from '../../helpers/table'

const factsOfPrograms =
  'phone hours tier-same-day when-same-day count city county postal-code miles direction tier when visit credentials claim'

/** Content that is well formed and says what cannot be, and exactly what is said about it. */
const meaning = contentCases(String.raw`
# Notices at the top of pages
a notice that ends before it begins | notice.md | -> ---\ntext: Closed.\nfrom: 2026-12-26\nuntil: 2026-12-24\n---\n | 4:1 until is before from, so that no page would ever show the notice; correct one of the two
the same of one page | services/leveling.md | card: -> notice: { text: Closed., from: 2026-12-26, until: 2026-12-24 }\ncard: | 5:44 notice.until is before from, so that no page would ever show the notice; correct one of the two
a day of a notice in words | notice.md | -> ---\ntext: Closed.\nfrom: Christmas\n---\n | 3:1 from is "Christmas"; write the first day on which a build shows it, "2026-12-24"
a notice below the front matter | notice.md | -> ---\ntext: Closed.\n---\n\nOn Monday.\n | 5:1 has text below the closing ---, which no page shows
a link of a notice to no page | notice.md | -> ---\ntext: Closed.\nlink: { text: Why, href: /storm }\n---\n | 3:20 links to /storm, but there is no such page or file
a phone number typed into a notice | notice.md | -> ---\ntext: Call 512-555-0199.\n---\n | 2:12 text types the phone number 512-555-0199; write {phone}, so that it can be changed in one place

# Labels of the frame, and its language
a language that there is not | business.md | name: Acme Leveling -> lang: xx\nname: Acme Leveling | 2:1 lang is "xx", a language whose dates and numbers cannot be written; write the code of another, "es" for Spanish
a language by its name | business.md | name: Acme Leveling -> lang: Spanish\nname: Acme Leveling | 2:1 lang is "Spanish"; write the code of the language that all pages are written in, "es" for Spanish
a label without the number that tells it from the others | shared/frame.md | notice: Note -> numbered: { picture: Picture }\nnotice: Note | 40:13 numbered.picture has no {number}, which tells one from another; write a dot of the gallery, "Picture {number}"
a label of a drawing without one of its two numbers | shared/drawings.md | faqs: -> lot: { layer: "to {to} ft" }\nfaqs: | 2:8 lot.layer is to hold {from} and {to}; write the depths of a layer, behind its name, "{from}–{to} ft"
a label of a drawing with a number that the drawing does not have | shared/drawings.md | faqs: -> lot: { grade: "{From} ft" }\nfaqs: | 2:8 lot.grade holds {From}, which this drawing does not fill in; write the zero of its scale, "0 ft"

# The lot of a city
posts under a slab | locations/ada.md |   activeTo: 8 ->   house: ranch-slab\n  support: posts\n  activeTo: 8 | 16:3 soil.support is "posts", but the house is "ranch-slab"; posts carry a cottage-on-posts
a pier under a cottage | locations/ada.md |   activeTo: 8 ->   house: cottage-on-posts\n  support: push-pier\n  activeTo: 8 | 16:3 soil.support is "push-pier", which goes under the beam of a slab; a cottage-on-posts has posts or none
a filled lot without fill | locations/ada.md |   activeTo: 8 ->   house: cut-and-fill-lot\n  activeTo: 8 | 15:3 soil.house is "cut-and-fill-lot", whose first layer must be of the kind fill
a filled lot of nothing but fill | locations/ada.md |   activeTo: 8\n  layers:\n    - name: Clay\n      kind: clay\n      from: 0\n      to: 9\n    - name: Limestone\n      kind: limestone\n      from: 9 ->   house: cut-and-fill-lot\n  layers:\n    - name: Fill\n      kind: fill\n      from: 0 | 15:3 soil.house is "cut-and-fill-lot", which is cut into a layer below the fill; write it
a pier on no layer | locations/ada.md |   activeTo: 8 ->   support: helical\n  bearsOn: Limstone\n  activeTo: 8 | 16:3 soil.bearsOn is "Limstone", the name of no layer; did you mean "Limestone"?
a pier on one of two layers of a name | locations/ada.md |   activeTo: 8 ->   support: helical\n  bearsOn: Clay\n  activeTo: 8 | 16:3 soil.bearsOn is "Clay", the name of 2 layers; give each its own name
| locations/ada.md | name: Limestone -> name: Clay |
a layer with no room for plates below the ground that moves | locations/ada.md |   activeTo: 8 ->   support: helical\n  bearsOn: Clay\n  activeTo: 8 | 16:3 soil.bearsOn is "Clay", which ends at 9 ft; the plates of a helical pier take 2 ft, at least 3 ft below the ground that moves and clear of the beam, here at 11 to 13 ft; name a deeper layer, or correct a depth
a first firm layer too thin for a pier | locations/ada.md |   activeTo: 8 ->   support: push-pier\n  activeTo: 8 | 15:3 soil.support is "push-pier", but "Marl", the first firm layer below the ground that moves, ends at 9.5 ft; a push pier ends 0.6 ft inside its layer, at least 3 ft below the ground that moves and clear of the beam, here at 11.6 ft; name a deeper layer in bearsOn, or correct a depth
| locations/ada.md |     - name: Limestone ->     - name: Marl\n      kind: marl\n      from: 9\n    - name: Limestone |
| locations/ada.md | kind: limestone\n      from: 9 -> kind: limestone\n      from: 9.5 |
a pier in weathered ground that is named | locations/ada.md |   activeTo: 8 ->   support: push-pier\n  bearsOn: Weathered limestone\n  activeTo: 8 | 16:3 soil.bearsOn is "Weathered limestone", whose pier would end in "Weathered limestone", and weathered ground carries none; name a deeper layer in bearsOn
| locations/ada.md | name: Limestone -> name: Weathered limestone |
a pier with nothing but weathered ground below it | locations/ada.md |   activeTo: 8 ->   support: drilled-pier\n  activeTo: 8 | 15:3 soil.support is "drilled-pier", whose pier would end in "Weathered limestone", and weathered ground carries none; name a deeper layer in bearsOn
| locations/ada.md | name: Limestone -> name: Weathered limestone |
a layer beside the beam that a pier goes under | locations/ada.md |   activeTo: 8 ->   support: drilled-pier\n  bearsOn: Clay | 16:3 soil.bearsOn is "Clay", which ends at 3 ft; a drilled pier ends 2 ft inside its layer, at least 3 ft below the ground that moves and clear of the beam, here at 5 ft; name a deeper layer, or correct a depth
| locations/ada.md | to: 9 -> to: 3 |
| locations/ada.md | from: 9 -> from: 3 |
a depth that contradicts the next, of a layer too thin for its pier | locations/ada.md |   activeTo: 8 ->   support: helical\n  bearsOn: Clay\n  activeTo: 8 | 22:7 soil.layers[0].to is 9, but the next layer begins at 11; correct one of them, or leave "to" out
| locations/ada.md | from: 9 -> from: 11 |
ground that moves down to nothing | locations/ada.md | activeTo: 8 -> activeTo: 0 | 15:3 soil.activeTo is 0; leave it out where the ground does not move
a least depth that is no less than the greatest | locations/ada.md |   activeTo: 8 ->   activeFrom: 8\n  activeTo: 8 | 15:3 soil.activeFrom is 8, but activeTo is 8; give the lesser depth here
a least depth without a greatest | locations/ada.md |   activeTo: 8 ->   activeFrom: 8 | 15:3 soil.activeFrom needs activeTo, the depth to which the ground moves at the most
a house that cannot be read, on posts | locations/ada.md |   activeTo: 8 ->   house: cottage-on-post\n  support: posts\n  activeTo: 8 | 15:3 soil.house is "cottage-on-post"; did you mean "cottage-on-posts"?
ground that does not begin at grade | locations/ada.md | from: 0 -> from: 1 | 19:7 soil.layers[0].from is 1, but the first layer begins at 0, the grade
layers that do not go down | locations/ada.md |     - name: Limestone ->     - name: Marl\n      kind: marl\n      from: 12\n    - name: Limestone | 26:7 soil.layers[2].from is 9, but a layer above begins at 12; list them from the top down
| locations/ada.md | to: 9 -> to: 12 |
one depth that contradicts those around it | locations/ada.md |     - name: Limestone ->     - name: Marl\n      kind: marl\n      from: 90\n      to: 12\n    - name: Limestone | 20:7 soil.layers[0].to is 9, but the next layer begins at 90; correct one of them, or leave "to" out
| locations/ada.md | kind: limestone\n      from: 9 -> kind: limestone\n      from: 12 |

# Places
a longitude without its minus sign | locations/ada.md | -97.6 -> 97.6 | 7:1 latitude and longitude are 8105 miles from the office, and farthestCity in content/business.md allows 300; check digits and minus signs, or raise farthestCity
a code of no state | locations/ada.md | name: Ada -> name: Ada\nstate: XY | 4:1 state is "XY"; did you mean "KY"?
two cities of one name | locations/eve.md | a city like Ada | 3:1 name is "Ada", whose file would be content/locations/ada.md; correct the name, or rename the file
| locations/eve.md | name: Eve -> name: Ada |
two cities of one coordinate | locations/eve.md | a city like Ada | 7:1 latitude is that of content/locations/ada.md, and so is longitude; write those of Eve
| locations/eve.md | latitude: 30.788 -> latitude: 30.5 |
a city whose file has another name | locations/eve.md | a city like Ada |
| locations/eva.md | copy of locations/eve.md | 3:1 name is "Eve", whose file would be content/locations/eve.md; correct the name, or rename the file
| locations/eve.md | deleted |
a city that is its own neighbor | locations/ada.md | tier: -> nearby: [ada]\ntier: | 9:10 nearby[0] is "ada", the page that the list stands on; take it out
a neighbor named twice | locations/eve.md | a city like Ada |
| locations/ada.md | tier: -> nearby: [eve, eve]\ntier: | 9:15 nearby[1] is "eve" a second time; take it out
a service related to itself | services/leveling.md | [] -> [leveling] | 26:14 related.services[0] is "leveling", the page that the list stands on; take it out
a service related to a city twice | services/leveling.md | services: [] -> services: []\n  cities: [ada, ada] | 27:17 related.cities[1] is "ada" a second time; take it out
a season that is there twice | pages/home.md |       concernLevel: high ->       concernLevel: high\n    - season: summer\n      title: drier\n      description: It shrinks.\n      tips: [Water.]\n      concernLevel: high | 61:7 seasons.items[1].season is "summer" a second time; write another, or take it out
a neighborhood named twice | locations/ada.md | tier: -> neighborhoods:\n  heading: Parts\n  items: [Old Town, Hill, old town]\ntier: | 11:27 neighborhoods.items[2] is "old town" a second time; write another, or take it out
a testimonial of a town that is not served | testimonials/dana.md | location: Ada -> location: Atlantis | 3:1 location is "Atlantis", but no city of content/locations has this name; correct it, or add "townWithoutPage: yes" for a town that has no page
a day that has not come yet | testimonials/dana.md | sample: yes -> sample: yes\ndate: 2199-01-01 | 7:1 date is "2199-01-01", a day that has not come yet; write the day of the review, "2026-03-14"

# Hours, tiers
hours that close before they open | business.md | closes: 16:00 -> closes: 07:00 | 23:7 hours.data[0].closes is "07:00", which is not after opens, "08:00"; write the hours of one day
a day with two hours | business.md | Thursday, Friday -> Thursday, Monday | 21:52 hours.data[0].days[4] is Monday a second time, and its hours overlap 08:00 to 16:00; write each hour once

# Facts
a fact inside a fact | business.md | years: "12" -> years: "{phone}" | 52:11 facts.years holds {phone}; a fact stands for words, so write the words
a fact of the name of another | business.md | years: "12" -> years: "12"\n  brand: Us | 53:3 facts.brand is a name that stands for something else already; choose another
${rowsOf(factsOfPrograms.split(' '), (name) => String.raw`a fact of the name ${name}, which stands for something by itself | business.md | years: "12" -> years: "12"\n  ${name}: Us | 53:3 facts.${name} is a name that stands for something else already; choose another`)}
${rowsOf(['phone', 'credentials', 'count', 'years'], (name) => String.raw`a fact of a page of the name ${name} | services/leveling.md | card: -> facts:\n  ${name}: Us\ncard: | 6:3 facts.${name} is the name of another fact already; choose a name of its own`)}
a fact of the name BRAND | business.md | years: "12" -> years: "12"\n  BRAND: Us | 53:3 facts.BRAND is no name; write lower-case words joined by hyphens
a fact of the name a b | business.md | years: "12" -> years: "12"\n  "a b": Us | 53:3 facts.a b is no name; write lower-case words joined by hyphens

# Plain text
a link in plain text | services/leveling.md | card: We level houses. -> card: We [level](/services) houses. | 5:10 card holds [level](/services), but it is plain text, which no page turns into links or bold words; take the marks out
bold words in plain text | services/leveling.md | card: We level houses. -> card: We **level** houses. | 5:10 card holds **, but it is plain text, which no page turns into links or bold words; take the marks out
a brace that is not closed | services/leveling.md | card: We level houses. -> card: "Call {phone" | 5:13 card has a brace too many or too few; write {name}, or take the brace out
braces that are doubled | services/leveling.md | card: We level houses. -> card: "Call {{phone}}" | 5:13 card has a brace too many or too few; write {name}, or take the brace out
braces that are doubled, in Markdown | services/leveling.md | Clay moves. -> Call {phone} or {{phone}} now. | 31:17 "{{phone}}" has a brace too many or too few; write {name}, or take the brace out
a claim that is not closed, behind a fact | services/leveling.md | Clay moves. -> Call {phone}. [We pull it.]{claim bonded Then more. | 31:28 "{claim bonded Then more. See" has a brace too many or too few; write {name}, or take the brace out
a brace that is not opened, behind a fact | services/leveling.md | card: We level houses. -> card: "Call {phone} or phone}" | 5:21 card has a brace too many or too few; write {name}, or take the brace out
a brace that is not closed, in Markdown | services/leveling.md | Clay moves. -> Call {phone now. | 31:6 "{phone now. See" has a brace too many or too few; write {name}, or take the brace out
a link with a space in its address | services/leveling.md | Clay moves. -> [a](broken link) moves. | 31:3 "](broken link) moves. See " would show its marks as they stand; write a link as [words](/address), without spaces in its address
stars that are not closed | services/leveling.md | Clay moves. -> **Clay moves. | 31:1 "**Clay moves. See " would show its marks as they stand; close the **bold words**, or take the stars out

# Places of messages
a link in an entry of a list | services/leveling.md | Clay moves. -> - One thing\n- Another, see\n  [the roof](/roof) | 33:3 links to /roof, but there is no such page or file
a link in a quote | services/leveling.md | Clay moves. -> > Somebody said\n> so, on [the\n> roof](/roof) | 32:10 links to /roof, but there is no such page or file
a link over two lines of folded YAML | locations/ada.md | lead: Ada stands on clay. -> lead: >-\n    Ada stands on [wet\n    clay](/clay). | 13:19 links to /clay, but there is no such page or file
a link behind an emoji | services/leveling.md | Clay moves. -> 🏠🏠 [roof](/roof). | 31:4 links to /roof, but there is no such page or file
a quote that is not closed | services/leveling.md | card: We level houses. -> card: "We level houses. | 5:7 opens a quote that is not closed; put the same quote behind the value
the same mistake twice | services/leveling.md | Clay moves. -> See [a](/roof) and\n[a](/roof). | 31:5 links to /roof, but there is no such page or file
| | | 32:1 also
one broken link in two files | services/leveling.md | Clay moves. -> See [a](/roof). | locations/ada.md:42:5 links to /roof, but there is no such page or file
| locations/ada.md | Clay, on limestone. -> See [b](/roof). | services/leveling.md:31:5 also
questions whose names collide | pages/faqs.md | items:\n -> items:\n    - question: Main\n      answer: One.\n | 11:7 has two parts named #main; change one of the headings

# Redirects
an old address with a query | redirects.md | /old -> /index.php?p=2 | 3:5 redirects[0].from is "/index.php?p=2", but a static host finds a page by its path alone; redirect ?p=2 where the domain is managed, or leave it out
an old address of a program | redirects.md | /old -> /index.php | 3:5 redirects[0].from is "/index.php", and a static host would send it as a .php file, not as a page; redirect it where the domain is managed
an old address with capitals, a page with small letters | redirects.md | /old -> /About | 3:5 redirects /About, whose file on a disk of Windows or macOS is that of /about; keep one
an old address with letters that disks spell otherwise | redirects.md | /old -> /café | 3:5 redirects[0].from is "/café", and "é" cannot stand in the name of a file on every host; write letters, digits, hyphens
two old addresses of one file | redirects.md | to: /reviews -> to: /reviews\n  - from: /OLD.html\n    to: /faqs | 5:5 redirects /OLD.html, whose file on a disk of Windows or macOS is that of /old; keep one
an old address with a slash, given again without | redirects.md | to: /reviews -> to: /reviews\n  - from: /old/\n    to: /reviews | 5:5 redirects /old a second time; keep one
an old address that leads to a part nobody has | redirects.md | to: /reviews -> to: /about#team | 4:5 links to /about#team, but /about has no part named #team

a tier by its name | locations/ada.md | tier: same-day -> tier: Same day | 9:1 tier is "Same day", no tier of content/business.md; did you mean "same-day"?

# Claims
a mark that names no claim | services/leveling.md | Clay moves. -> Clay moves. [We are bonded.]{claim bondage} | 31:13 {claim bondage} names no claim of content/business.md or of this file; known here: bonded
a fact that makes a claim which was declined | services/leveling.md | Clay moves. -> Clay moves. [We are bonded.]{claim bonded} | business.md:53:3 {years} makes the claim "bonded", which was declined (Ann, 2026-10-01), in 1 place; write other words for it, then take "facts" off the claim
| business.md | doubt: Show the bond. -> doubt: Show the bond.\n    declined: Ann, 2026-10-01 |
a question that a fact makes the same as another | services/leveling.md | - question: -> - question: Is {office-city} dry?\n      answer: A day.\n    - question: Is Ada dry?\n      answer: A day.\n    - question: | 22:7 faqs.items[1].question is "Is Ada dry?" a second time; write another, or take it out
a question that is asked twice | services/leveling.md | - question: -> - question: Is it dry?\n      answer: A day.\n    - question: is it dry?\n      answer: A day.\n    - question: | 22:7 faqs.items[1].question is "is it dry?" a second time; write another, or take it out
a review whose town is the name of a file | testimonials/dana.md | location: Ada -> location: ada | 3:1 location is "ada", a name of a file; write that of the town, as readers see it
a state and the name of another | business.md | regionName: Texas -> regionName: oklahoma | 12:3 address.regionName is "oklahoma", but region is TX; correct one of them
a page of the own host that is not there | services/leveling.md | Clay moves. -> [Clay](https://www.example.com/clay) moves. | 31:1 links to /clay, but there is no such page or file
a town one degree from the rest of its county | locations/eve.md | a city like Ada |
| locations/bee.md | a city like Ada |
| locations/cow.md | a city like Ada |
| locations/eve.md | county: Eve -> county: Ada |
| locations/bee.md | county: Bee -> county: Ada |
| locations/cow.md | county: Cow -> county: Ada |
| locations/cow.md | latitude: 30 -> latitude: 31 | 7:1 latitude and longitude are 70 miles from the other towns of Ada County; check digits and minus signs, or list the towns that are "nearby"
a minus sign that is gone, far from office and county alike | locations/eve.md | a city like Ada |
| locations/bee.md | a city like Ada |
| locations/cow.md | a city like Ada |
| locations/eve.md | county: Eve -> county: Ada |
| locations/bee.md | county: Bee -> county: Ada |
| locations/cow.md | county: Cow -> county: Ada |
| locations/cow.md | longitude: -97.6 -> longitude: 97.6 | 7:1 latitude and longitude are 8086 miles from the office, and farthestCity in content/business.md allows 300; check digits and minus signs, or raise farthestCity
facts in many places that make a claim which was declined | services/leveling.md | Clay moves. -> Clay moves, {years} times {years}. | business.md:53:3 {years}, {hours} make the claim "bonded", which was declined (Ann, 2026-10-01), in 4 places; write other words for them, then take "facts" off the claim
| | | business.md:49:20 also
| business.md | facts: [years]\n    doubt -> facts: [years, hours]\n    declined: Ann, 2026-10-01\n    doubt |
a fact of another file that makes a claim which was declined | services/leveling.md | card: -> facts: { life: ten years }\ncard: | services/leveling.md:5:10 {life} makes the claim "bonded", which was declined (Ann, 2026-10-01), in 1 place; write other words for it, then take "facts" off the claim
| services/leveling.md | Clay moves. -> Clay moves for {life}. |
| business.md | facts: [years] -> facts: [life]\n    declined: Ann, 2026-10-01 |
a built-in fact that makes a claim which was declined | business.md | facts: [years] -> facts: [hours]\n    declined: Ann, 2026-10-01 | 49:13 {hours} makes the claim "bonded", which was declined (Ann, 2026-10-01), in 2 places; write other words for it, then take "facts" off the claim
| services/leveling.md | Clay moves. -> Clay moves {hours}. |
a fact that holds itself | business.md | 8:00am to 4:00pm -> 8:00am to 4:00pm, not in {hours} | 19:52 {hours} leads back to the words that it stands in; write the words that are meant
two facts that hold each other | business.md | 8:00am to 4:00pm -> 8:00am to 4:00pm, {Brand} | 2:15 {hours} leads back to the words that it stands in; write the words that are meant
| business.md | name: Acme Leveling -> name: Acme of {hours} | 19:45 {Brand} leads back to the words that it stands in; write the words that are meant
a county that is its own fact | locations/ada.md | county: Ada County -> county: "{county}" | 5:10 {county} leads back to the words that it stands in; write the words that are meant
a question that nobody has answered, on a live site | services/leveling.md | Clay moves. -> Clay moves [Answer: how far?]. | 31:12 page /services/leveling would print [Answer: how far?]; write the answer, or build with --preview
a claim about a field that is not there | business.md | doubt: Show the bond. -> doubt: Show the bond.\n    field: ratings.hom | 51:5 claims[0].field is "ratings.hom", but this file has no such field; correct it, or delete the claim
two claims of one name | business.md | doubt: Show the bond. -> doubt: Show the bond.\n  - id: bonded\n    doubt: Again. | 51:5 claims[1].id is "bonded", which content/business.md has already; name it otherwise
a claim that is both confirmed and declined | business.md | doubt: Show the bond. -> doubt: Show the bond.\n    confirmed: Ann, 2026\n    declined: Bo, 2026 | 52:5 claims[0].declined is there beside confirmed; keep one of them

# Colors
what is no color | business.md | priceRange: -> theme:\n  action: { light: red }\n  logo: blue\npriceRange: | 32:13 theme.action.light is "red"; write a color on light pages, "#a8431f"
| | | 33:3 theme.logo is not a known field; known here: ink, ground, action, steel, grass
a sample that is no field | business.md | name: Acme Leveling -> samples: [brand]\nname: Acme Leveling | 2:11 samples[0] is "brand"; known here: name, titleSuffix, description, phone, host, address, geo, hours, ratings, sameAs, reviewLink, prices, ground

# Plates
a caption without a plate | pages/home.md | heading: Local -> heading: Local\n  caption: A house. | 42:3 local.caption has no plate to stand under, so no page would show it; name one, or take this out

# The region
layers of the region with a gap between them | region.md | from: 4 } -> from: 5 } | 4:45 ground.layers[0].to is 4, but the next layer begins at 5; correct one of them, or leave "to" out
a tone of a layer of the region, which no drawing would show | region.md | from: 4 } -> tone: tan, from: 4 } | 5:37 ground.layers[1].tone is not a known field; did you mean "to"?
an area along a line that the map does not have | region.md | along: Route 1 -> along: Route 2 | 19:7 map.areas[0].along is "Route 2", no line of this map; did you mean "Route 1"?
`)

/** The same of a page that the owner adds. */
const ownPages = contentCases(
  String.raw`
a drawing under a heading that is not there | pages/care.md | \n---\n -> \nplates: [{ heading: What it cover, plate: piers }]\n---\n | 7:12 plates[0].heading is "What it cover", no ## heading of this page; did you mean "What it covers"?
two drawings under one heading | pages/care.md | \n---\n -> \nplates:\n  - { heading: What it covers, plate: piers }\n  - { heading: What it covers, plate: drain }\n---\n | 9:7 plates[1].heading is "What it covers" a second time; write another, or take it out
a place that no menu has | pages/care.md | \n---\n -> \nplace: header\n---\n | 7:1 place is "header"; known here: menu, footer
a reader of a page that nobody knows | pages/care.md | \n---\n -> \nreviewedBy: Ann\n---\n | 7:1 reviewedBy is "Ann", no name in the team of content/pages/about.md; nothing is known here
`,
  (f) => f.write('pages/care.md', ownPageText('Care')),
)

/** The same of a job that is done, and keeps every other rule. */
const jobs = contentCases(
  String.raw`
a job in no city | jobs/porch.md | town: ada -> town: adda | 3:1 town is "adda", but there is no content/locations/adda.md; did you mean "ada"?
a job of no service | jobs/porch.md | service: leveling -> service: roofing | 4:1 service is "roofing", but there is no content/services/roofing.md; known here: leveling
a job that is not done yet | jobs/porch.md | done: 2024-05 -> done: 2199-01 | 5:1 done is "2199-01", a month that has not come yet; write the month it was finished, "2026-03"
a job done in the month "2024-13" | jobs/porch.md | done: 2024-05 -> done: 2024-13 | 5:1 done is "2024-13"; write the month it was finished, "2026-03"
a job done in the month "2024-5" | jobs/porch.md | done: 2024-05 -> done: 2024-5 | 5:1 done is "2024-5"; write the month it was finished, "2026-03"
a job done in the month "2024-05-01" | jobs/porch.md | done: 2024-05 -> done: 2024-05-01 | 5:1 done is "2024-05-01"; write the month it was finished, "2026-03"
a job after which the floor lies worse | jobs/porch.md | after: 0.25 -> after: 1.75 | 8:26 readings.after is more than before, so that the floor would be worse; swap them, or take readings out
a reading in feet | jobs/porch.md | before: 1.5 -> before: 25 | 8:13 readings.before is 25; write a number from 0 to 24: inches before the repair
a job of no days | jobs/porch.md | done: 2024-05 -> done: 2024-05\ndays: 0 | 6:1 days is "0"; write days at the house, in digits
text below the front matter of a job | jobs/porch.md | \n---\n -> \n---\n\nThe porch.\n | 11:1 has text below the closing ---, which no page shows
a photo of a job that is not there | jobs/porch.md | done: 2024-05 -> done: 2024-05\nphotos: [{ src: /images/porch.jpg, alt: A porch }] | 6:12 photos[0].src is "/images/porch.jpg", but public/ holds no such picture
one photo as before and after of a job | jobs/porch.md | done: 2024-05 -> done: 2024-05\npair:\n  before: { src: /images/plan.svg, alt: A porch }\n  after: { src: /images/plan.svg, alt: A porch } | 8:12 pair.after.src is the photo from before the repair again; write the one taken after it
`,
  (f) => f.write('jobs/porch.md', jobText('readings: { before: 1.5, after: 0.25 }')),
)

/** The same of photos. The picture is one that the fixture has, so that nothing else is wrong with it. */
const photos = contentCases(String.raw`
photos of which there are none | services/leveling.md | faqs: -> photos:\n  heading: Photos\nfaqs: | 17:1 photos.items is missing; add photos, or take the section out
a photo taken in the month "2024-00" | services/leveling.md | faqs: -> photos:\n  heading: Photos\n  items: [{ src: /images/plan.svg, alt: A porch, taken: 2024-00 }]\nfaqs: | 19:50 photos.items[0].taken is "2024-00"; write the month it was taken, "2026-03"
a photo that will be taken | services/leveling.md | faqs: -> photos:\n  heading: Photos\n  items: [{ src: /images/plan.svg, alt: A porch, taken: 2199-01 }]\nfaqs: | 19:50 photos.items[0].taken is "2199-01", a month that has not come yet; write the month it was taken, "2026-03"
one photo as before and after on a page | services/leveling.md | faqs: -> photos:\n  heading: Photos\n  pair:\n    before: { src: /images/plan.svg, alt: A porch }\n    after: { src: /images/plan.svg, alt: A porch }\nfaqs: | 21:14 photos.pair.after.src is the photo from before the repair again; write the one taken after it
a photo of a customer who did not agree to it | testimonials/dana.md | rating: 5 -> rating: 5\nphoto: { src: /images/plan.svg, alt: A porch, person: yes } | 6:1 photo.consent is missing; a photo of a person needs their consent: write how they gave it, and when
`)

export const meaningCases = [...meaning, ...ownPages, ...jobs, ...photos]
