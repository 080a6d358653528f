import { contentCases } from '../../helpers/content-cases'
import type { Fixture } from '../../helpers/fixture'
import { ownPageText } from '../../helpers/own-page'
import { cell, rowsOf } from '../../helpers/table'

const service = 'services/leveling.md'

/** A page of the owner’s own with this title, as the text of a whole file in a row. */
const page = (title: string) => `-> ${cell(ownPageText(title))}`

const profiles = 'https://. https://u:p@social.example/acme https://social.example/{phone} https://localhost/'

/** Every kind of mistake a content file can hold, and exactly what is said about it. */
export const cases = contentCases(String.raw`
# Files
a file that is missing | pages/about.md | deleted | is missing; every site needs this file
business.md missing | business.md | deleted | is missing; every site needs this file
a file in a folder nobody knows | service/leveling.md | -> ---\n---\n | is not a file this site knows; did you mean "services/leveling.md"?
a page with a name that is nearly that of one which is missing | pages/abuot.md | copy of pages/about.md | pages/about.md: is missing; every site needs this file
| pages/about.md | deleted | pages/abuot.md: is not a file this site knows; did you mean "pages/about.md"?
a page of the owner’s own at the address of the editor | pages/admin.md | ${page('Admin')} | would have the address /admin, which is taken; choose another name
a page of the owner’s own at the address of the home page | pages/index.md | ${page('Index')} | has the address /index, which pages/home.md has already; rename one of the files
a page of the owner’s own at the address of the page that is not found | pages/404.md | ${page('Lost')} | has the address /404, which pages/not-found.md has already; rename one of the files
a page of the owner’s own at an old address | pages/care.md | ${page('Care')} | redirects.md:3:5 leads away from /care, which is a page; delete one of them
| redirects.md | -> ---\nredirects:\n  - from: /care\n    to: /about\n---\n |
a name with spaces and capitals | locations/New Town.md | copy of locations/ada.md | cannot be the address of a page; name it "new-town.md"
another ending | locations/ada.markdown | -> ---\n---\n | cannot be the address of a page; name it "ada.md"
an ending in capitals | locations/bee.MD | copy of locations/ada.md | cannot be the address of a page; name it "bee.md"
a folder inside a folder | locations/texas/ada.md | copy of locations/ada.md | is not a file this site knows; known here: business.md, notice.md, region.md, redirects.md, shared/frame.md, shared/drawings.md, shared/plates.md, shared/city.md, shared/county.md, shared/service.md, pages/home.md, pages/services.md, pages/locations.md, pages/about.md, pages/reviews.md, pages/faqs.md, pages/privacy.md, pages/not-found.md, services/ada.md, locations/ada.md, testimonials/ada.md, jobs/ada.md, pages/ada.md

# Fences
no front matter | services/leveling.md | -> ## Leveling\n\nText.\n | 1:1 must begin with a line that is just ---
an indented fence | services/leveling.md | ---\ntitle ->  ---\ntitle | 1:1 must begin with a line that is just ---
a closing fence that is too long | services/leveling.md | \n---\n -> \n----\n | 27:1 closes with "----"; write just ---
front matter in JavaScript | services/leveling.md | ---\n -> ---js\n | 1:1 begins with "---js"; front matter is YAML only, so write just ---

# YAML
a colon in a value | services/leveling.md | card: We -> card: Note: we | 5:11 holds ": " inside a value; put the value in double quotes
a field given twice | services/leveling.md | card: -> card: Once.\ncard: | 6:1 gives "card" a second time; keep one
a bracket that is not closed | services/leveling.md | [] -> [leveling | 26:22 is not valid YAML (unexpected end of the stream within a flow collection); check indentation, colons and quotes
an alias | services/leveling.md | related:\n -> related: &a\n  intro: *a\n | 25:10 uses a YAML alias (*name); write the value out
a type tag | services/leveling.md | card: We -> card: !!js/function We | 5:7 is not valid YAML (unknown scalar tag !<tag:yaml.org,2002:js/function>); check indentation, colons and quotes
a list where fields belong | services/leveling.md | -> ---\n- one\n- two\n---\n | 2:1 is not a list of fields; write "name: value" lines between the --- lines
empty front matter | shared/service.md | -> ---\n---\n | 2:1 jobs is missing; add the latest jobs of a service, shown once content/jobs/ has any
| | | 2:1 contact is missing; add the block that ends service pages

# Schema
a misspelt field | services/leveling.md | answer: One -> anwser: One | 21:7 faqs.items[0].anwser is not a known field; did you mean "answer"?
a field of another kind of page | services/leveling.md | card: -> county: Ada\ncard: | 5:1 county is not a known field; known here: title, description, facts, socialImage, notice, updated, reviewedBy, name, order, card, drawing, image, hero, signs, methods, comparison, process, timeline, limits, price, costs, estimate, benefits, photos, emergency, checks, faqs, related, fine
an empty value | services/leveling.md | card: We level houses. -> card: | 5:1 card is empty; write one line for the card on the services page
a list where text belongs | services/leveling.md | card: We level houses. -> card: [a, b] | 5:1 card is a list, but text belongs here: one line for the card on the services page
text where a list belongs | services/leveling.md | services: [] -> services: leveling | 26:3 related.services is text, but a list belongs here: related services
text where a group belongs | pages/home.md | local:\n  heading: Local\n -> local: Local\nwas:\n | 40:1 local is text, but a group of fields belongs here: local knowledge
| | | 41:1 was is not a known field; did you mean "why"?
too few entries | pages/home.md |   - title: Four\n    description: fourth\n -> | 15:1 trust has 3 entries; give it 4: the trust strip
a state of the ground that is missing | pages/home.md |     - label: Wet\n      text: The ground swells.\n -> | 8:3 hero.states has 2 entries; give it 3: the three states of the ground in the drawing, in this order: dry, wet, and with the house on piers
no states of the ground | pages/home.md |   states:\n    - label: Dry\n      text: The ground shrinks.\n    - label: Wet\n      text: The ground swells.\n    - label: Held\n      text: The house stands on piers.\n -> | 5:1 hero.states is missing; add the three states of the ground in the drawing, in this order: dry, wet, and with the house on piers
a state of the ground without its line | pages/home.md |       text: The ground swells.\n -> | 11:7 hero.states[1].text is missing; add one short sentence that says what the drawing shows then
no word for yes or no | testimonials/dana.md | sample: yes -> sample: maybe | 6:1 sample is "maybe"; write yes or no: "yes" until a real review stands here
a word that is not one of the choices | services/leveling.md | drawing: leveling -> drawing: levelling | 6:1 drawing is "levelling"; did you mean "leveling"?
a number out of range | locations/ada.md | latitude: 30.5 -> latitude: 305 | 7:1 latitude is 305; write a number from -90 to 90: degrees north, "30.5254"
a number that is none | locations/ada.md | longitude: -97.6 -> longitude: 97.6 W | 8:1 longitude is "97.6 W"; write degrees east, "-97.6659", in digits
a postal code of four digits | locations/ada.md | postalCode: 78600 -> postalCode: 7860 | 6:1 postalCode is "7860"; write five digits
a rating above five | testimonials/dana.md | rating: 5 -> rating: 6 | 5:1 rating is "6"; write a whole number from 1 to 5
a day that does not exist | business.md | 2024-01-01 -> 2024-02-30 | 37:1 reviewDate is "2024-02-30", a day that does not exist; write the date reviews carry until their own is known
hours that are none | business.md | opens: 08:00 -> opens: 8 in the morning | 22:7 hours.data[0].opens is "8 in the morning"; write the time as "08:00" or "8am"
a phone number of nine digits | business.md | +15125550199 -> +1512555019 | 6:1 phone is "+1512555019"; write +1 and ten digits: "+15125550142"
a host with a slash at its end | business.md | www.example.com -> www.example.com/ | 7:1 host is "https://www.example.com/"; write the live site, "https://www.example.com", no slash at the end
a review link that runs a script | business.md | https://reviews.example/acme -> javascript:x | 36:3 reviewLink.href is "javascript:x"; write where a customer leaves a review
soil layers with a gap | locations/ada.md | from: 9 -> from: 11 | 20:7 soil.layers[0].to is 9, but the next layer begins at 11; correct one of them, or leave "to" out
a last soil layer that ends | locations/ada.md | from: 9 -> from: 9\n      to: 20 | 24:7 soil.layers[1].to must be left out of the last layer, which goes on down
a comparison with a cell too few | services/leveling.md | process: -> comparison:\n  heading: A or B\n  columns: [A, B, C]\n  rows:\n    - label: Depth\n      cells: [one, two]\nprocess: | 15:7 comparison.rows[0].cells has 2 cells for 3 columns; give it one for each

# References
a service that does not exist | services/leveling.md | [] -> [levelling] | 26:14 related.services[0] is "levelling", but there is no content/services/levelling.md; did you mean "leveling"?
a nearby city that does not exist | locations/ada.md | tier: -> nearby: [eve]\ntier: | 9:10 nearby[0] is "eve", but there is no content/locations/eve.md; known here: ada
a tier that does not exist | locations/ada.md | tier: same-day -> tier: sometime | 9:1 tier is "sometime", no tier of content/business.md; known here: same-day
a testimonial about no service | testimonials/dana.md | service: leveling -> service: roofing | 4:1 service is "roofing", but there is no content/services/roofing.md; known here: leveling
a fact that does not exist | pages/home.md | {years} years -> {yaers} years | 43:5 {yaers} stands for nothing; did you mean "years"?
a fact that does not exist, in a body | services/leveling.md | Clay moves. -> Clay moves {far}. | 31:12 {far} stands for nothing; known here: years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, count-porch, state, state-code, office-city, office-page
a picture that does not exist | pages/services.md | house.svg -> crew.jpg | 13:7 gallery.items[0].src is "/images/crew.jpg", but public/ holds no such picture
a photo as an iPhone keeps it | pages/services.md | house.svg -> crew.heic | 13:7 gallery.items[0].src is "/images/crew.heic", which is HEIC, which few browsers show; export it as JPEG
a picture that moves | pages/services.md | house.svg -> crew.gif | 13:7 gallery.items[0].src is "/images/crew.gif", which is of a kind that pages do not show; export it as JPEG
a drawing with spaces in its name | pages/services.md | house.svg -> our house.svg | 13:7 gallery.items[0].src is "/images/our house.svg", which has a name that no address can have; rename the file, with letters, digits and hyphens only
a photo in another folder | pages/services.md | /images/house.svg -> /crew.jpg | 13:7 gallery.items[0].src is "/crew.jpg", which is not in public/images/, where photos belong; move it there
a drawing that nobody drew | pages/services.md | src: /images/house.svg -> drawing: survy | 13:7 gallery.items[0].drawing is "survy"; did you mean "survey"?
a drawing beside a file | pages/services.md | src: /images/house.svg -> drawing: survey\n      src: /images/house.svg | 13:7 gallery.items[0].drawing stands beside src, and only one of them can be shown; take one out
a picture of no kind | pages/services.md | house.svg -> crew.txt | 13:7 gallery.items[0].src is "/images/crew.txt", which is no picture of the public folder; write "/images/crew.jpg", with .jpg, .png, .webp, .avif or .svg
a logo of a kind that has a background | business.md | socialImage: -> logo: { src: /images/social.jpg, alt: Acme }\nsocialImage: | 38:9 logo.src is "/images/social.jpg", which has a background of its own; save the logo as .svg or .png
two pages with one title | pages/about.md | title: About -> title: Services | 3:1 title is the same as in pages/services.md; write one of its own
a typed phone number | services/leveling.md | Call {phone}. -> Call (512) 555-0199. | 23:32 faqs.items[1].answer types the phone number (512) 555-0199; write {phone}, so that it can be changed in one place

# Markdown
a first heading in a body | services/leveling.md | ## Why -> # Why | 29:1 "# Why houses tilt" is a # heading, and the page has its one h1 already; write ##
a heading that skips a level | services/leveling.md | Clay moves. -> #### Deep\n\nClay moves. | 31:1 "#### Deep" skips a heading level; write ###
text before the first heading | services/leveling.md | ## Why -> Well.\n\n## Why | 29:1 "Well." stands before the first heading; begin the body with a ## heading
a heading with nothing under it | services/leveling.md | ## Why -> ## Empty\n\n## Why | 29:1 "## Empty" has nothing under it; write a paragraph or delete the heading
a heading in a field | services/leveling.md | answer: One day. -> answer: "## One day" | 21:16 faqs.items[0].answer holds a heading; headings belong in the body, below the front matter
text below a page that shows none | pages/home.md | \n---\n -> \n---\n\nHello.\n | 83:1 has text below the closing ---, which no page shows
a review that says nothing | testimonials/dana.md | The door shuts. -> | 2:1 says nothing; write the text below the closing ---
a script | services/leveling.md | Clay moves. -> <script>alert(1)</script> | 31:1 "<script>" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes
HTML with an attribute | services/leveling.md | Clay moves. -> Clay <sup onclick="x()">moves</sup>. | 31:6 "<sup onclick="x()">" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes
a table | services/leveling.md | Clay moves. -> \u007c a \u007c b \u007c\n|---|---|\n\u007c c \u007c d \u007c | 31:1 "\u007c a \u007c b \u007c" is a table, which does not fit a phone; write a list
text indented by four spaces | services/leveling.md | Clay moves. ->     Clay moves. | 31:5 "Clay moves. See [Ada](/locations/ada)." would be shown as code; take away the spaces or backticks before it
a task list | services/leveling.md | Clay moves. -> - [ ] Clay moves. | 31:1 "- [ ] Clay moves. See [Ada](/locations/ada)." is a task list; write a plain list
a picture without words | services/leveling.md | Clay moves. -> ![](/images/social.png) | 31:1 "![](/images/social.png)" is a picture without words for those who cannot see it; write ![what it shows](...)
a picture from elsewhere | services/leveling.md | Clay moves. -> ![Clay](https://x.example/a.png) | 31:1 "![Clay](https://x.example/a.png)" shows "https://x.example/a.png"; pictures stand in public/, "/images/crew.jpg"

# Links
a link that runs a script | services/leveling.md | (/locations/ada) -> (JavaScript:alert(1)) | 31:17 "[Ada](JavaScript:alert(1))" links to "JavaScript:alert(1)"; only https, http, tel and mailto are allowed
a link that hides its scheme | services/leveling.md | (/locations/ada) -> (data:text/html;base64,PHN2Zz4=) | 31:17 "[Ada](data:text/html;base64,PHN2Zz4=)" links to "data:text/html;base64,PHN2Zz4="; only https, http, tel and mailto are allowed
a link without a slash | services/leveling.md | (/locations/ada) -> (locations/ada) | 31:17 "[Ada](locations/ada)" links to "locations/ada"; begin an address of this site with one slash, "/services"
a link that begins with two slashes | services/leveling.md | (/locations/ada) -> (//ada.example) | 31:17 "[Ada](//ada.example)" links to "//ada.example"; begin an address of this site with one slash, "/services"
a link with a backslash | services/leveling.md | (/locations/ada) -> (</\\ada.example>) | 31:17 "[Ada](</\\ada.example>)" links to "/\\ada.example", which holds a space or backslash
a link without words | services/leveling.md | [Ada] -> [] | 31:17 "[](/locations/ada)" links to "/locations/ada" with no words; write [words](/locations/ada)
a typed phone link | services/leveling.md | (/locations/ada) -> (tel:+15125550111) | 31:17 "[Ada](tel:+15125550111)" types a phone link; write {phone}
a link to a page that does not exist | services/leveling.md | (/locations/ada) -> (/locations/eve) | 31:17 links to /locations/eve, but there is no such page or file
a link with a slash at its end | services/leveling.md | (/locations/ada) -> (/locations/ada/) | 31:17 links to /locations/ada/, but there is no such page or file; did you mean "/locations/ada"?
a link to a part that does not exist | services/leveling.md | (/locations/ada) -> (/locations/ada#water) | 31:17 links to /locations/ada#water, but /locations/ada has no part named #water
a link to a redirect | services/leveling.md | (/locations/ada) -> (/old) | 31:17 links to /old, which leads on to /reviews; link there
a broken link in front matter | pages/not-found.md | href: /about -> href: /abuot | 18:7 links to /abuot, but there is no such page or file; did you mean "/about"?

# Addresses
a redirect from a page | redirects.md | from: /old -> from: /about | 3:5 leads away from /about, which is a page; delete one of them
a redirect to nowhere | redirects.md | to: /reviews -> to: /rewiews | 4:5 leads to /rewiews, but there is no such page; write the address of one
a redirect in a chain | redirects.md | to: /reviews -> to: /reviews\n  - from: /older\n    to: /old | 6:5 leads to /old, which leads on; write where it ends
a redirect given twice | redirects.md | to: /reviews -> to: /reviews\n  - from: /old\n    to: /faqs | 5:5 redirects /old a second time; keep one
a redirect to another site | redirects.md | to: /reviews -> to: https://x.example/ | 4:5 redirects[0].to is "https://x.example/"; write the page it leads to, "/reviews"
two parts of a page with one name | services/leveling.md | ## Why houses tilt -> ## Process | 29:1 has two parts named #process; change one of the headings

# Found by npm run fuzz, or by thinking like it.
a link to no part of a page | services/leveling.md | (/locations/ada) -> (#) | 31:17 "[Ada](#)" links to "#", which is no place; name a part of the page, "#costs"
text behind a hash | services/leveling.md | card: We level houses. -> card: We are # 1 in leveling. | 5:14 holds " #", and YAML reads nothing behind it; put the value in double quotes, or the note on a line of its own
a name that Windows keeps | locations/con.md | copy of locations/ada.md | has a name that Windows keeps for itself; choose another
a page named index | services/index.md | copy of services/leveling.md | has the address /services/index, which pages/services.md has already; rename one of the files
| services/index.md | title: House -> title: On House |
| services/index.md | description: How -> description: On How |
such a mark, by its code | services/leveling.md | card: We level houses. -> card: "We \\u202E level" | 5:1 holds an invisible character here; delete it
the end of a line, by its code | locations/ada.md | tier: same-day -> tier: "same\\rday" | 9:1 tier is "same�day", no tier of content/business.md; did you mean "same-day"?
half a character, by its code | services/leveling.md | card: We level houses. -> card: "We \\ud800 level" | 5:1 holds an invisible character here; delete it
a question of nothing but signs | services/leveling.md | question: How long? -> question: "???" | 20:7 faqs.items[0].question has no letter or digit; write the question
a fact that every object has | services/leveling.md | Clay moves. -> Clay moves {constructor}. | 31:12 {constructor} stands for nothing; known here: years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, count-porch, state, state-code, office-city, office-page
a picture out of the public folder | pages/services.md | /images/house.svg -> /images/../../content/a.png | 13:7 gallery.items[0].src is "/images/../../content/a.png", but public/ holds no such picture
a host with a path | business.md | www.example.com -> www.example.com/es | 7:1 host is "https://www.example.com/es", but pages, icons and redirects have their addresses at the top of a domain; leave the path out, and give a site in another language a domain of its own, such as "https://es.example.com"
a host that no browser opens | business.md | https://www.example.com -> https://xn--a.com | 7:1 host is "https://xn--a.com", which no browser can open; write the live site
a profile that is no address | business.md | https://reviews.example/acme -> https://[ | 36:3 reviewLink.href is "https://["; write where a customer leaves a review
a heading without a letter | services/leveling.md | ## Why -> ## ...\n\nText.\n\n## Why | 29:1 "## ..." has no letter or digit, so that no link can lead to it
a heading in a list | services/leveling.md | Clay moves. -> - ## Clay moves. | 31:3 "## Clay moves. See [Ada](/locations/ada)." is a heading inside a list or quote; put it on a line of its own
a line across in a field | services/leveling.md | answer: One day. -> answer: "One day.\\n\\n---" | 21:28 faqs.items[0].answer is a line across; leave it out
HTML on a line of its own | services/leveling.md | Clay moves. -> <small>\n{phone}\n</small>\n\nClay moves. | 31:1 "<small>" is HTML on a line of its own; write it inside a sentence
HTML that is not closed | services/leveling.md | Clay moves. -> Clay <small>moves. | 31:6 "<small>" is not closed; write </small> after it
HTML that was not opened | services/leveling.md | Clay moves. -> Clay moves.</small> | 31:12 "</small>" closes what was not opened before it; delete it
text between two comments | services/leveling.md | Clay moves. -> <!--\n--> Clay <!-- --> | 31:1 "<!--" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes
| | | 32:10 "<!-- -->" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes
the code of a character | services/leveling.md | Clay moves. -> Clay moves &copy; &#x202E; | 31:12 "&copy;" is the code of a character; write the character itself
| | | 31:19 "&#x202E;" is the code of a character; write the character itself
the code of a character in a link | services/leveling.md | (/locations/ada) -> (&#106;avascript:alert(1)) | 31:17 "[Ada](&#106;avascript:alert(1))" links to "&#106;avascript:alert(1)", which holds the code of a character; write the character
a link with a title | services/leveling.md | (/locations/ada) -> (/locations/ada "Ada") | 31:17 "[Ada](/locations/ada "Ada")" has a title in quotes, which no page shows; take it out
the name of a link | services/leveling.md | Clay moves. -> [note]: gone\n\nClay moves. | 31:1 "[note]: gone" names a link, which no page shows; write the address where the link stands, [words](/address)
a link that is no address | services/leveling.md | (/locations/ada) -> (https://[) | 31:17 "[Ada](https://[)" links to "https://[", which is no address
a redirect from the file of the home page | redirects.md | /old -> /index | 3:5 leads away from /index, which is another name of /; delete it
a redirect that writes into a host’s own file | redirects.md | to: /reviews -> to: /reviews?%{HTTP_HOST}$1 | 4:5 redirects[0].to is "/reviews?%{HTTP_HOST}$1"; write the page it leads to, "/reviews"

# Profiles at what is no address of one
${rowsOf(profiles.split(' '), (address) => String.raw`a profile at ${address} | business.md | https://social.example/acme -> "${address}" | 33:5 sameAs[0] is "${address}"; write the address of a profile`)}

# Names that every object has
a name that every object has, in services/leveling.md | services/leveling.md | card: We -> __proto__: {x: y}\ncard: We | 5:1 has a name that programs keep for themselves; choose another
a name that every object has, in business.md | business.md |   years: "12" ->   __proto__: {x: y}\n  years: "12" | 52:3 has a name that programs keep for themselves; choose another

# What shows nothing
a value of an ideographic space | services/leveling.md | card: We level houses. -> card: "\u3000" | 5:1 card is empty; write one line for the card on the services page
a value of an accent on no letter | services/leveling.md | card: We level houses. -> card: "\u0301" | 5:1 card is empty; write one line for the card on the services page
a value of a soft hyphen and a thin space | services/leveling.md | card: We level houses. -> card: "\u00AD\u2009" | 5:1 card is empty; write one line for the card on the services page
an answer of the code of a space | services/leveling.md | answer: One day. -> answer: "&nbsp;" | 21:16 faqs.items[0].answer shows nothing; write some words
an answer of a comment | services/leveling.md | answer: One day. -> answer: "<!-- a note -->" | 21:16 faqs.items[0].answer shows nothing; write some words
an answer of a break between them | services/leveling.md | answer: One day. -> answer: "&nbsp;<br>\u00AD" | 21:16 faqs.items[0].answer shows nothing; write some words
a part of a page | services/leveling.md | ## Why -> ## Empty\n\n&nbsp;\n\n## Why | 29:1 "## Empty" has nothing under it; write a paragraph or delete the heading
`)

export type ByHand = [name: string, breakIt: (fixture: Fixture) => void, message: string]

/** What no row can say: the file is no text or has the length of a book, or its line is not shown as it stands. */
export const casesByHand: ByHand[] = [
  [
    'a file that is not UTF-8',
    (f) => f.write(service, Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe])),
    `content/${service}:1:1  is not UTF-8 text; save it as UTF-8`,
  ],
  [
    'a file that is too large',
    (f) => f.write(service, f.read(service) + 'word '.repeat(250_000)),
    `content/${service}:1:1  is 1250595 bytes; at most 200000 fit`,
  ],
  [
    // Found twice: in the words, and in the picture that they belong to.
    'a fact that does not exist, in the words of a picture',
    (f) => f.edit(service, 'Clay moves.', '![The {nothing}](/images/social.png)'),
    `content/${service}:31:7  {nothing} stands for nothing; known here: years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, count-porch, state, state-code, office-city, office-page\n  31 | ![The {nothing}](/images/social.png) See [Ada](/locations/ada).`,
  ],
  [
    'no closing fence',
    (f) => f.write(service, f.read(service).split('\n---\n')[0]!),
    `content/${service}:1:1  has no closing ---; put a line that is just --- after the last field\n  1 | ---`,
  ],
  [
    'a tab for indentation',
    (f) => f.edit(service, '  heading: Leveling', '\theading: Leveling'),
    `content/${service}:8:1  is indented with a tab; use spaces\n  8 | \uFFFDheading: Leveling`,
  ],
  [
    'a wrong value of a page’s length',
    (f) => f.edit('business.md', 'https://www.example.com', `https://${'y'.repeat(5000)}`),
    `content/business.md:7:1  host is "https://${'y'.repeat(32)}..."; write the live site, "https://www.example.com", no slash at the end\n  7 | host: https://${'y'.repeat(103)}...`,
  ],
  [
    'a link of a page’s length to nowhere',
    (f) => f.edit(service, '(/locations/ada)', `(/${'y'.repeat(5000)})`),
    `content/${service}:31:17  links to /${'y'.repeat(490)}...${'y'.repeat(165)}, but there is no such page or file\n  31 | Clay moves. See [Ada](/${'y'.repeat(94)}...`,
  ],
  [
    'lists in lists in lists',
    (f) => f.edit(service, 'card: We level houses.', 'card: ' + '['.repeat(20_000)),
    `content/${service}:5:106  is not valid YAML (nesting exceeded maxDepth (100)); check indentation, colons and quotes\n  5 | card: ${'['.repeat(111)}...`,
  ],
  [
    'quotes in quotes in quotes',
    (f) => f.edit(service, 'Clay moves.', '>'.repeat(5000) + ' Clay moves.'),
    `content/${service}:31:1  "${'>'.repeat(47)}..." nests too many quotes, lists or brackets; take some away\n  31 | ${'>'.repeat(117)}...`,
  ],
  [
    'a thousand brackets',
    (f) => f.edit(service, 'Clay moves.', '['.repeat(1000)),
    `content/${service}:31:1  "${'['.repeat(47)}..." nests too many quotes, lists or brackets; take some away\n  31 | ${'['.repeat(117)}...`,
  ],
  ...[
    ...'\0\u202E\u200E\u200F\u061C\u2061\u2064\u{E0041}\u3164\u115F\u1160\uFFA0\u2800\u180E\uFEFF\u200B\u200C',
    ...'\u2060\u034F\uFE0F\u200D\uFFF9',
  ].map((letter): ByHand => [
    `a letter that nobody sees, U+${letter.codePointAt(0)!.toString(16)}`,
    (f) => f.edit(service, 'card: We level', `card: We${letter} level`),
    `content/${service}:5:9  holds an invisible character here; delete it\n  5 | card: We\uFFFD level houses.`,
  ]),
]
