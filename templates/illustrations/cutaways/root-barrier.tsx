import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Dimension, Label } from '../labels'
import { House, Oak, Roots } from '../parts'
import { Scene } from '../scene'

/** A sheet in the ground between tree and slab, which turns the roots down. */
export function RootBarrier() {
  return (
    <Scene
      name="root-barrier"
      alt="A root barrier stands in the ground between a live oak and a house slab. Roots that would reach under the slab meet the sheet and turn down."
      wide={{
        labels: (
          <>
            <Label
              at={[270, 132]}
              text="Root barrier"
              leader={[
                [300, 142],
                [300, 180],
              ]}
            />
            <Dimension on="clay" at={[322, 190]} down={138} />
            <Label on="clay" at={[340, 292]} text="2 to 4 ft deep" />
            <Label on="clay" at={[340, 352]} text={'Clay under the slab'} note="keeps its moisture" />
            <Label
              on="clay"
              at={[44, 352]}
              text="Roots turn down"
              leader={[
                [206, 347],
                [262, 330],
              ]}
            />
          </>
        ),
      }}
      narrow={{
        x: 50,
        y: -10,
        scale: 0.72,
        labels: (
          <>
            <Label
              on="clay"
              at={[204, 206]}
              text="Barrier"
              note="2 to 4 ft deep"
              leader={[
                [200, 201],
                [183, 201],
              ]}
            />
            <Label
              on="clay"
              at={[12, 300]}
              text="Roots turn down"
              leader={[
                [128, 286],
                [150, 272],
              ]}
            />
            <Label on="caliche" at={[12, 350]} text="Caliche" />
          </>
        ),
      }}
    >
      <Sky />
      <Ground tops={[212, 440, 510]} />
      <Roots d="M166 194C190 220 250 214 276 232S290 290 286 356M168 194C190 250 250 250 268 282S272 330 262 372M158 194C140 226 70 214 30 240M160 194C150 240 110 250 84 292M163 194C166 250 190 270 184 316" />
      <g className="ink">
        <Oak x={164} y={192} />
        <path className="dark" d="M296 178h9v150h-9z" />
        <House x={426} y={164} />
        <Hatched kind="concrete" d="M410 164h340v26H450l-8 32h-32z" />
      </g>
    </Scene>
  )
}
