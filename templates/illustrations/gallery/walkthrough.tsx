import { Oak } from '../common/parts'
import { Arm, Hand, Standing } from './people'

/**
 * A foreman shows the owner the readings from before and after, at the front door. Both hold the board. Steps lead
 * down from the door to the walk.
 */
export function Walkthrough() {
  return (
    <>
      <path className="sky" d="M0 0h960v600H0z" />
      <path className="oak" d="M0 510h960v90H0z" />
      <g className="ink">
        <g transform="translate(90 514)scale(1.7)">
          <Oak x={0} y={0} />
        </g>
        <path className="brick" d="M236 150h728v364H236z" />
        <path fill="url(#h-brick)" d="M236 150h728v364H236z" />
        <path className="roof" d="M196 156 340 20h624v136z" />
        <path className="card" d="M196 150h768v20H196z" />
        <path className="card" d="M480 200h164v286H480z" />
        <path className="steel" d="M496 216h132v270H496z" />
        <path className="fine" d="M516 238h92v104h-92zM516 366h92v98h-92z" />
        <circle className="caliche" cx="614" cy="354" r="7" />
        <path className="card" d="M286 220h140v146H286zM740 220h180v146H740z" />
        <path className="pane" d="M300 234h112v118H300zM754 234h152v118H754z" />
        <path className="line" d="M356 234v118M300 293h112M830 234v118M754 293h152" />
        <path className="concrete" d="M230 492h734v26H230zM452 486h220v22H452zM428 508h268v22H428z" />
        <path
          className="oak"
          d="M700 514q-20-40 20-50 4-34 40-20 30-24 50 6 44-6 40 30 26 14 6 34zM250 514q-16-30 14-40 8-28 36-14 26-12 38 12 34 0 24 42z"
        />
        <path className="concrete" d="M428 530h268l128 74H300z" />
        <Standing x={470} y={584} crew>
          <Arm crew d="M-2-206l14 64 56 0" />
        </Standing>
        <Standing x={704} y={584} flip>
          <Arm d="M-2-206l14 60 56-6" />
        </Standing>
        <path className="wood" d="M550 384h76v100h-76z" />
        <path className="card" d="M558 396h60v80h-60z" />
        <path className="dark" d="M574 378h28v14h-28z" />
        <path className="line level solid" d="M566 418l12 10 12-12 18 14" />
        <path className="line" d="M566 452h44" />
        <Hand at={[550, 442]} />
        <g transform="translate(626 432)scale(-1 1)">
          <Hand at={[0, 0]} />
        </g>
      </g>
    </>
  )
}
