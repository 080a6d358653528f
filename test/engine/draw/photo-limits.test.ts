/** How many bytes the files of a photo may have: fewer where a phone loads them than where a desk does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { filesBelow } from '../../helpers/files'
import { withFixture } from '../../helpers/fixture'
import { put } from '../../helpers/photos'
import { random } from '../fuzz/random'

const limits = suite('the files of a photo with very much detail')

/** Blots of any color, four pixels wide. Each `seed` gives others. */
function blots(seed: number): Promise<Buffer> {
  const [width, height] = [375, 250]
  const { int } = random(seed)
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => int(256)))
  const raw = { raw: { width, height, channels: 3 as const } }
  return sharp(pixels, raw).resize(1500, 1000).jpeg({ quality: 90 }).toBuffer()
}

limits('have at most 40,000 bytes for a phone; on a desk they use more, of at most 120,000', () =>
  withFixture(async (fixture) => {
    // Another photo each time, so that it is encoded and not found in the cache.
    put(fixture.publicDir, 'blots.jpg', await blots(Date.now() % 1e6))
    fixture.edit('services/leveling.md', 'Clay moves.', '![Blots](/images/blots.jpg)')
    await build({ ...fixture, preview: false })
    const files = filesBelow(fixture.outDir).filter((file) => file.startsWith('assets/blots-'))
    assert.is(files.length, 7)
    for (const file of files) {
      const bytes = readFileSync(join(fixture.outDir, file)).length
      const [least, most] = file.includes('-720.') ? [10_000, 40_000] : [40_001, 120_000]
      assert.ok(bytes >= least! && bytes <= most!, `${file} is ${bytes} bytes`)
    }
  }),
)

limits.run()
