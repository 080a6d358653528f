import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { dataAddress } from '../../../generator/draw/png'
import { ownPicture } from '../../../generator/read/pictures/own-picture'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { said } from '../../helpers/fixture-build'
import { newFolder } from '../../helpers/folder'
import { exported } from '../read/svg-cases'

const own = fixtureSuite('an icon or logo in SVG')

const svg = (inner: string, size = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${inner}\n</svg>`

const blurred =
  '<filter id="f"><feGaussianBlur stdDeviation="3"/></filter><path filter="url(#f)" d="M9 9h9v9z"/>'
const crashed = '<g opacity=".5"><rect x="-1e8" width="1e9" height="1e9"/><rect width="9" height="9"/></g>'
const right = {
  ...exported,
  blur: svg(blurred),
  'lengths that crash resvg': svg(crashed),
  'no text that shows': svg(
    '<title>A</title><text>\n</text><text><title>C</title></text><path d="M0 0h9v9z"/>',
  ),
}

own('is drawn at the size it is shown, as programs export it', async () => {
  const folder = newFolder()
  for (const [what, text] of Object.entries(right)) {
    writeFileSync(join(folder, 'icon.svg'), text)
    const address = await dataAddress(folder, ownPicture(folder, '/icon.svg'), 300)
    const image = sharp(Buffer.from(address.split(',')[1]!, 'base64'))
    assert.is((await image.metadata()).width, 300, what)
    assert.ok((await image.stats()).channels[3]!.max > 0, what)
  }
})

const wrong: [text: string, message: RegExp][] = [
  [svg('<g>\n<text x="1">Delta</text></g>'), /^public\/icon\.svg:3:1 {2}holds text, .*turn it into paths/],
  [svg('<text><tspan>D</tspan></text>'), /^public\/icon\.svg:2:7 {2}holds text/],
  [svg('<g/>', 'width="1e9" height="1e9"'), /^public\/icon\.svg:1:1 {2}has no size from 1 to 30000 pixels/],
  [
    svg('<g/>', 'width="3e4" height="3e4"'),
    /^public\/icon\.svg:1:1 {2}cannot be drawn .*pixel limit.*save it as PNG/,
  ],
]
for (const [text, message] of wrong)
  own(`stops the build: ${message}`, async (fixture) => {
    writeFileSync(join(fixture.publicDir, 'icon.svg'), text)
    assert.match(await said(fixture), message)
  })

own.run()
