/** What suites ask of the section through a lot. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { layoutLot } from '../../templates/illustrations/lot-layout'
import { LotSection } from '../../templates/illustrations/lot-section'
import type { Soil } from '../../templates/site'

export interface DrawnLot {
  drawn: HTMLElement
  /** The drawing in words. */
  label: string
  /** Feet at which the pier ends. */
  foot: number | undefined
}

/** The section through a lot with this ground. */
export function drawLot(ground: Soil): DrawnLot {
  const drawn = parse(renderToStaticMarkup(<LotSection soil={ground} label="Ground" />))
  return { drawn, label: drawn.querySelector('svg')!.getAttribute('aria-label')!, foot: footOf(drawn) }
}

/** The shafts of a push pier, a helical pier and a drilled pier: how the path of each begins. */
const shafts = ['M-10 14', 'M-9 14', 'M1 26']

function footOf(drawn: HTMLElement): number | undefined {
  const paths = drawn.querySelectorAll('path').map((path) => path.getAttribute('d') ?? '')
  const shaft = paths.find((d) => shafts.some((start) => d.startsWith(start)))
  if (shaft === undefined) return undefined
  return Math.max(...[...shaft.matchAll(/V(-?\d+)/g)].map(([, y]) => Number(y))) / 10
}

/** Adds tests of where the layers of a ground and their names stand. */
export function testLayout(suite: Test, name: string, ground: Soil): void {
  const { bands, depth, scale, moves } = layoutLot(ground)

  suite(`${name}: names stand apart, in order, inside the drawing`, () => {
    let free = 0
    for (const { layer, labelAt, isSmall } of bands) {
      const half = isSmall ? 7 : 10
      assert.ok(labelAt - half >= free - 1, `${layer.name} at ${labelAt} is above ${free}`)
      free = labelAt + half
    }
    assert.ok(free <= depth + 1, `the last name ends at ${free} of ${depth}`)
  })

  suite(`${name}: depths are true to one scale`, () => {
    for (const { layer, top, bottom } of bands) {
      assert.is(top, Math.round(layer.from * scale))
      assert.is(bottom, layer.to === undefined ? undefined : Math.round(layer.to * scale))
    }
    if (ground.activeTo !== undefined) assert.is(moves!.line, Math.round(ground.activeTo * scale))
  })

  suite(`${name}: a name that is not in its layer has a leader to it`, () => {
    for (const { layer, top, bottom = depth, labelAt, leaderTo } of bands)
      if (labelAt < top || labelAt > bottom)
        assert.ok(leaderTo! >= top && leaderTo! <= bottom, `${layer.name} has no leader`)
  })
}
