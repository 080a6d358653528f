import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'

/**
 * A bracket under the footing. The ram above it drives the pier, using the weight of the house. The pipe goes through
 * the bracket, close beside the footing, and the ram's frame pulls on the bracket. The pump is on the grass.
 */
export function Pier() {
  return (
    <>
      <path className="sky" d="M0 0h960v600H0z" />
      <path className="topsoil" d="M0 170h960v60H0z" />
      <MovingGround d="M0 206h960v394H0z" />
      <path className="grass" d="M0 170h960" />
      <path className="sky" d="M240 164l60 350h330V164z" />
      <g className="ink">
        <path className="line dash" d="M240 170l60 344h330v-60" />
        <path className="brick" d="M560-4h110v140H560z" />
        <path fill="url(#h-brick)" d="M560-4h110v140H560z" />
        <path className="card" d="M670-4h30v140h-30z" />
        <Hatched kind="concrete" d="M530 130h434v90H700l-20 220H530z" />
        <path className="steel" d="M440 150h56v454h-56z" />
        <path className="line" d="M440 300h56M440 540h56" />
        <path className="red" d="M680 440v28H400v-90h-20v-30h176v92z" />
        <path className="red" d="M530 300v140h-26V300z" />
        <path className="dark" d="M512 330h12v16h-12zM512 380h12v16h-12z" />
        <path className="dark" d="M426-4h84v90h-84z" />
        <path className="card" d="M452 86h32v40h-32z" />
        <path className="steel" d="M424 126h88v24h-88z" />
        <path className="steel" d="M404 40h14v320h-14zM518 40h14v320h-14z" />
        <path className="hose" d="M426 30C300 30 330 150 170 146" />
        <path className="red" d="M60 92h110v74H60z" />
        <circle className="card" cx="96" cy="124" r="20" />
        <path className="line" d="M96 124l10-12" />
        <path className="dark" d="M130 108h28v12h-28zM130 130h28v12h-28z" />
        <path className="dark" d="M40 166h150v8H40z" />
      </g>
    </>
  )
}
