import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Label } from '../labels'
import { Scene } from '../scene'

/** A drain seen from the side, falling to daylight, with a round detail of the trench cut across. */
export function FrenchDrain() {
  return (
    <Scene
      name="french-drain"
      alt="A French drain falls from beside a house to daylight on the slope. A round detail shows the trench cut across: filter fabric, gravel, and a perforated pipe with its holes down."
      wide={{
        labels: (
          <>
            <Label
              at={[250, 130]}
              text="Falls to daylight"
              leader={[
                [330, 140],
                [330, 208],
              ]}
            />
            <Label
              at={[530, 150]}
              text={'Open end'}
              leader={[
                [584, 160],
                [598, 226],
              ]}
            />
            <Label
              on="clay"
              at={[424, 346]}
              text="Gravel"
              leader={[
                [418, 341],
                [330, 368],
              ]}
            />
            <Label
              on="clay"
              at={[424, 406]}
              text="Filter fabric"
              leader={[
                [418, 401],
                [341, 401],
              ]}
            />
            <Label
              on="clay"
              at={[424, 466]}
              text="Perforated pipe"
              note="holes face down"
              leader={[
                [418, 461],
                [314, 446],
              ]}
            />
            <Label on="clay" at={[20, 320]} text="Clay" note={'stays evenly\nmoist'} />
          </>
        ),
      }}
      narrow={{
        x: 8,
        y: 0,
        scale: 0.58,
        labels: (
          <>
            <Label
              at={[112, 62]}
              text="Falls to daylight"
              leader={[
                [186, 72],
                [186, 120],
              ]}
            />
            <Label
              on="clay"
              at={[242, 202]}
              text="Gravel"
              leader={[
                [238, 197],
                [187, 211],
              ]}
            />
            <Label
              on="clay"
              at={[242, 238]}
              text="Filter fabric"
              leader={[
                [238, 233],
                [194, 233],
              ]}
            />
            <Label
              on="clay"
              at={[242, 274]}
              text="Pipe, holes"
              note="face down"
              leader={[
                [238, 269],
                [179, 258],
              ]}
            />
          </>
        ),
      }}
    >
      <Sky />
      <Ground surface="M-60 170H420C500 170 540 250 700 264" tops={[292, 540, 610]} />
      <Hatched kind="clay" d="M-60 194H430C500 200 520 270 700 292V320H-60z" />
      <g className="ink">
        <path className="brick" d="M-20 128V-60h80v188z" />
        <path fill="url(#h-brick)" d="M-20 128V-60h80v188z" />
        <path className="sky" d="M-20 20h54v64h-54z" />
        <Hatched kind="concrete" d="M-20 128h92v112h-52v-78h-40z" />
        <Hatched kind="gravel" d="M112 176h356v60L112 216z" />
        <path className="card" d="M124 190 606 232v14L124 204z" />
        <path
          className="fine"
          d="M136 203h10m12 2h10m12 1h10m12 1h10m12 1h10m12 1h10m12 1h10m12 1h10m12 1h10m12 1h10m12 1h10m12 1h10"
        />
        <path className="water" d="M606 236c12 2 18 10 18 26h-8c0-12-4-16-10-16z" />
        <path className="line" d="M290 232v56" />
        <circle className="clay" cx="290" cy="400" r="112" />
        <path className="card" d="M232 310h116v170H232z" />
        <Hatched kind="gravel" d="M238 316h104v158H238z" />
        <path className="grass" d="M223 312h134" />
        <circle className="card" cx="290" cy="434" r="30" />
        <path className="water" d="M267 446h46c-8 20-38 20-46 0z" />
        <path className="dark" d="M266 452l8 8-5 5-8-8zM314 452l-8 8 5 5 8-8z" />
        <circle className="line" cx="290" cy="400" r="112" />
      </g>
    </Scene>
  )
}
