import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { soilKinds } from '../../../templates/illustrations/catalog'
import type { SoilLayer } from '../../../templates/site'
import { layoutColumn, nameLine, rangeLine } from '../../../templates/illustrations/soil-layout'

const column = suite('layout of a soil column')

/** Grounds of Central Texas: each layer by the depth in feet at which it begins, and its name. */
const grounds = [
  '0 Stony clay, 1 Broken limestone, 3 Hard limestone',
  '0 Brown clay, 3 Caliche and broken rock, 5 Limestone',
  '0 Topsoil, 1 Black clay, 7 Yellow-brown clay, 12 Firm marl',
  '0 Dark clay, 2 Clay with stones, 4 Chalky marl, 8 Limestone',
  '0 Clay loam, 1 Sticky brown clay, 3 Marl and soft stone, 6 Limestone',
  '0 Black clay, 5 Tan clay with chalk bits, 8 Weathered chalk, 12 Limestone and chalk',
  '0 Builder’s fill, 4 Old stony soil, 5 Broken rock, 7 Limestone',
  '0 Thin topsoil, 1 Stony clay, 2 Rubble and caliche, 4 Limestone ledges',
  '0 Black clay, 5 Tan silty clay, 9 Soft marl, 15 Chalk',
  '0 Dark clay, 3 Tan silty clay, 6 Weathered chalk, 12 Limestone',
  '0 Black clay, 4 Pale clay with lime, 10 Caliche and gravel, 14 Clay shale and marl',
  '0 Silty topsoil, 1 Dark terrace clay, 8 River gravel, 13 Marl',
  '0 Black clay, 7 Olive-gray clay, 14 Weathered shaly marl, 20 Firm gray marl',
  '0 Topsoil, 1 Gray silty clay, 4 Weathered chalk, 9 Chalk rock',
]

/** Layers from this text; the last of them goes on down. */
function layersOf(ground: string): SoilLayer[] {
  const layers = ground.split(', ').map((layer) => /^(\S+) (.+)$/.exec(layer)!)
  return layers.map(([, from, name], i) => ({
    name: name!,
    kind: soilKinds[i]!,
    from: Number(from),
    ...(i < layers.length - 1 && { to: Number(layers[i + 1]![1]) }),
  }))
}

/** Layers of one name and thickness. */
const alike = (count: number, thickness: number, name: string) =>
  Array.from({ length: count }, (_, i) => `${i * thickness} ${name}`).join(', ')

const columns: Record<string, string> = {
  ...Object.fromEntries(grounds.map((ground) => [ground, ground])),
  'two layers': '0 Clay, 1 Limestone',
  'eight thin layers': alike(8, 0.5, 'Clay'),
  'eight thin layers with long names': alike(8, 1, 'Very sticky dark gray clay loam'),
  'thin layers far down': '0 Clay, 97 Gravel, 98 Chalk, 99 Limestone',
}

for (const [name, ground] of Object.entries(columns)) {
  const soil = layersOf(ground)
  const { height, bands, scale, ticks } = layoutColumn(soil)

  column(`${name}: labels stand apart, in order, inside the drawing`, () => {
    let free = 0
    for (const { lines, labelAt } of bands) {
      const top = labelAt - nameLine / 2
      assert.ok(top >= free - 0.5, `${lines.join(' ')} at ${top} is above ${free}`)
      free = top + lines.length * nameLine + rangeLine
    }
    assert.ok(free <= height, `the last label ends at ${free} of ${height}`)
  })

  column(`${name}: depths are true to one scale`, () => {
    bands.forEach(({ top, bottom, anchor }, i) => {
      const { from, to } = soil[i]!
      assert.is(top, Math.round(from * scale))
      assert.is(bottom, to === undefined ? height : Math.round(to * scale))
      assert.ok(anchor >= top && anchor <= bottom, 'the leader starts in its layer')
    })
  })

  column(`${name}: the depth is written often enough, and never twice in one place`, () => {
    assert.ok(ticks.length >= 2)
    ticks.slice(1).forEach((feet, i) => assert.ok((feet - ticks[i]!) * scale >= 20))
  })

  column(`${name}: every word of a name is kept, on lines that a phone has room for`, () => {
    bands.forEach(({ lines }, i) => {
      assert.is(lines.join(' '), soil[i]!.name)
      for (const line of lines) assert.ok(line.length <= 15 || !line.includes(' '), line)
    })
  })
}

column.run()
