import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Dimension, Label } from '../labels'
import { House, Pier } from '../parts'
import { Scene } from '../scene'

/** A house whose corner went down with the drying clay, and the piers that will lift it. */
export function Foundation() {
  return (
    <Scene
      name="foundation"
      alt="A house on a slab whose right corner has dropped where the clay dried out. Steel piers under that side reach limestone; a dashed line shows the level it will be lifted to."
      wide={{
        labels: (
          <>
            <Dimension at={[500, 164]} down={24} />
            <Label at={[514, 158]} text={'Lift, back\nto level'} />
            <Label on="clay" at={[20, 300]} text="Moist clay" note={'still holds\nthis corner'} />
            <Label on="clay" at={[520, 300]} text="Dry clay" note={'shrank; this\ncorner fell'} />
            <Label
              on="clay"
              at={[258, 346]}
              anchor="end"
              text="Steel piers"
              leader={[
                [264, 341],
                [294, 341],
              ]}
            />
            <Label on="caliche" at={[20, 432]} text="Caliche" />
            <Label on="limestone" at={[20, 524]} text="Limestone" />
          </>
        ),
      }}
      narrow={{
        x: 116,
        y: -16,
        scale: 0.72,
        labels: (
          <>
            <Dimension at={[277, 130]} down={17} />
            <Label at={[287, 106]} text={'Lift'} />
            <Label
              on="clay"
              at={[12, 246]}
              text="Steel piers"
              leader={[
                [112, 241],
                [130, 241],
              ]}
            />
            <Label on="clay" at={[276, 246]} text="Dry clay" />
            <Label on="caliche" at={[12, 323]} text="Caliche" />
            <Label on="limestone" at={[12, 386]} text="Limestone" />
          </>
        ),
      }}
    >
      <Sky />
      <Ground surface="M-60 190H280C370 190 420 212 476 213S580 192 700 190" />
      <path
        className="gap ink"
        d="M492 214l-10 40 8 30-14 50 22-48-6-32 12-40zM408 220l-5 44 6 26-8 40 16-40-5-28 5-42zM350 216l-4 30 5 20-6 28 12-28-4-22 5-28z"
      />
      <g className="ink">
        <Pier x={300} top={200} foot={462} />
        <Pier x={378} top={200} foot={461} />
        <Pier x={456} top={210} foot={461} />
        <g transform="rotate(4 140 168)">
          <House x={156} y={168} />
          <path className="gap" d="M332 168v-20h8v-20h8v-22h8v24h-8v20h-8v18z" />
          <Hatched kind="concrete" d="M140 168h332v48h-32l-8-26H180l-8 26h-32z" />
        </g>
      </g>
      <path className="level" d="M140 164h364" />
    </Scene>
  )
}
