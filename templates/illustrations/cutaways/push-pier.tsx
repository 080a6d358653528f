import { Ground, LayerName, Sky } from '../ground'
import { Dimension, Label } from '../labels'
import { Bracket, Excavation, Pier, Pump, SlabEdge } from '../parts'
import { Scene } from '../scene'
import { TitleBlock } from '../title-block'

/**
 * A pipe pushed down beside the beam by a ram, with the house as its counterweight. An engineer would check:
 * the ram stands on the bracket and the bracket on the beam, so that the wall alone holds it down; the seat
 * is under the beam, in a hole dug for it; the pipe is in short lengths, passes the clay that moves, and ends
 * in a collar slightly wider than itself on the rock; the hose leads to a pump whose gauge is read.
 */
export function PushPier() {
  return (
    <Scene
      name="push-pier"
      alt="Section of a steel push pier. In a hole beside the house a bracket sits under the beam of the slab, and a hydraulic ram on it pushes steel pipe down, held only by the weight of the house. A hose leads to a pump with a gauge on the grass. The pipe passes the clay that moves and ends in a slightly wider collar on rock."
      wide={{
        labels: (
          <>
            <Label
              at={[20, 58]}
              text="Hydraulic ram"
              note="pushes the pipe down"
              leader={[
                [154, 53],
                [292, 53],
              ]}
            />
            <Label
              at={[20, 122]}
              text="Gauge"
              leader={[
                [82, 120],
                [119, 130],
              ]}
            />
            <Label at={[428, 46]} text="Weight of the house" note="holds the ram down" />
            <Label
              on="clay"
              at={[430, 296]}
              text="Bracket"
              note="under the beam"
              leader={[
                [424, 291],
                [366, 286],
              ]}
            />
            <Label
              on="clay"
              at={[340, 360]}
              text="Steel pipe"
              note="driven in short lengths"
              leader={[
                [334, 355],
                [298, 355],
              ]}
            />
            <Dimension on="clay" at={[172, 222]} down={162} />
            <Label on="clay" at={[156, 300]} anchor="end" text={'Clay that\nmoves'} />
            <LayerName at={[20, 434]} />
            <LayerName deepest at={[20, 530]} />
            <Label
              on="limestone"
              at={[340, 494]}
              text="Collar on rock"
              leader={[
                [334, 489],
                [302, 464],
              ]}
            />
            <TitleBlock at={[640, 560]} name="Push pier" />
          </>
        ),
      }}
      narrow={{
        x: 84,
        y: 6,
        scale: 0.8,
        labels: (
          <>
            <Label
              at={[12, 40]}
              text="Hydraulic ram"
              leader={[
                [134, 35],
                [166, 35],
              ]}
            />
            <Label at={[12, 80]} text="Gauge" />
            <Label at={[264, 28]} text={'Weight of\nthe house'} />
            <Label
              on="clay"
              at={[278, 240]}
              text="Bracket"
              leader={[
                [272, 235],
                [226, 224],
              ]}
            />
            <Label
              on="clay"
              at={[206, 284]}
              text="Steel pipe"
              leader={[
                [200, 279],
                [170, 279],
              ]}
            />
            <Label on="clay" at={[12, 240]} text={'Clay that\nmoves'} />
            <LayerName at={[12, 340]} />
            <LayerName deepest at={[12, 388]} />
            <TitleBlock at={[360, 400]} name="Push pier" />
          </>
        ),
      }}
    >
      <Sky />
      <Ground />
      <Excavation />
      <SlabEdge x={325} floor={160} />
      <path className="red seen" d="M373 130l-20-24h12V36h16v70h12z" />
      <g className="cut">
        <Pier x={296} top={118} foot={460} radius={10} />
        <path className="line" d="M285 76C226 76 244 175 158 175" />
      </g>
      <path className="seen line" d="M286 190h20M286 330h20M286 398h20" />
      <Bracket x={325} y={280} />
      <path className="seen dash line" d="M286 212v78M306 212v78" />
      <g className="seen">
        <path
          className="steel"
          d="M276 208V40h7v168zM309 208V40h7v168zM268 24h56v16h-56zM282 110h28v9h-28z"
        />
        <path className="card" d="M291 88h10v22h-10z" />
        <path className="red" d="M285 40h22v48h-22z" />
      </g>
      <Pump x={130} y={187} />
    </Scene>
  )
}
