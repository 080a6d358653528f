import { Ground, Sky } from '../ground'
import { Label } from '../labels'
import { Bracket, Excavation, SlabEdge } from '../parts'
import { Scene } from '../scene'

/** A plate's half that passes behind the shaft; the other half is this one turned about. */
const behind = (y: number, r: number) =>
  `M293 ${y - 17}C${300 + r / 2} ${y - 23} ${300 + r} ${y - 17} ${300 + r} ${y - 7}S${300 + r / 2} ${y + 5} 293 ${y + 2}z`
const before = (y: number, r: number) =>
  `M307 ${y + 17}C${300 - r / 2} ${y + 23} ${300 - r} ${y + 17} ${300 - r} ${y + 7}S${300 - r / 2} ${y - 5} 307 ${y - 2}z`

/** A pier screwed into firm ground below the clay that moves. */
export function HelicalPier() {
  return (
    <Scene
      name="helical-pier"
      alt="A helical pier: a bracket under the edge of the slab, a steel shaft through the active clay, and pitched helical plates screwed into firm ground below."
      wide={{
        labels: (
          <>
            <Label
              at={[20, 92]}
              text="Bracket"
              note={'under the beam'}
              leader={[
                [98, 87],
                [200, 87],
                [288, 240],
              ]}
            />
            <Label
              on="clay"
              at={[330, 346]}
              text="Steel shaft"
              note="turning force shows its hold"
              leader={[
                [324, 341],
                [302, 341],
              ]}
            />
            <Label on="clay" at={[20, 300]} text="Clay that moves" />
            <Label
              on="caliche"
              at={[382, 424]}
              text="Helical plates"
              note="screwed into firm ground"
              leader={[
                [376, 419],
                [354, 419],
              ]}
            />
            <Label on="caliche" at={[20, 470]} text="Firm caliche" />
          </>
        ),
      }}
      narrow={{
        x: 170,
        y: 130,
        labels: (
          <>
            <Label
              at={[12, 34]}
              text="Bracket"
              leader={[
                [50, 42],
                [118, 112],
              ]}
            />
            <Label
              on="clay"
              at={[166, 222]}
              text="Steel shaft"
              leader={[
                [160, 217],
                [132, 217],
              ]}
            />
            <Label
              on="caliche"
              at={[210, 296]}
              text="Helical plates"
              note="in firm ground"
              leader={[
                [204, 291],
                [184, 291],
              ]}
            />
          </>
        ),
      }}
    >
      <Sky />
      <Ground tops={[214, 386, 540]} />
      <Excavation />
      <g className="ink">
        <path className="steel" d={behind(426, 56) + behind(484, 44)} />
        <path className="steel" d="M293 186h14v326l-7 14-7-14z" />
        <path className="steel" d={before(426, 56) + before(484, 44)} />
        <SlabEdge x={325} floor={160} />
        <Bracket x={325} y={280} />
      </g>
    </Scene>
  )
}
