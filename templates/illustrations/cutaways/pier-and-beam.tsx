import { Ground, Sky } from '../ground'
import { Label } from '../labels'
import { Scene } from '../scene'

const joists = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `M${188 + 66 * index} 150h14v42h-14z`).join('')
const piers = [250, 400, 550].map((x) => `M${x - 24} 238h48v100h24v26h-96v-26h24z`).join('')
const shims = [250, 400, 550].map((x) => `M${x - 28} 230h56v8h-56z`).join('')

/** The floor of an older house: joists on a girder on piers, with skirting round the crawl space. */
export function PierAndBeam() {
  return (
    <Scene
      name="pier-and-beam"
      alt="Section of a pier-and-beam floor: joists rest on a girder, the girder on shims and concrete piers with wide footings, and vented skirting closes the crawl space."
      wide={{
        labels: (
          <>
            <Label
              at={[430, 64]}
              text="Joists"
              leader={[
                [456, 72],
                [459, 164],
              ]}
            />
            <Label on="wood" at={[300, 217]} text="Girder" />
            <Label
              at={[20, 190]}
              text={'Skirting\nwith a vent'}
              leader={[
                [128, 206],
                [164, 246],
              ]}
            />
            <Label
              at={[460, 272]}
              text="Shims"
              leader={[
                [456, 262],
                [430, 236],
              ]}
            />
            <Label at={[325, 255]} anchor="middle" text={'Crawl\nspace'} />
            <Label
              on="clay"
              at={[190, 414]}
              text="Pier on a wide footing"
              leader={[
                [250, 396],
                [250, 351],
              ]}
            />
            <Label on="caliche" at={[20, 486]} text="Caliche" />
          </>
        ),
      }}
      narrow={{
        x: 140,
        y: 20,
        scale: 0.8,
        labels: (
          <>
            <Label
              at={[150, 34]}
              text="Joists"
              leader={[
                [168, 42],
                [203, 118],
              ]}
            />
            <Label on="wood" at={[132, 157]} text="Girder" />
            <Label at={[148, 189]} anchor="middle" text={'Crawl\nspace'} />
            <Label
              at={[252, 204]}
              text="Shims"
              leader={[
                [248, 194],
                [231, 174],
              ]}
            />
            <Label
              on="clay"
              at={[64, 312]}
              text="Pier on a wide footing"
              leader={[
                [88, 296],
                [88, 265],
              ]}
            />
            <Label on="caliche" at={[12, 376]} text="Caliche" />
          </>
        ),
      }}
    >
      <Sky />
      <path className="card" d="M176-60H700v210H176z" />
      <Ground grade={290} tops={[314, 448, 524]} />
      <g className="ink">
        <path className="wood" d={`M172 138H710v12H172zM172 192H710v38H172z${joists}`} />
        <path className="card" d="M166 150V-60h20v210z" />
        <path
          className="fine"
          d="M166-40h20M166-20h20M166 0h20M166 20h20M166 40h20M166 60h20M166 80h20M166 100h20M166 120h20"
        />
        <path className="concrete" d={piers} />
        <path fill="url(#h-concrete)" d={piers} />
        <path className="steel" d={shims} />
        <path className="card" d="M166 150h14v146h-14z" />
        <path className="dark" d="M166 230h14v44h-14z" />
      </g>
    </Scene>
  )
}
