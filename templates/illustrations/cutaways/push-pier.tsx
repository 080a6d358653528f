import { Ground, Sky } from '../ground'
import { Dimension, Label } from '../labels'
import { Bracket, Excavation, SlabEdge } from '../parts'
import { Scene } from '../scene'

/** A pipe pushed down beside the beam by a ram, with the house as its counterweight. */
export function PushPier() {
  return (
    <Scene
      name="push-pier"
      alt="A steel push pier: a hydraulic ram drives pipe sections through a bracket under the footing, past the moving clay, until the pipe bears on limestone."
      wide={{
        labels: (
          <>
            <Label
              at={[20, 50]}
              text="Hydraulic ram"
              note={'pushes against\nthe house’s weight'}
              leader={[
                [154, 45],
                [276, 45],
              ]}
            />
            <Label
              at={[20, 134]}
              text="Bracket"
              note="under the footing"
              leader={[
                [98, 129],
                [212, 129],
                [288, 250],
              ]}
            />
            <Label
              on="clay"
              at={[336, 350]}
              text="Steel pipe"
              note="driven section by section"
              leader={[
                [330, 345],
                [304, 345],
              ]}
            />
            <Dimension on="clay" at={[172, 222]} down={162} />
            <Label on="clay" at={[156, 300]} anchor="end" text={'Clay that\nmoves'} />
            <Label on="caliche" at={[20, 434]} text="Caliche" />
            <Label
              on="limestone"
              at={[336, 518]}
              text="Bears on limestone"
              leader={[
                [330, 513],
                [314, 480],
              ]}
            />
          </>
        ),
      }}
      narrow={{
        x: 150,
        y: 12,
        scale: 0.8,
        labels: (
          <>
            <Label
              at={[12, 34]}
              text={'Hydraulic\nram'}
              leader={[
                [50, 47],
                [102, 47],
              ]}
            />
            <Label
              at={[12, 116]}
              text="Bracket"
              leader={[
                [54, 124],
                [110, 188],
              ]}
            />
            <Label
              on="clay"
              at={[150, 278]}
              text="Steel pipe"
              leader={[
                [144, 273],
                [124, 273],
              ]}
            />
            <Label on="caliche" at={[150, 340]} text="Caliche" />
            <Label
              on="limestone"
              at={[150, 390]}
              text="Bears on limestone"
              leader={[
                [146, 385],
                [130, 372],
              ]}
            />
          </>
        ),
      }}
    >
      <Sky />
      <Ground tops={[214, 390, 462]} />
      <Excavation />
      <g className="ink">
        <path className="steel" d="M290 104h20v372h-20z" />
        <path className="line" d="M290 176h20M290 320h20M290 392h20" />
        <path className="steel" d="M283 470h34v10h-34z" />
        <SlabEdge x={325} floor={160} />
        <Bracket x={325} y={280} />
        <path className="dark" d="M278 30h44v44h-44z" />
        <path className="card" d="M290 74h20v24h-20z" />
        <path className="steel" d="M274 96h52v12h-52z" />
        <path className="line" d="M282 74v140M318 74v140" />
        <path className="line" d="M300 30C300-10 280-20 250-40" />
      </g>
    </Scene>
  )
}
