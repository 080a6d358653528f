import { MovingGround } from '../common/ground'
import { crackAlong } from '../common/house-parts'
import { parsePoints } from '../common/points'

/** In drywall a crack follows no joints, and is widest where it starts. */
const overTheDoor = parsePoints('160,84 176,70 190,63 206,49 224,41 236,30 246,22')

/** A crack from the corner of a door frame to the ceiling. */
export function DrywallCrack() {
  return (
    <>
      <path className="limestone" d="M0 0h320v200H0z" />
      <g className="ink">
        <path className="foam" d="M-4-4h328v26H-4z" />
        <path className="wood" d="M-4 84h162v120H-4z" />
        <path className="steel" d="M-4 102h142v102H-4z" />
        <path className="line" d="M-4 122h110v90" />
      </g>
      <path className="gap crack" d={crackAlong(overTheDoor, 3.4, 1)} />
    </>
  )
}

/** A door that rubs at the top of a frame that is no longer square. */
export function StickingDoor() {
  return (
    <>
      <path className="limestone" d="M0 0h320v200H0z" />
      <g className="ink">
        <path className="wood" d="M-4 186h328v18H-4z" />
        <path className="wood" d="M88 188 102 12l124 14-10 162h-16l8-146-92-10-12 156z" />
        <path className="gap" d="M104 188 116 32l92 10-8 146z" />
        <path className="steel" d="M110 186l6-152 82 2 4 150z" />
        <path className="fine" d="M126 54h58v46h-58zM124 116h60v52h-60z" />
        <circle className="caliche" cx="192" cy="112" r="6" />
      </g>
      <path className="level solid" d="M214 14l10-10M228 30l14-4M222 22l16-12" />
    </>
  )
}

/** A ball rolls down a floor that should be level. */
export function SlopingFloor() {
  return (
    <>
      <path className="card" d="M0 0h320v200H0z" />
      <g className="ink">
        <path className="sky" d="M36 24h84v62H36z" />
        <path className="fine" d="M78 24v62M36 55h84" />
        <path className="wood" d="M-4 124 324 166v40H-4z" />
        <path className="line" d="M60 132l-4 18M150 144l-4 18M240 155l-4 18" />
        <path className="foam" d="M-4 106 324 148v18L-4 124z" />
        <path className="level line" d="M0 124h320" />
        <circle className="red" cx="258" cy="138" r="20" />
        <path className="fine" d="M248 128q8-8 18-4" />
        <path className="line" d="M176 126h34M186 112h30M178 140h26" />
      </g>
    </>
  )
}

/** Trim that has come away from the ceiling. */
export function TrimGap() {
  return (
    <>
      <path className="limestone" d="M0 0h320v200H0z" />
      <g className="ink">
        <path className="foam" d="M-4-4h328v56H-4z" />
        <path className="gap" d="M40 52h284v40z" />
        <path className="wood" d="M-4 52h60l268 36v50L40 100l-44-2z" />
        <path className="line" d="M-4 66h58l270 36M-4 84h56l272 36" />
      </g>
    </>
  )
}

/** A beam that sags onto a pier that has sunk. */
export function SaggingBeam() {
  return (
    <>
      <path className="gap" d="M0 0h320v200H0z" />
      <MovingGround d="M0 172q110 4 160 8 60-6 160-8v28H0z" />
      <g className="ink">
        <path className="concrete" d="M22 78h44v94H22zM254 78h44v94h-44z" />
        <path className="concrete" d="M132 128l44-4 8 62h-46z" />
        <path className="wood" d="M-4 46q164 56 328 0v34q-164 56-328 0z" />
        <path className="card" d="M-4 20q164 56 328 0v26q-164 56-328 0z" />
        <path className="line" d="M36 33v24M100 46v24M160 49v24M220 46v24M284 33v24" />
        <path className="level line" d="M0 22h320" />
      </g>
    </>
  )
}
