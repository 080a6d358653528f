import type { ReactElement } from 'react'
import { Hatched } from '../common/hatches'
import type { heroHouses } from '../../model/catalog'

/**
 * The houses for the drawing of the home page, seen from the front: 430 wide, with the floor at 0. The right corner is
 * the one that moves. Where it drops, the wall tears along a line that rises toward it, so the crack leaves the near
 * window at its lower left and upper right corners. Where it is lifted, the crack leaves at the other corners. In
 * brick the crack follows the joints and is widest at the opening. Siding opens at the window's trim instead.
 */
export const houses: Record<(typeof heroHouses)[number], () => ReactElement> = {
  'brick-gable': BrickGable,
  siding: Siding,
}

function BrickGable() {
  const walls = 'M12 0v-112H244v2l87-90 87 90V0z'
  const roof = 'M-16-112 64-214H300l60 102z'
  return (
    <g className="seen">
      <Hatched kind="brick" d="M78-206v-40h32v40z" />
      <path fill="var(--concrete)" d="M72-246h44v-9H72z" />
      <path fill="var(--roof)" d={roof} />
      <path fill="url(#h-brick)" d={roof} />
      <path fill="var(--caliche)" d={walls} />
      <path fill="url(#h-brick)" d={walls} />
      <path
        fill="var(--card)"
        d="M-18-112H236v8H-18zM146 0v-104h9V0zM226 0v-104h9V0zM36-88h88v58H36zM302-96h74v64h-74zM166 0v-88h48V0z"
      />
      <path fill="var(--roof)" d="M222-98 331-212 440-98h-22l-87-91-87 91z" />
      <path className="oak" d="M171 0v-83h38V0z" />
      <path
        fill="var(--pane)"
        d="M40-84h38v50H40zM82-84h38v50H82zM306-92h31v56h-31zM341-92h31v56h-31zM177-76h11v20h-11zM192-76h11v20h-11z"
      />
      <path fill="var(--concrete)" d="M32-30h96v6H32zM298-32h82v6h-82z" />
      <path className="line" d="M40-60h80M306-64h66M318-166h26v24h-26zm0 8h26m-26 8h26M244-98V0" />
      <path className="dry line" d="M302-32h-8v8h-12v8h-12v8h-12v8M376-96h2v-8h12v-8h12v-8" />
      <path className="wet line" d="M376-32h14v8h12v8h12M302-96h-20v-8h-12v-8h-12v-8" />
      <path className="held line joint" d="M302-32h-8v8h-12v8h-12v8h-12v8M376-96h2v-8h12v-8h12v-8" />
    </g>
  )
}

function Siding() {
  return (
    <g className="seen">
      <Hatched kind="brick" d="M78-206v-40h32v40z" />
      <path fill="var(--concrete)" d="M72-246h44v-9H72z" />
      <path fill="var(--card)" d="M12 0v-112h406V0z" />
      <path className="line" d={`M12-104h406${'m-406 13h406'.repeat(7)}`} />
      <path fill="var(--roof)" d="M-16-112 80-214H350l96 102z" />
      <path
        fill="var(--card)"
        d="M-18-112H448v8H-18zM12 0v-104h9V0zM409 0v-104h9V0zM36-88h88v58H36zM302-92h74v60h-74zM166 0v-88h48V0z"
      />
      <path className="oak" d="M171 0v-83h38V0z" />
      <path
        fill="var(--pane)"
        d="M40-84h38v50H40zM82-84h38v50H82zM306-88h31v52h-31zM341-88h31v52h-31zM177-76h11v20h-11zM192-76h11v20h-11z"
      />
      <path fill="var(--wood)" d="M150 0v-104h8V0zM222 0v-104h8V0z" />
      <path className="dry line cut" d="M302-32l-14 6M376-92l14-6" />
      <path className="wet line cut" d="M376-32l14 6M302-92l-14-6" />
    </g>
  )
}
