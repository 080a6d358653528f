import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Label } from '../labels'
import { Pier } from '../parts'
import { Scene } from '../scene'

const jack = (x: number) => `M${x - 13} 258v-24h26v24zM${x - 6} 234v-10h12v10z`
const postPier = (x: number) => `M${x - 20} 226h40v92h20v22h-80v-22h20z`

/** One line through two houses: a slab raised by jacks on piers, and a floor raised by shims. */
export function Leveling() {
  return (
    <Scene
      name="leveling"
      alt="A level line runs through two houses cut in half: on the left a slab raised by jacks on steel piers, on the right a pier-and-beam floor raised with shims on its piers."
      wide={{
        labels: (
          <>
            <Label
              at={[20, 138]}
              text={'Level\nline'}
              leader={[
                [40, 164],
                [40, 180],
              ]}
            />
            <Label
              on="clay"
              at={[156, 316]}
              text="Jacks"
              note={'lift slab\nfrom piers'}
              leader={[
                [150, 311],
                [138, 252],
              ]}
            />
            <Label
              on="clay"
              at={[512, 368]}
              anchor="middle"
              text="Steel shims"
              note="between pier and girder"
              leader={[
                [440, 350],
                [440, 222],
              ]}
            />
            <Label at={[212, 24]} anchor="middle" text="On a slab" />
            <Label at={[432, 24]} anchor="middle" text="On pier and beam" />
          </>
        ),
      }}
      narrow={{
        x: 70,
        y: -20,
        scale: 0.72,
        labels: (
          <>
            <Label at={[104, 26]} anchor="middle" text="On a slab" />
            <Label at={[258, 26]} anchor="middle" text={'On piers'} />
            <Label
              on="clay"
              at={[64, 247]}
              text="Jacks"
              leader={[
                [60, 240],
                [49, 200],
              ]}
            />
            <Label
              on="clay"
              at={[232, 300]}
              text="Shims"
              leader={[
                [262, 284],
                [262, 175],
              ]}
            />
          </>
        ),
      }}
    >
      <Sky />
      <Ground surface="M-60 206H320V250H700" tops={[274, 420, 492]} />
      <Hatched kind="clay" d="M-60 228H320V280H-60z" />
      <path className="sky" d="M88 203h218v67H88z" />
      <g className="ink">
        <path className="fine dash" d="M88 206v64h218" />
        <Pier x={132} top={258} foot={492} />
        <Pier x={262} top={258} foot={494} />
        <path className="red" d={jack(132) + jack(262)} />
        <path className="card" d="M112 182V88h194v94zM334 182V88h208v94z" />
        <path className="red" d="M88 94l74-58h144v58zM334 36h158l74 58H334z" />
        <path className="sky" d="M140 112h56v38h-56zM460 112h56v38h-56z" />
        <path className="steel" d="M236 182v-64h40v64zM364 182v-64h40v64z" />
        <path className="fine" d="M168 112v38M488 112v38" />
        <Hatched kind="concrete" d="M104 182h202v24H152l-6 18h-42z" />
        <path
          className="wood"
          d="M334 182h214v10H334zM334 192h12v14h-12zM376 192h12v14h-12zM422 192h12v14h-12zM468 192h12v14h-12zM514 192h12v14h-12zM334 206h214v14H334z"
        />
        <Hatched kind="concrete" d={postPier(370) + postPier(516)} />
        <path className="red" d="M348 220h44v6h-44zM494 220h44v6h-44z" />
      </g>
      <path className="ink fine" d="M320-20v132l-10 12 20 16-10 12v178l-10 12 20 16-10 12v400" />
      <path className="level" d="M20 182h600" />
    </Scene>
  )
}
