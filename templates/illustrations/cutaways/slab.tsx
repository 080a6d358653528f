import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Label } from '../labels'
import { Pier } from '../parts'
import { Scene } from '../scene'

/** A post-tension slab cut through, with its tendons, its beams and the piers below them. */
export function Slab() {
  return (
    <Scene
      name="slab"
      alt="Section of a post-tension slab: steel tendons run at mid-depth, stiffening beams hang below, and piers under the beams reach limestone."
      wide={{
        labels: (
          <>
            <Label
              at={[236, 62]}
              text="Tendon at mid-depth"
              note="stressed after the pour"
              leader={[
                [330, 92],
                [330, 160],
              ]}
            />
            <Label
              at={[16, 62]}
              text="Anchor"
              leader={[
                [48, 72],
                [48, 164],
                [86, 164],
              ]}
            />
            <Label
              on="clay"
              at={[194, 262]}
              text="Stiffening beam"
              leader={[
                [186, 257],
                [160, 257],
              ]}
            />
            <Label
              on="clay"
              at={[160, 350]}
              text="Pier under the beam"
              leader={[
                [154, 345],
                [132, 345],
              ]}
            />
            <Label on="caliche" at={[160, 432]} text="Caliche" />
            <Label on="limestone" at={[160, 524]} text="Limestone" />
          </>
        ),
      }}
      narrow={{
        x: 40,
        y: 22,
        scale: 0.8,
        labels: (
          <>
            <Label
              at={[150, 30]}
              text="Tendon at mid-depth"
              leader={[
                [250, 40],
                [250, 114],
              ]}
            />
            <Label
              on="clay"
              at={[134, 195]}
              text={'Stiffening\nbeam'}
              leader={[
                [128, 190],
                [96, 190],
              ]}
            />
            <Label
              on="clay"
              at={[88, 259]}
              text="Pier under the beam"
              leader={[
                [84, 254],
                [70, 254],
              ]}
            />
            <Label on="caliche" at={[88, 332]} text="Caliche" />
            <Label on="limestone" at={[88, 386]} text="Limestone" />
          </>
        ),
      }}
    >
      <Sky />
      <path className="card" d="M146-60H700v200H146z" />
      <Ground grade={176} tops={[206, 390, 466]} />
      <g className="ink">
        <path className="brick" d="M94 140V-60h24v200z" />
        <path fill="url(#h-brick)" d="M94 140V-60h24v200z" />
        <path className="wood" d="M124 140V-60h22v200z" />
        <path className="line" d="M124 128h22" />
        <Pier x={126} top={290} foot={468} />
        <Pier x={402} top={290} foot={464} />
        <path className="concrete" d="M98 290h56v18H98zM374 290h56v18h-56z" />
        <Hatched kind="concrete" d="M88 140H710v50H448l-14 100h-64l-14-100H182l-14 100H88z" />
        <path className="dark" d="M100 148h8v34h-8z" />
        <path className="steel" d="M88 161h622v7H88z" />
        <path
          className="dark"
          d="M204 175a6 6 0 1 0 12 0 6 6 0 1 0-12 0M274 175a6 6 0 1 0 12 0 6 6 0 1 0-12 0M484 175a6 6 0 1 0 12 0 6 6 0 1 0-12 0M554 175a6 6 0 1 0 12 0 6 6 0 1 0-12 0M624 175a6 6 0 1 0 12 0 6 6 0 1 0-12 0M106 274a5 5 0 1 0 10 0 5 5 0 1 0-10 0M140 274a5 5 0 1 0 10 0 5 5 0 1 0-10 0M382 274a5 5 0 1 0 10 0 5 5 0 1 0-10 0M412 274a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
        />
      </g>
    </Scene>
  )
}
