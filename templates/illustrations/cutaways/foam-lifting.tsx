import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Dimension, Label } from '../labels'
import { Scene } from '../scene'

const hollow = 'C180 280 240 288 320 288S450 270 510 226'
const foam = 'M122 226C180 280 240 288 320 288q36-22 12-56z'

/** A sunken slab comes up on foam that is injected through small holes. */
export function FoamLifting() {
  return (
    <Scene
      name="foam-lifting"
      alt="A sunken concrete slab is lifted: foam is injected through small holes, fills the void below and raises the slab to its neighbor's level."
      wide={{
        labels: (
          <>
            <Label
              at={[262, 84]}
              text="Injection gun"
              leader={[
                [256, 79],
                [232, 106],
              ]}
            />
            <Label
              at={[286, 144]}
              text="5/8 in hole"
              leader={[
                [310, 154],
                [310, 198],
              ]}
            />
            <Dimension at={[484, 190]} down={21} />
            <Label at={[484, 172]} anchor="middle" text="Lift" />
            <Label
              on="clay"
              at={[110, 360]}
              text="Foam fills the void"
              note="and lifts the slab"
              leader={[
                [200, 342],
                [200, 275],
              ]}
            />
            <Label
              on="clay"
              at={[400, 360]}
              text="Void"
              note="soil washed out"
              leader={[
                [420, 342],
                [420, 262],
              ]}
            />
            <Label on="caliche" at={[20, 466]} text="Caliche" />
            <Label on="limestone" at={[20, 530]} text="Limestone" />
          </>
        ),
      }}
      narrow={{
        x: 100,
        y: 10,
        scale: 0.82,
        labels: (
          <>
            <Label
              at={[134, 58]}
              text="Injection gun"
              leader={[
                [130, 53],
                [110, 78],
              ]}
            />
            <Label
              at={[152, 110]}
              text="5/8 in hole"
              leader={[
                [172, 118],
                [172, 153],
              ]}
            />
            <Dimension at={[315, 147]} down={18} />
            <Label at={[315, 134]} anchor="middle" text="Lift" />
            <Label
              on="clay"
              at={[26, 284]}
              text="Foam fills the void"
              leader={[
                [84, 268],
                [84, 219],
              ]}
            />
            <Label
              on="clay"
              at={[254, 284]}
              text="Void"
              leader={[
                [262, 268],
                [262, 207],
              ]}
            />
            <Label on="caliche" at={[12, 374]} text="Caliche" />
          </>
        ),
      }}
    >
      <Sky />
      <Ground grass={false} surface={`M-60 226H122${hollow}H700`} tops={[306, 430, 496]} />
      <g className="ink">
        <path className="gap" d={`M122 226${hollow}z`} />
        <path className="foam" d={foam} />
        <path fill="url(#h-gravel)" d={foam} />
        <Hatched kind="concrete" d="M-60 190h180v36H-60zM512 190h210v36H512z" />
        <g transform="rotate(3.4 124 190)">
          <Hatched kind="concrete" d="M124 190h382v36H124z" />
          <path className="foam" d="M203 190h6v36h-6z" />
          <path className="dark" d="M308 190h5v36h-5zM414 190h5v36h-5z" />
        </g>
        <path className="level" d="M124 190h382" />
        <path className="line" d="M-20 60C60 20 120 60 196 112" />
        <path className="steel" d="M203 140h6v56h-6z" />
        <path className="red" d="M190 104h40v14h28v12h-18l-10 24h-14l6-16h-32z" />
      </g>
    </Scene>
  )
}
