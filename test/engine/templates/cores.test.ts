import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { alongFault } from '../../../templates/model/along-fault'

const cores = suite('cores of the locations page')

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const fault = { kind: 'fault' as const, points: [at(31, -97), at(30, -97), at(30, -98)] }

cores('stand in the order in which one passes the towns along the fault', () => {
  const [north, bend, west] = [at(30.8, -96.7), at(29.9, -96.9), at(30.2, -97.9)]
  assert.equal(alongFault([west, north, bend], [{ ...fault, kind: 'road' }, fault]), [north, bend, west])
})

cores('stand as they are given where no fault is known', () => {
  const places = [at(30, -98), at(31, -97)]
  assert.equal(alongFault(places, []), places)
})

cores.run()
