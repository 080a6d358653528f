/**
 * The same sunken panel lifted twice, with foam above and with slurry below, 5 units to the inch: the slab is 4 in
 * thick, a hole for foam 5/8 in wide, one for slurry 1 to 2 in, and the panel is 3 in low at the joint. The numbers
 * are the steps on the lifting page. An engineer would check that the void is where the loose fill sank; that the
 * panel turns about its far end; that the material fills the void and the space that the lift makes; and that the
 * panel ends level with its neighbor, not above it.
 */
import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Balloon, Label } from '../common/labels'
import { usePlateWords } from '../../words'
import { PlateFrames } from './frames'

/** The top of the slab once it is level. */
const level = 72

type Filling = 'foam' | 'slurry'

interface PanelProps {
  filling: Filling
  stage: 'drill' | 'fill' | 'raise'
}

const holeWidth = { foam: 3, slurry: 8 }
const holes = [112, 182, 252]
const hollow = 'M72 92c8 26 30 30 60 30 70 0 110-22 170-30z'

/** Foam is pale. Slurry has specks of sand. */
const Filled = ({ filling, d }: { filling: Filling; d: string }) => (
  <>
    <path className={`${filling === 'foam' ? 'foam' : 'limestone'} seen`} d={d} />
    <path fill={`url(#h-${filling === 'foam' ? 'caliche' : 'concrete'})`} d={d} />
  </>
)

const guns = {
  foam: (
    <>
      <path className="cut line" d="M94 44q-34 0-44-18T20 16" />
      <path className="red" d="M92 37h36v14h-10l-6 8v22h-4V59l-6-8H92z" />
    </>
  ),
  slurry: (
    <>
      <path className="hose" d="M116 43q0-24-30-24T20 26" />
      <path className="steel" d="M107 41h16v24l-4 5v14h-8V70l-4-5z" />
    </>
  ),
}

function Panel({ filling, stage }: PanelProps) {
  const wide = holeWidth[filling]
  const raised = stage === 'raise'
  return (
    <>
      <path className="sky" d="M0-20h294v110H0z" />
      <MovingGround d="M0 88h294v140H0z" />
      <path className="gap" d={hollow} />
      {stage === 'fill' && <Filled filling={filling} d="M72 92c8 26 30 30 60 30 30 0 50-4 68-10l-18-24z" />}
      {raised && <Filled filling={filling} d={hollow} />}
      <g className="cut">
        <Hatched kind="concrete" d={`M-4 ${level}h74v20H-4z`} />
      </g>
      <g transform={raised ? undefined : `rotate(-4 300 ${level})`}>
        <g className="cut">
          <Hatched kind="concrete" d={`M74 ${level}h230v20H74z`} />
        </g>
        {holes.map((x) => (
          <path key={x} className={raised ? 'steel' : 'gap'} d={`M${x} ${level}h${wide}v20h${-wide}z`} />
        ))}
      </g>
      {raised && <path className="gap" d={`M70 ${level}h4v20h-4z`} />}
      {stage === 'fill' && <g className="seen">{guns[filling]}</g>}
      <path className="level" d={`M0 ${level - 3}h294`} />
    </>
  )
}

const stages = ['drill', 'fill', 'raise'] as const
const fillings = ['foam', 'slurry'] as const

export function Lifting() {
  const words = usePlateWords().plates.lifting
  return (
    <PlateFrames
      name="lifting"
      defs={fillings.map((filling) =>
        stages.map((stage) => (
          <g key={filling + stage} id={`d-${filling}-${stage}`}>
            <Panel filling={filling} stage={stage} />
          </g>
        )),
      )}
      wide={
        <>
          {fillings.map((filling, row) => (
            <svg key={filling} y={row * 165} width="880" height="195">
              {stages.map((stage, column) => (
                <svg key={stage} x={column * 293} width="294" height="195">
                  <use href={`#d-${filling}-${stage}`} />
                  <path className="seen line" d="M0 0v195" />
                </svg>
              ))}
              <path className="seen line" d="M0 0h880" />
              <Label layer at={[14, 28]} text={words[filling]} />
              <Balloon of={2} at={[120, 36]} to={[holeWidth[filling] / 2 + 115, 86]} />
              <Label at={[138, 41]} text={words[`${filling}Holes`]} />
              <Balloon of={1} on="clay" at={[80, 136]} to={[92, 112]} />
              <Label on="clay" at={[98, 141]} text={words.hollow} />
              <Balloon of={3} on="clay" at={[374, 136]} to={[386, 112]} />
              <Label on="clay" at={[392, 141]} text={words.filled} />
              <Balloon of={4} at={[606, 36]} to={[664, 70]} />
              <Label at={[624, 41]} text={words.raised} />
              <Balloon of={5} on="clay" at={[672, 134]} to={[700, 88]} />
              <Label on="clay" at={[690, 139]} text={words.plugged} />
            </svg>
          ))}
        </>
      }
      narrow={
        <>
          {fillings.map((filling, column) => (
            <svg key={filling} x={column * 180} width="180" height="400">
              {stages.map((stage, row) => (
                <svg key={stage} y={row * 133} width="180" height="134" viewBox="26 6 180 134">
                  <use href={`#d-${filling}-${stage}`} />
                  <path className="seen line" d="M26 6h180" />
                </svg>
              ))}
              <path className="seen line" d="M0 0v400" />
              <Label layer at={[10, 24]} text={words[filling]} />
              <Balloon of={2} at={[86, 44]} to={[88, 80]} />
              <Label at={[102, 49]} text={words[`${filling}HolesShort`]} />
              <Balloon of={1} on="clay" at={[20, 116]} to={[66, 106]} />
              <Balloon of={3} on="clay" at={[20, 250]} to={[70, 238]} />
              <Balloon of={4} at={[20, 300]} to={[60, 330]} />
              <Balloon of={5} on="clay" at={[146, 386]} to={[90, 342]} />
            </svg>
          ))}
        </>
      }
    />
  )
}
