/** The words of plates and of the drawings of services: shared/plates.md. */
import { label } from './drawings'
import { file, group } from './fields'

type Label = ReturnType<typeof label>

/** What the help of a label says of it, by the end of its name. */
const kindOf = (name: string) =>
  name.endsWith('Note') ? 'the line below' : name.endsWith('Short') ? 'the same on phones' : 'a label'

/** A drawing, and its labels in the order they are seen, each with what it says in English. */
const drawing = <Name extends string>(help: string, labels: Record<Name, string>) => {
  const rules = Object.entries<string>(labels).map(([name, words]) => [
    name,
    label(`${kindOf(name)}, "${words}"`),
  ])
  return group(help, {
    title: label('what is drawn, in two or three words'),
    view: label('how it is drawn, "section, not to scale"'),
    alt: label('what it shows, for those who cannot see it'),
    ...(Object.fromEntries(rules) as Record<Name, Label>),
  })
}

export const plates = file({
  ground: group('the layers of the ground', {
    chalk: label('the layer below the clay, "Chalk"'),
    limestone: label('the last layer, "Limestone"'),
  }),
  services: group('how each service works, the drawing at the top of its page', {
    foundation: drawing('a house on its ground', {
      lift: 'Lift, back to level',
      moist: 'Moist clay',
      moistNote: 'still holds this corner',
      dry: 'Dry clay',
      dryNote: 'shrank, and this corner fell',
      piers: 'Steel piers',
      piersNote: 'under the beams',
      liftShort: 'Lift',
    }),
    slab: drawing('a slab on piers', {
      cable: 'Steel cable at mid-depth',
      cableNote: 'pulled tight after the pour',
      anchor: 'Anchor',
      beam: 'Stiffening beam',
      bracket: 'Bracket',
      bracketNote: 'under the beam',
      pier: 'Steel pier',
      pierNote: 'past clay that moves',
      cableShort: 'Cable, pulled tight',
      pierShort: 'Pier',
    }),
    'pier-and-beam': drawing('a raised floor', {
      joist: 'New joist beside the old',
      girder: 'Girder',
      skirting: 'Skirting, open vent',
      shims: 'Steel shims',
      jack: 'Jack on cribbing',
      post: 'New post, wide pad',
    }),
    leveling: drawing('how two houses are leveled', {
      level: 'Level',
      slab: 'On a slab',
      beam: 'On pier and beam',
      tunnel: 'Tunnel',
      jacks: 'Jacks',
      jacksNote: 'on the piers',
      shims: 'Steel shims',
      blocks: 'Blocks on pads',
      beamShort: 'On piers',
      shimsShort: 'Shims',
    }),
    'crawl-space': drawing('a sealed crawl space', {
      joists: 'Joists',
      girder: 'Girder',
      vent: 'Vent, closed',
      pipe: 'Pipe to daylight',
      dehumidifier: 'Dehumidifier',
      pump: 'Sump pump',
      liner: 'Liner',
      linerNote: 'over the soil, up the wall',
    }),
    'french-drain': drawing('a French drain', {
      uphill: 'Water from uphill',
      drain: 'Drain, off the footing',
      gravel: 'Gravel',
      cloth: 'Filter cloth',
      clothNote: 'folded over the top',
      pipe: 'Slotted pipe',
      pipeNote: 'holes down',
      clay: 'Clay',
      clayNote: 'stays evenly moist',
      plan: 'Plan',
      house: 'House',
      daylight: 'Daylight',
      pipeShort: 'Pipe, holes',
      pipeShortNote: 'face down',
    }),
    'soil-injection': drawing('how soil is injected', {
      rod: 'Injection rod',
      pump: 'Pump, gauge',
      moving: 'Clay that moves',
      next: 'Next hole',
      treated: 'Treated clay',
      treatedNote: 'swells less',
      treatedShort: 'Treated',
    }),
    'helical-pier': drawing('a helical pier', {
      rods: 'Lifting rods',
      rodsNote: 'bracket hangs on shaft',
      wall: 'Light wall',
      wallNote: 'frame and siding',
      bracket: 'Bracket',
      bracketNote: 'under the beam',
      moving: 'Clay that moves',
      plates: 'Helical plates',
      platesNote: 'screwed in past that clay',
      shaft: 'Steel shaft',
      shaftNote: 'its turning force is read',
      firm: 'Firm ground',
      movingShort: 'Moving clay',
    }),
    'push-pier': drawing('a push pier', {
      ram: 'Hydraulic ram',
      ramNote: 'pushes the pipe down',
      gauge: 'Gauge',
      weight: 'Weight of the house',
      weightNote: 'holds the ram down',
      bracket: 'Bracket',
      bracketNote: 'under the beam',
      pipe: 'Steel pipe',
      pipeNote: 'driven in short lengths',
      moving: 'Clay that moves',
      collar: 'Collar on limestone',
    }),
    crack: drawing('how a crack is repaired', {
      crack: 'Crack in the joints',
      crackNote: 'widest at the corner',
      ports: 'Epoxy ports',
      portsNote: 'filled from low to high',
      fiber: 'Carbon fiber',
      fiberNote: 'stitches across it',
      grade: 'Grade',
      pier: 'Pier and bracket',
      pierNote: 'carry the end that sank',
    }),
    'root-barrier': drawing('a root barrier', {
      barrier: 'Root barrier',
      depth: '2 to 4 ft deep',
      clay: 'Clay under the slab',
      clayNote: 'dries more slowly',
      roots: 'Roots turn down',
      rootsNote: 'at the sheet',
    }),
    'foam-lifting': drawing('how foam lifts a driveway', {
      gun: 'Foam gun',
      hole: '5/8 in hole',
      lift: 'Lift',
      door: 'Garage door',
      foam: 'Foam fills the void',
      foamNote: 'and lifts the panel',
      void: 'Void',
      voidNote: 'loose fill sank',
      slab: 'House slab',
      slabNote: 'not lifted',
    }),
  }),
  plates: group('drawings as wide as a section', {
    'root-barrier': drawing('a root barrier', {}),
  }),
})
