import { Sky } from '../common/ground'
import { crackAlong } from '../common/house-parts'
import { Roof, Window } from '../common/kit'
import { Jack, Oak } from '../common/parts'
import { parsePoints } from '../common/points'
import { TruckBody } from '../common/truck'

const crack = [
  '57,139 57,145 49,145 49,151 41,151 41,157 33,157 33,168',
  '112,88 112,94 105,94 105,100 98,100 98,105',
]
  .map((points) => crackAlong(parsePoints(points), 4.5, 1.5))
  .join('')

/** Left of 120 the house slopes down to the corner that sank. */
const sunk = { transform: 'matrix(1 -.09 0 1 0 10.8)' }

/** The crew's truck on the drive of a brick house whose corner sank. A toolbox and a jack are on the ground already. */
export const Visit = () => (
  <>
    <Sky />
    <g className="ink" transform="translate(272 180)">
      <Oak x={0} y={0} />
    </g>
    <g transform="translate(8)">
      <g className="ink">
        <path className="wood" d="M262 182V136H390v46zM262 148H390" />
        <path className="line" d="M290 136v46M318 136v46M346 136v46M374 136v46" />
        <path className="brick" d="M24 92.6 120 84H270V168H120L24 176.6z" />
      </g>
      <path transform="scale(.5)" fill="url(#h-brick)" d="M240 168H540V336H240z" />
      <g {...sunk}>
        <path transform="scale(.5)" fill="url(#h-brick)" d="M48 168H240V336H48z" />
      </g>
      <g className="ink">
        <Roof d="M8 94.1 50 42.6 120 36H240L286 84H120z" />
        <path className="card" d="M8 94.1 120 84H286V90H120L8 100.1z" />
        <path className="door" d="M126 168V110h28v58z" />
        <Window at={[184, 104]} size={[46, 36]} />
        <g {...sunk}>
          <path className="gap crack" d={crack} />
          <Window at={[58, 104]} size={[40, 34]} />
          <path className="concrete" d="M54 138h48v5H54z" />
        </g>
        <path className="card" d="M-14 180H388V244H-14z" />
        <path className="lawn" d="M-14 180H388V244H-14z" />
        <path className="gap" d="M8 180H120v7L60 192 20 195q-10-4-12-15z" />
        <path className="concrete" d="M20 177 120 168H280V180H120L20 189z" />
        <path className="concrete" d="M158 192H390V244H106z" />
      </g>
      <path className="level-line" d="M4 168H280" />
      <path className="move" d="M4 168h14M4 177h14M11 168v9" />
      <g transform="translate(148 87)scale(.6)">
        <TruckBody />
      </g>
      <g className="ink">
        <path className="line" d="M46 196v-8h20v8" />
        <path className="gas" d="M32 196h48v18H32z" />
        <path className="card" d="M52 199h8v8h-8z" />
      </g>
      <g transform="translate(104 214)scale(.7)">
        <Jack x={0} y={0} />
      </g>
    </g>
  </>
)
