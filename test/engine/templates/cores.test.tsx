/** What a geologist would check on the core library: the layers, the one scale, and the order of the towns. */
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { alongFault } from '../../../templates/model/along-fault'
import { Core, coreScale } from '../../../templates/illustrations/lot/cores'
import type { SoilLayer } from '../../../templates/model/site'

const cores = suite('cores')

const layers: SoilLayer[] = [
  { name: 'Black clay', kind: 'black-clay', from: 0, to: 5 },
  { name: 'Marl', kind: 'marl', from: 5, to: 9 },
  { name: 'Chalk', kind: 'chalk', from: 9 },
]

cores('have each layer as deep as it is given, at the scale of the core beside it', () => {
  for (const feet of [13, 30]) {
    const core = parse(renderToStaticMarkup(<Core layers={layers} feet={feet} />))
    const tops = core
      .querySelectorAll('g')
      .map(
        (layer) => Number(/M1 (\d+)/.exec(layer.querySelector('path')!.getAttribute('d')!)![1]) / coreScale,
      )
    assert.equal(tops, [0, 5, 9])
    assert.is(Number(core.querySelector('svg')!.getAttribute('height')), feet * coreScale)
    assert.equal(
      core.querySelectorAll('[fill^="url"]').map((hatch) => hatch.getAttribute('fill')),
      layers.map(({ kind }) => `url(#h-${kind})`),
    )
  }
})

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
