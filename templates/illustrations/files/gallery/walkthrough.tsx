import { Oak } from '../../parts'
import { Arm, Standing } from '../people'

/** A foreman shows the owner the readings from before and after, at the front door of the house. */
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
        <path className="red" d="M196 156 340 20h624v136z" />
        <path className="card" d="M196 150h768v20H196z" />
        <path className="card" d="M480 214h164v300H480z" />
        <path className="steel" d="M496 230h132v284H496z" />
        <path className="fine" d="M516 252h92v104h-92zM516 380h92v112h-92z" />
        <circle className="caliche" cx="614" cy="370" r="7" />
        <path className="card" d="M286 220h140v146H286zM740 220h180v146H740z" />
        <path className="sky" d="M300 234h112v118H300zM754 234h152v118H754z" />
        <path className="line" d="M356 234v118M300 293h112M830 234v118M754 293h152" />
        <path className="concrete" d="M230 492h734v26H230zM450 518h224l30 30H420z" />
        <path
          className="oak"
          d="M700 514q-20-40 20-50 4-34 40-20 30-24 50 6 44-6 40 30 26 14 6 34zM250 514q-16-30 14-40 8-28 36-14 26-12 38 12 34 0 24 42z"
        />
        <path className="concrete" d="M420 548h284l120 56H300z" />
        <Standing x={460} y={584} crew>
          <Arm crew d="M34-226q16 2 22 22l8 44 40 2v22l-60-2-22-54z" hand={[110, -148]} />
        </Standing>
        <Standing x={680} y={584} flip>
          <Arm d="M34-226q16 2 22 22l8 44 40-8 4 20-58 16-28-60z" hand={[106, -158]} />
        </Standing>
        <path className="wood" d="M548 388h76v100h-76z" />
        <path className="card" d="M556 400h60v80h-60z" />
        <path className="dark" d="M572 382h28v14h-28z" />
        <path className="line level solid" d="M564 422l12 10 12-12 18 14" />
        <path className="line" d="M564 456h44" />
      </g>
    </>
  )
}
