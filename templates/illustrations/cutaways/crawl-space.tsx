import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Label } from '../labels'
import { Scene } from '../scene'

const joists = [0, 1, 2, 3, 4, 5].map((index) => `M${232 + 92 * index} 150h16v56h-16z`).join('')
const batts = [0, 1, 2, 3, 4].map((index) => `M${248 + 92 * index} 150h76v46h-76z`).join('')
const batting = [0, 1, 2, 3, 4]
  .map((index) => `M${251 + 92 * index} 190l12-34 12 34 11-34 12 34 11-34 12 34`)
  .join('')

/** A crawl space kept dry: film on the ground, a sump, a vent, insulation between the joists. */
export function CrawlSpace() {
  return (
    <Scene
      name="crawl-space"
      alt="Section of a crawl space: insulation between the joists, a vent in the stem wall, a vapor barrier over the soil and up the wall, and a sump pump that sends water outside."
      wide={{
        labels: (
          <>
            <Label
              at={[252, 84]}
              text="Insulation"
              leader={[
                [290, 94],
                [290, 164],
              ]}
            />
            <Label
              at={[442, 84]}
              text="Joists"
              leader={[
                [466, 94],
                [516, 170],
              ]}
            />
            <Label
              at={[66, 244]}
              text="Vent"
              leader={[
                [112, 239],
                [152, 239],
              ]}
            />
            <Label
              on="clay"
              at={[244, 420]}
              text="Vapor barrier"
              note="over the soil, up the wall"
              leader={[
                [300, 402],
                [300, 336],
              ]}
            />
            <Label
              on="clay"
              at={[478, 462]}
              text="Sump pump"
              leader={[
                [512, 446],
                [512, 386],
              ]}
            />
            <Label at={[262, 276]} text="Dry air" />
          </>
        ),
      }}
      narrow={{
        x: 130,
        y: 50,
        scale: 0.8,
        labels: (
          <>
            <Label
              at={[110, 34]}
              text="Insulation"
              leader={[
                [140, 42],
                [140, 92],
              ]}
            />
            <Label
              at={[246, 34]}
              text="Joists"
              leader={[
                [270, 42],
                [309, 96],
              ]}
            />
            <Label
              on="clay"
              at={[90, 300]}
              text="Vapor barrier"
              leader={[
                [130, 284],
                [130, 229],
              ]}
            />
            <Label
              on="clay"
              at={[248, 340]}
              text="Sump pump"
              leader={[
                [306, 324],
                [306, 268],
              ]}
            />
            <Label
              at={[84, 158]}
              text="Vent"
              leader={[
                [80, 152],
                [52, 152],
              ]}
            />
          </>
        ),
      }}
    >
      <Sky />
      <path className="card" d="M166-60H700v196H166z" />
      <Ground surface="M-60 268H160V334H700" tops={[342, 500, 570]} />
      <path className="topsoil" d="M-60 268H160v40H-60z" />
      <Hatched kind="clay" d="M-60 300q60 12 120 0t120 0V360H-60z" />
      <g className="ink">
        <path className="foam" d={batts} />
        <path className="fine" d={batting} />
        <path className="wood" d={`M150 136H710v14H150zM150 150h46v56h-46z${joists}`} />
        <path className="card" d="M152 136V-60h26v196z" />
        <path className="fine" d="M152-40h26M152-16h26M152 8h26M152 32h26M152 56h26M152 80h26M152 104h26" />
        <path className="concrete" d="M482 334h60v70h-60z" />
        <Hatched kind="concrete" d="M150 206h46v168h28v34H122v-34h28z" />
        <path className="sky" d="M150 222h46v34h-46z" />
        <path className="fine" d="M150 231h46M150 239h46M150 247h46" />
        <path className="card" d="M488 334h48v64h-48z" />
        <path className="water" d="M488 372h48v26h-48z" />
        <path className="dark" d="M498 360h26v38h-26z" />
        <path className="card" d="M506 360V292H640l60 4v12l-60-4H518v56z" />
        <Hatched kind="concrete" d="M388 232h40v120h18v20h-76v-20h18z" />
        <path className="wood" d="M372 206h72v26h-72z" />
      </g>
      <path className="film" d="M199 262v70H386V310M430 310v22h54M540 332H700" />
    </Scene>
  )
}
