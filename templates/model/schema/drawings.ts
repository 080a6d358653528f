/** shared/drawings.md: the words in and about drawings that are part of pages. */
import { file, formed, group, text } from './fields'

/** Names in braces that labels may contain. Each drawing fills in its own. */
export const drawingBlanks = ['number', 'from', 'to', 'layer', 'layers', 'place'] as const
type Blank = (typeof drawingBlanks)[number]

/** A label that contains exactly these names in braces, apart from names that mean the same everywhere. */
export const label = (help: string, ...names: Blank[]) => {
  const braced = names.map((name) => `{${name}}`).join(' and ')
  const all = new RegExp(names.map((name) => `(?=[^]*\\{${name}\\})`).join(''))
  const others = drawingBlanks.filter((name) => !names.includes(name))
  const foreign = new RegExp(`\\{(${others.join('|')})\\}`, 'i')
  const bare = text(help).refine((words) => !foreign.test(words), {
    error: ({ input }) =>
      `holds ${foreign.exec(input as string)![0]}, which this drawing does not fill in; write ${help}`,
  })
  return names.length === 0 ? bare : formed(bare, all, `is to hold ${braced}`, `write ${help}`)
}

const houseNames = (help: (name: string) => string) => ({
  'cottage-on-posts': label(help('a wood cottage on posts')),
  'ranch-slab': label(help('a one-story house on a slab')),
  'garage-slab': label(help('a one-story house with a garage in front')),
  'flat-roof-slab': label(help('a one-story house with a flat roof')),
  'two-story-slab': label(help('a two-story house')),
  'cut-and-fill-lot': label(help('a house half on cut ground, half on fill')),
})

export const drawings = file({
  section: label('how a drawing is drawn that says nothing else of it, "section, not to scale"'),
  home: group('the house at the top of the home page', {
    alt: label(
      'what it shows, for people who cannot see it, with {layers}; what each state says follows',
      'layers',
    ),
  }),
  lot: group('the section through a lot, on the page of a city', {
    moves: label('the line to which the ground moves, "Moves to about {to} ft"', 'to'),
    movesBetween: label('the same where it is a range, "Typically moves to {from}–{to} ft"', 'from', 'to'),
    grade: label('the zero of its scale, "0 ft"'),
    layer: label('the depths of a layer, after its name, "{from}–{to} ft"', 'from', 'to'),
    lastLayer: label('the same of the last layer, "below {from} ft"', 'from'),
    houses: group(
      'what is drawn, in two words',
      houseNames((name) => `the title of the section with ${name}`),
    ),
    view: label('how it is drawn, "section, scale in feet"'),
    moved: group('what is written at a house that has moved', {
      level: label('the dashed line where its floor was, "dashed: level"'),
      'push-pier': label('at the end of a push pier, "Push pier, stopped by {layer}"', 'layer'),
      helical: label('at the plates of a helical pier, "Helical pier, held by {layer}"', 'layer'),
      'drilled-pier': label('at the foot of a drilled pier, "Drilled pier, into {layer}"', 'layer'),
      posts: label('at a post, "Shallow pads"'),
    }),
    said: group('what it shows, for people who cannot see it', {
      layer: label('a layer, "{layer}, {from} to {to} ft"', 'layer', 'from', 'to'),
      lastLayer: label('the last layer, "{layer}, below {from} ft"', 'layer', 'from'),
      moves: label('the sentence on how deep the ground moves, with {to}', 'to'),
      movesBetween: label('the same where it is a range, with {from} and {to}', 'from', 'to'),
      houses: group(
        'the sentence on each house',
        houseNames((name) => `the sentence on ${name}`),
      ),
      'push-pier': label('the sentence on a push pier, with the {layer} that it ends in', 'layer'),
      helical: label('the sentence on a helical pier, with the {layer} that holds its plates', 'layer'),
      'drilled-pier': label('the sentence on a drilled pier, with the {layer} that it ends in', 'layer'),
    }),
  }),
  map: group('the map of where the firm works', {
    mile: label('its scale where that is a mile long, "{number} mile"', 'number'),
    miles: label('its scale where that is longer, "{number} miles"', 'number'),
    north: label('the letter for north, "N"'),
  }),
  cores: group('the ground under each town, side by side', {
    depth: label('a depth beside them, "{number} ft"', 'number'),
  }),
  warranty: label('the heading of a warranty in a drawing, "Warranty"'),
  cracks: group('cracks, and cracks to scale for those who cannot see them', {
    gauge: label('the name of the gauge over a crack, "Crack gauge"'),
    hairline: label('a crack as thin as a hair'),
    penny: label('a crack as wide as two pennies are thick'),
    'three-pennies': label('a crack wider than three pennies'),
  }),
  grounds: group('small drawings of the ground', {
    wet: label('clay that is wet, and what it does, "Wet: swells"'),
    dry: label('the same where it is dry, "Dry: shrinks"'),
    clay: label('clay, "Clay"'),
    rock: label('shallow rock, "Rock"'),
    fill: label('fill above it, "Fill"'),
    pier: label('what carries a house on clay, "Push pier"'),
    pad: label('what carries a house on shallow rock, "Pad"'),
  }),
  faqs: group('the kitchen table on the page of questions', {
    alt: label('what it shows, for people who cannot see it'),
    bubble: label('the bubble in a level, "Bubble"'),
    bubbleNote: label('where it went, "went to the high side"'),
    bubbleShort: label('the bubble and where it went, on a phone, "Bubble: high"'),
    marble: label('the marble on the table, "Marble"'),
    marbleNote: label('where it went, "went to the low side"'),
    marbleShort: label('the marble and where it went, on a phone, "Marble: low"'),
    clay: label('the ground below, "Dry clay"'),
    clayNote: label('what it did, "let go of the slab"'),
  }),
  notFound: group('the drill rig on the page that is shown where there is none', {
    alt: label('what it shows, for people who cannot see it'),
    rig: label('the label of the rig, "Nothing here"'),
    depth: label('the label of the hole, "404 ft"'),
    note: label('what it says below that, "and no page yet"'),
    noteShort: label('the same on a phone, "no page"'),
    stone: label('the label of a stone beside the hole, "Not it either"'),
  }),
})
