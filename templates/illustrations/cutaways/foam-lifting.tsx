import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Dimension, Label } from '../labels'
import { Scene } from '../scene'
import { TitleBlock } from '../title-block'

const surface = 'M-60 226H142C200 262 270 292 350 292H545V226H700'

/**
 * A driveway panel that sank at the garage comes up on foam.
 * An engineer would check that it is flatwork, apart from the house, whose slab and beam stay as they
 * are; that the void is where the fill was pushed back beside the beam; that the panel turns about
 * its far end; and that foam goes in through small holes, with a line to say stop.
 */
export function FoamLifting() {
  return (
    <Scene
      name="foam-lifting"
      alt="A driveway panel has sunk where it meets a garage. Foam goes in through small holes, fills the void below and lifts the panel back to the dashed line; the slab of the house is not touched."
      wide={{
        labels: (
          <>
            <Label
              at={[40, 100]}
              text="Foam gun"
              leader={[
                [128, 97],
                [196, 112],
              ]}
            />
            <Label
              at={[262, 140]}
              text="5/8 in hole"
              leader={[
                [306, 150],
                [312, 198],
              ]}
            />
            <Dimension at={[448, 190]} down={19} />
            <Label at={[440, 168]} anchor="middle" text="Lift" />
            <Label at={[508, 110]} text={'Garage\ndoor'} />
            <Label
              on="clay"
              at={[92, 368]}
              text="Foam fills the void"
              note="and lifts the panel"
              leader={[
                [200, 350],
                [226, 262],
              ]}
            />
            <Label
              on="clay"
              at={[320, 368]}
              text="Void"
              note="loose fill sank"
              leader={[
                [350, 350],
                [396, 276],
              ]}
            />
            <Label
              on="clay"
              at={[508, 368]}
              text="House slab"
              note="not lifted"
              leader={[
                [530, 350],
                [530, 290],
              ]}
            />
            <Label on="caliche" at={[20, 470]} text="Caliche" />
            <Label on="limestone" at={[20, 538]} text="Limestone" />
            <TitleBlock at={[640, 560]} name="Foam lifting" />
          </>
        ),
      }}
      narrow={{
        x: 122,
        y: 10,
        scale: 0.8,
        labels: (
          <>
            <Label
              at={[104, 62]}
              text="Foam gun"
              leader={[
                [100, 58],
                [88, 74],
              ]}
            />
            <Label
              at={[124, 102]}
              text="5/8 in hole"
              leader={[
                [152, 110],
                [152, 151],
              ]}
            />
            <Dimension at={[261, 144]} down={15} />
            <Label at={[254, 130]} anchor="middle" text="Lift" />
            <Label
              on="clay"
              at={[16, 290]}
              text="Foam fills the void"
              leader={[
                [76, 274],
                [88, 206],
              ]}
            />
            <Label
              on="clay"
              at={[182, 290]}
              text="Void"
              leader={[
                [206, 274],
                [218, 214],
              ]}
            />
            <Label
              on="clay"
              at={[262, 290]}
              text="House slab"
              leader={[
                [326, 274],
                [326, 222],
              ]}
            />
            <TitleBlock at={[360, 400]} name="Foam lifting" />
          </>
        ),
      }}
    >
      <Sky />
      <path className="card" d="M496-60H700V190H496z" />
      <Ground grass={false} surface={surface} tops={[318, 430, 496]} />
      <Hatched kind="clay" d={`${surface}V340H-60z`} />
      <path className="gap" d="M142 226C200 262 270 292 350 292H484V232z" />
      <g className="seen">
        <path className="card" d="M488-60h14v242h-14zM488-20h14M488 48h14M488 116h14" />
        <path className="foam" d="M142 226C200 262 270 292 350 292q40-24 4-56z" />
        <path fill="url(#h-gravel)" d="M142 226C200 262 270 292 350 292q40-24 4-56z" />
      </g>
      <g className="cut">
        <Hatched kind="concrete" d="M-60 190H138v36H-60z" />
        <Hatched kind="concrete" d="M480 182H710v44H566l-12 90h-74z" />
        <g transform="rotate(3.2 144 190)">
          <Hatched kind="concrete" d="M144 190h328v36H144z" />
          <path className="foam seen" d="M205 190h6v36h-6z" />
          <path className="gap seen" d="M310 190h5v36h-5zM412 190h5v36h-5z" />
        </g>
      </g>
      <path className="level" d="M144 190h332" />
      <g className="seen">
        <path className="line" d="M-60 40C40 0 120 70 190 104M-60 54C40 14 110 90 190 114" />
        <path className="steel" d="M204 130h7v66h-7z" />
        <path className="red" d="M190 100h36v14h30v12h-20l-10 26h-14l5-18h-27z" />
      </g>
    </Scene>
  )
}
