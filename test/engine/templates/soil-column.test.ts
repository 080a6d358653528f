import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentDir } from '../../../build/paths'
import { soilKinds } from '../../../content/types'
import type { SoilLayer } from '../../../content/types'
import { layoutColumn, nameLine, rangeLine } from '../../../templates/illustrations/soil-layout'

const column = suite('layout of a soil column')

/** Columns by name: every city's own, and some that no city has yet. */
const columns = new Map<string, SoilLayer[]>()
const folder = join(contentDir, 'locations')
for (const file of readdirSync(folder)) {
  const [, frontMatter] = readFileSync(join(folder, file), 'utf8').split(/^---$/m)
  columns.set(file, (load(frontMatter!) as { soil: { layers: SoilLayer[] } }).soil.layers)
}

/** Layers of the given thickness, the last of which goes on down. */
const layers = (names: string[], thickness: number): SoilLayer[] =>
  names.map((name, i) => ({
    name,
    kind: soilKinds[i % soilKinds.length]!,
    from: i * thickness,
    ...(i < names.length - 1 && { to: (i + 1) * thickness }),
  }))

columns.set('two layers', layers(['Clay', 'Limestone'], 1))
columns.set('eight thin layers', layers(Array(8).fill('Clay'), 0.5))
columns.set('eight thin layers with long names', layers(Array(8).fill('Very sticky dark gray clay loam'), 1))
columns.set('thin layers far down', [
  { name: 'Clay', kind: 'clay', from: 0, to: 97 },
  { name: 'Gravel', kind: 'gravel', from: 97, to: 98 },
  { name: 'Chalk', kind: 'chalk', from: 98, to: 99 },
  { name: 'Limestone', kind: 'limestone', from: 99 },
])

for (const [name, soil] of columns) {
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

column('covers every city', () => {
  assert.ok(columns.size >= 14 + 4)
})

column.run()
