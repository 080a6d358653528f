import { Arm, Hand, Kneeling } from './people'
import { crackAlong } from '../common/house-parts'
import { parsePoints } from '../common/points'

/** From the corner of the door frame to the ceiling. */
const overTheDoor = parsePoints('812,140 836,112 858,98 882,70 912,54 932,30')

/**
 * A technician reads floor heights in a room with a crack over the door. The instrument is on its tripod. The level
 * line leaves it on the side away from the technician and meets the rod on the floor.
 */
export function Survey() {
  return (
    <>
      <path className="limestone" d="M0 0h960v600H0z" />
      <path className="wood" d="M0 470h960v130H0z" />
      <path
        className="hatch bold"
        d="M0 510h960M0 556h960M160 470l-40 40M420 470l-20 40M660 470l8 40M860 470l26 40M280 510l-30 46M560 510v46M800 510l34 46M120 556l-40 44M420 556l-12 44M700 556l22 44"
      />
      <g className="ink">
        <path className="caliche" d="M-4-4h968v34H-4z" />
        <path className="concrete" d="M-4 444h968v26H-4z" />
        <path className="sky" d="M64 110h200v180H64z" />
        <path className="line" d="M164 110v180M64 200h200" />
        <path className="wood" d="M50 96h228v14H50zM44 290h240v16H44z" />
        <path className="wood" d="M604 140h208v330h-22V162H626v308h-22z" />
        <path className="steel" d="M626 162h164v308H626z" />
        <path className="fine" d="M650 188h116v104H650zM650 316h116v130H650z" />
        <circle className="caliche" cx="770" cy="318" r="8" />
        <path className="gap crack" strokeWidth="0" d={crackAlong(overTheDoor, 9, 1)} />
        <path className="level line" d="M484 346h476" />
        <path className="dark" d="M424 370h12l50 150h-12zM436 370h12l-8 154h-12zM424 370h12l-52 150h-12z" />
        <path className="red" d="M396 322h72v48h-72z" />
        <path className="dark" d="M396 336h-26v18h26zM468 332h14v26h-14z" />
        <circle className="card" cx="432" cy="346" r="13" />
        <path className="card" d="M522 214h22v300h-22z" />
        <path
          className="fine"
          d="M522 240h12m-12 24h8m-8 24h12m-12 24h8m-8 24h12m-12 24h8m-8 24h12m-12 24h8m-8 24h12m-12 24h8"
        />
        <path className="red" d="M516 338h34v16h-34z" />
        <Kneeling x={318} y={540} crew>
          <path className="card" d="M46-140l50-12 14 58-50 12z" />
          <path className="fine" d="M60-126l28-7m-24 22l28-7m-24 22l28-7" />
          <Arm crew d="M-4-206l10 66 40 22" />
          <Hand at={[54, -112]} />
        </Kneeling>
      </g>
    </>
  )
}
