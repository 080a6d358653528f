import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { sizeOf } from '../../../generator/read/pictures/picture-size'
import type { Size } from '../../../generator/read/pictures/picture-size'
import { said } from '../../helpers/fixture-build'
import { newFolder } from '../../helpers/folder'
import { fixtureSuite } from '../../helpers/fixture-suite'

const pictures = fixtureSuite('the size of a picture')

const folder = newFolder()

const measure = (bytes: string | Buffer): Size | string | undefined => {
  const path = join(folder, 'picture')
  writeFileSync(path, bytes)
  return sizeOf(path)
}

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path/></svg>`

const sizes: [attributes: string, width: number, height: number][] = [
  ['width="40" height="30"', 40, 30],
  ['viewBox="0 0 40 30"', 40, 30],
  ['viewBox="-5 -5 39.6 30.4"', 40, 30],
  ['width="100%" height="100%" viewBox="0 0 40 30"', 40, 30],
  ['width="-4" height="-3" viewBox="0 0 40 30"', 40, 30],
  ['width="20" viewBox="0 0 40 30"', 20, 15],
  ['width="30000" height="1"', 30_000, 1],
]
for (const [attributes, width, height] of sizes)
  pictures(`is found in an SVG with ${attributes}`, () =>
    assert.equal(measure(svg(attributes)), { width, height }),
  )

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
  pictures(`is that of the upright photo when the camera stored orientation ${orientation}`, async () => {
    const photo = sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
    const jpeg = await photo.withMetadata({ orientation }).jpeg().toBuffer()
    // The size after sharp itself has turned the photo.
    const { info } = await sharp(jpeg).autoOrient().toBuffer({ resolveWithObject: true })
    assert.equal(measure(jpeg), { width: info.width, height: info.height })
  })

pictures('is reported wherever content names it', async (fixture) => {
  const at = (name: string) => join(fixture.publicDir, 'images', name)
  writeFileSync(at('a.svg'), svg('viewBox="0 0 0 0"'))
  mkdirSync(at('social.jpg'))
  fixture.edit('pages/services.md', '/images/house.svg', '/images/a.svg')
  fixture.edit('services/leveling.md', 'Clay moves.', '![Clay](/images/a.svg)')
  fixture.edit('business.md', '/images/social.png', '/images/social.jpg')
  const wrongSvg =
    '"/images/a.svg", which has no size from 1 to 30000 pixels each way; write viewBox="0 0 WIDTH HEIGHT" in its <svg>'
  assert.equal(
    (await said(fixture)).split('\n').filter((line) => line.startsWith('content/')),
    [
      'content/business.md:39:3  socialImage.src is "/images/social.jpg", which is a symbolic link, or not a file; put the file itself here',
      `content/pages/services.md:13:7  gallery.items[0].src is ${wrongSvg}`,
      `content/services/leveling.md:31:1  "![Clay](/images/a.svg)" shows ${wrongSvg}`,
    ],
  )
})

pictures.run()
