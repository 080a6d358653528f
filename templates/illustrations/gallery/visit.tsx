import { Sky } from '../common/ground'
import { Crack } from '../common/cracks'
import { Roof, Window } from '../common/kit'
import { CrewMember, Oak } from '../common/parts'
import { TruckBody } from '../common/truck'

/** Left of 120 the house slopes down to the corner that sank. */
const sunk = { transform: 'matrix(1 -.13 0 1 0 15.6)' }

/** A brick house whose corner sank. The crew's truck is on its drive, and one of the crew kneels at the corner. */
export const Visit = () => (
  <>
    <Sky />
    <Oak look="ink" at="translate(320 168)scale(.8)" />
    <g transform="translate(8)">
      <g className="ink">
        <path className="wood" d="M234 182V136H390v46zM234 148H390" />
        <path className="line" d="M262 136v46M290 136v46M318 136v46M346 136v46M374 136v46" />
        <path className="brick" d="M24 96.5 120 84H240V168H120L24 180.5z" />
      </g>
      <path transform="scale(.5)" fill="url(#h-brick)" d="M240 168H480V336H240z" />
      <g {...sunk}>
        <path transform="scale(.5)" fill="url(#h-brick)" d="M48 168H240V336H48z" />
      </g>
      <g className="ink">
        <Roof d="M8 98.6 50 45.1 120 36H210L256 84H120z" />
        <path className="card" d="M8 98.6 120 84H256V90H120L8 104.6z" />
        <path className="door" d="M134 168V110h28v58z" />
        <Window at={[180, 104]} size={[42, 34]} />
        <g {...sunk}>
          <Crack
            along="92,137 92,143 99,143 99,149 106,149 106,155 113,155 113,161 119,161 119,168"
            wide={1.6}
            thin={0.8}
          />
          <Crack along="50,104 50,98 43,98 43,92 37,92 37,88" wide={1.6} thin={0.8} />
          <Window at={[50, 104]} size={[40, 28]} />
          <path className="concrete" d="M46 132h48v5H46z" />
        </g>
        <path className="card" d="M-14 180H388V244H-14z" />
        <path className="lawn" d="M-14 180H388V244H-14z" />
        <path className="gap" d="M4 180H120v6L20 204q-13-4-16-24z" />
        <path className="concrete" d="M20 181 120 168H250V180H120L20 193z" />
        <path className="concrete" d="M222 192H390V244H182z" />
      </g>
      <path fill="none" stroke="var(--on-dark-ground)" strokeDasharray="8 5" d="M24 168H120" />
      <path className="move" d="M4 168h14M4 181h14M11 168v13" />
      <g transform="translate(236 132)scale(.38)">
        <TruckBody />
      </g>
      <g className="ink">
        <path className="line" d="M62 216v-7h18v7" />
        <path className="gas" d="M50 216h42v16H50z" />
        <path className="card" d="M67 219h8v7h-8z" />
        <path className="card" d="M101 168h9v50h-9zM101 178h5m-5 10h5m-5 10h5m-5 10h5" />
        <CrewMember at="translate(196 146)scale(-.46 .46)" />
      </g>
    </g>
  </>
)
