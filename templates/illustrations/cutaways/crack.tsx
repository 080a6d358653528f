import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Label } from '../labels'
import { Pier } from '../parts'
import { Scene } from '../scene'

const crack = 'M250 110l16 34-20 30 24 36-14 32 22 36-12 40'
const ports = [
  [266, 144],
  [246, 174],
  [270, 210],
  [256, 242],
  [278, 278],
]
  .map(([x, y]) => `M${x! - 7} ${y}a7 7 0 1 0 14 0 7 7 0 1 0-14 0`)
  .join('')

/** The face of a cracked foundation wall: epoxy through ports, carbon fiber across, a pier below. */
export function Crack() {
  return (
    <Scene
      name="crack"
      alt="The face of a cracked concrete foundation wall: epoxy is injected through ports along the crack, carbon fiber staples cross it, and a steel pier under the wall stops the movement."
      wide={{
        labels: (
          <>
            <Label
              on="concrete"
              at={[20, 190]}
              text="Epoxy ports"
              leader={[
                [130, 185],
                [244, 176],
              ]}
            />
            <Label
              on="concrete"
              at={[350, 176]}
              text="Carbon fiber"
              note="staples hold it shut"
              leader={[
                [344, 171],
                [308, 158],
              ]}
            />
            <Label
              on="clay"
              at={[440, 380]}
              anchor="end"
              text="Pier under the wall"
              note="stops the movement"
              leader={[
                [446, 375],
                [472, 375],
              ]}
            />
            <Label on="limestone" at={[20, 544]} text="Limestone" />
          </>
        ),
      }}
      narrow={{
        x: 120,
        y: 80,
        scale: 0.86,
        labels: (
          <>
            <Label
              on="concrete"
              at={[10, 64]}
              text={'Epoxy\nports'}
              leader={[
                [66, 73],
                [106, 81],
              ]}
            />
            <Label
              on="concrete"
              at={[212, 76]}
              text="Carbon fiber"
              leader={[
                [207, 72],
                [164, 66],
              ]}
            />
            <Label
              on="clay"
              at={[118, 262]}
              text={'Pier under\nthe wall'}
              leader={[
                [216, 257],
                [298, 257],
              ]}
            />
            <Label on="limestone" at={[12, 388]} text="Limestone" />
          </>
        ),
      }}
    >
      <Sky />
      <Ground grade={300} tops={[306, 440, 500]} />
      <g className="ink">
        <path className="brick" d="M-20 110V-60h740v170z" />
        <path fill="url(#h-brick)" d="M-20 110V-60h740v170z" />
        <path className="gap" d="M250 110l-6-24h-18l-6-20h-18l-4-18h8l4 12h18l6 20h18l6 30z" />
        <Pier x={476} top={318} foot={502} />
        <Hatched kind="concrete" d="M-20 110h740v208H-20z" />
        <path className="crack" d={crack} />
        <path className="epoxy" d={crack} />
        <path className="dark" d="M206 150h100v11H206zM202 222h108v11H202zM212 262h108v11H212z" />
        <path className="red" d={ports} />
        <path className="steel" d="M446 318h60v14h-60z" />
      </g>
    </Scene>
  )
}
