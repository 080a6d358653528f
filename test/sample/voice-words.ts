/**
 * Matches whole words, whatever their capitals, even when they are broken over lines. A space also stands for a hyphen,
 * and the reverse.
 */
const patternOf = (words: string) =>
  new RegExp(`(?<![\\w’-])${words.replace(/[ -]/g, '(?:\\s+|-)')}(?![\\w’]|-\\w)`, 'gi')

/**
 * Words and phrases that a Texan contractor would not say across a kitchen table, below the reason. They are searched
 * for in content files as typed, or on pages with everything that screen readers and search engines get. When the words
 * between may vary, the line is a pattern.
 */
const table = String.raw`
files: is British; say it as it is said here
  mend, mends, mended, mending, taps, outside tap, spade, the damp, autumn, fortnight, whilst, amongst,
  storey, two storeys, grey, colour, neighbour, kerb, plough, tyre, plasterboard, postcode, postal code,
  tradesman, tradesmen, shan’t, needn’t, oughtn’t
  /\b(?:walks? (?:and|or) drives?|drives? (?:and|or) walks?|(?:sunk|sunken|cracked|settled|concrete|front) drives?)\b/
  /\bdrive (?:has|sank|sinks|slab|panel)/
files: sounds translated; say what is meant
  for nothing, no duty to buy, without duty, free to have us look, how soon is honest, lets go of its water,
  let go of its water, rain in lumps, in lumps, is asked to follow, asked to follow, wood and brick talk,
  fails its own way, kind to repair, light things, as tall as a room, until we come, hold in my hand,
  hold in your hand, tells on itself, drinks first, asked often, a truer floor, trued up, the price follows,
  the price turns on, the price hangs on, own postal code, an older table, out here,
  down there, in hand, the ground lets go
  /\bhours as a rule\b/
  /\bis priced on\b(?! your estimate)/
files: puts a clause behind a value; say it in one sentence, or name what is measured
  /\bvalue: [^\n]*\n\s*label: "?(?:is|are|was|where|when|and|before (?:it|there)|until|how close|how far a|how we)\b[^\n]*/
  /\b(?:\d+|\w+) (?:hours|days|feet|miles|years|minutes) is (?:when|how|what|where)\b/
  /\b[Bb]y phone is (?:when|how|what|where)\b/
  /24\/7 is (?:when|how|what|where)\b/
files: is a fragment, or a word left out; write the sentence
  steps in brick
  /\b(?:one|two) alone may\b/
  /\b(?:soil|clay|ground) off the (?:slab|wall|house)\b/
  /\bus too\b/
  /\bhold and prove\b/
  /\bneeds? nothing\b(?! (?:but|more|else))/
  /\bmany owners do without\b/
  /\b(?:can|could|will) do without (?:one|it)\b/
files: says a plain thing in a roundabout way
  /\bwhere (?:the )?(?:words|pictures|text) will stand\b/
  /\b(?:company|firm) that keeps (?:this|the) site\b/
  /\bleaves? out (?:the )?(?:movement|soil|earth|ground)\b/
  /\bmovement of the (?:soil|ground|earth)\b/
  /\b(?:policy|insurance|footing) of (?:its|their) own\b/
  /\b(?:large|small|big) or odd\b/
  /\ba plain cause\b/
  /\brid(?:e|es|ing)(?: on)? (?:the )?(?:ground|soil|clay)\b/
  /\bmoves? all together\b/
  /\brims? of (?:the|a) (?:house|slab)\b/
  /\ba (?:bed|yard|lawn|corner) that is \w+ed\b/
  /\bhides? the rock from\b/
  /\bin reverse\b/
  /\bthe (?:fast|quick|slow) years\b/
  /\bbusy (?:floors?|areas?) (?:need|take)s?\b/
  /\bwhat \w+ \w+ need(?=\n|$)/
  /\bsmell(?:s|ed)? like a cellar\b/
  /\bthat the \w+ lets? go of\b/
files: has a space before its comma
  /\w ,/
files: says paper; say "written warranty", "in writing" or what paper it is
  the paper, the papers, on paper, to paper, that paper, a paper, papers
files: calls the inspection a look; say "inspection"
  a free look, first look, the look is free, a look before
  /\ba look\b[^.]{0,30}\b(?:takes|is free|costs)\b/
files: is an absolute that no repair can keep
  holds still, hold still, stands still, stand still, never moves, never move, holds both ways, for good,
  cannot move, will not move again
pages: praises the firm: the reader can check none of it, and every bidder says it
  trusted, premier, top-notch, top-rated, top-quality, high-quality, highest-quality, first-class,
  world-class, best-in-class, award-winning, industry-leading, leading provider, leading company,
  second to none, unparalleled, unmatched, unrivaled, unbeatable, unsurpassed, exceptional, outstanding,
  superior, excellence, expert team, team of experts, our experts, skilled professionals, dedicated,
  dedication, passionate, passion, proud to, committed to, commitment to, customer-centric,
  your satisfaction, satisfaction guaranteed, five-star, state-of-the-art, cutting-edge, innovative,
  revolutionary, proven track record, one-stop, your go-to, hassle-free, stress-free, worry-free, seamless,
  seamlessly, affordable, unlike other companies
pages: frightens: who reads this is worried already
  disaster, disastrous, catastrophe, catastrophic, devastating, nightmare, ticking time bomb, silent killer,
  before it's too late, before it is too late, costing you thousands, cost you thousands, act now, act fast,
  don't delay, limited time, limited-time, today only
pages: fills: the sentence says as much without it
  in today's world, in today's, when it comes to, it's important to note, it is important to note,
  it's worth noting, it is worth noting, needless to say, at the end of the day, that being said,
  in conclusion, first and foremost, look no further, rest assured, peace of mind, got you covered,
  we understand that, nestled, in the heart of, vibrant, bustling, boasts, testament to, tapestry, journey,
  delve, dive into, elevate, unlock, leverage, harness, navigate, streamline, game-changer, comprehensive,
  robust, holistic, tailored, bespoke, myriad, plethora, wide range of, wide array of, variety of solutions,
  foundation needs, all your needs
  /whether (you're|you are)\b[^.?!]*\bor\b/
pages: is a pattern that readers know from machine-made text
  /\bnot (just|only|merely)\b[^.?!]{1,80}\bbut\b/
  /\bmore than just\b/
  /\bisn't just\b/
  /\bit's not about\b/
pages: promises what nobody can
  permanent, permanently, forever, guaranteed level, perfectly straight, never again, once and for all,
  risk-free, no matter what, guaranteed, good as new
`

/** Where a rule applies: in content files, or on pages. */
export type Place = 'files' | 'pages'

export interface Rule {
  place: Place
  reason: string
  pattern: RegExp
}

/** The table, read line by line. */
function readRules(): Rule[] {
  let [place, reason] = ['files' as Place, '']
  return table.split('\n').flatMap((line) => {
    const heading = /^(files|pages): (.*)$/.exec(line)
    if (heading) [place, reason] = [heading[1] as Place, heading[2]!]
    if (!line.startsWith('  ')) return []
    const [, free] = /^ {2}\/(.*)\/$/.exec(line) ?? []
    const patterns = free
      ? [new RegExp(free.replaceAll(' ', '\\s+'), 'gi')]
      : line
          .split(',')
          .map((words) => words.trim())
          .filter(Boolean)
          .map(patternOf)
    return patterns.map((pattern) => ({ place, reason, pattern }))
  })
}

export const rules = readRules()

/** Memorable images. Each belongs to one page. Other pages say it differently, or link to it. */
export const devices: Record<string, RegExp> = {
  'the marble': /\bmarbles?\b/i,
  'the nickel': /\bnickels?\b/i,
  'the coin': /\b(?:coin|dime|quarter)s?\b(?! (?:inch|of|mile|acre|turn))/i,
  'the pencil': /\bpencils?\b/i,
  'the door in August': /\bdoors?\b[^.]*\bAugust\b|\bAugust\b[^.]*\bdoors?\b/i,
  'the kitchen table': /\bkitchen table\b/i,
  'the neighbor at the fence': /\bover the fence\b/i,
  'the sponge': /\bsponge\b/i,
  'the flashlight': /\bflashlight\b/i,
  'the two clocks': /\bclocks?\b/i,
}

/** What every page of this site is about. A heading needs one of these words, or a word of its page's title. */
export const subjects = (
  'foundation house home slab floor pier beam post crawl crack concrete brick wall soil clay ground rock limestone ' +
  'drain water root tree repair level lift settle settlement inspect estimate warranty neighborhood resale sale ' +
  'insurance permit emergency crew review county town city driveway sidewalk porch patio chimney yard slope hill'
).split(' ')
