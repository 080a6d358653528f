import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { svgFiles } from '../../../generator/draw/svg-drawings'
import { loadSite } from '../../../generator/read/load'
import { readSvg } from '../../../generator/read/pictures/svg'
import { fixtureFolders } from '../../helpers/fixture'
import { said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { listed } from '../../helpers/listed'
import { exported, hostile } from './svg-cases'

const svgs = fixtureSuite('SVG in public/')

const read = (contents: string | Buffer, name = 'public/x.svg') => readSvg(name, Buffer.from(contents))

/** What is refused, with its position. */
const refused = (contents: string | Buffer, name?: string): string[] =>
  read(contents, name).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${inner}\n</svg>`

const pixels = (text: string | Buffer) => sharp(Buffer.from(text)).resize(64, 64).raw().toBuffer()

svgs('is published as programs export it, without what they note in it', async (fixture) => {
  for (const [program, text] of Object.entries(exported)) {
    const bytes = Buffer.from(text, program === 'Illustrator' ? 'latin1' : 'utf8')
    writeFileSync(join(fixture.publicDir, `${program}.svg`), bytes)
  }
  writeFileSync(join(fixture.publicDir, 'plain.svg'), svg('<path  d="M0 0"/>'))
  assert.is(await said(fixture), 'built')
  for (const [program, text] of Object.entries(exported)) {
    const made = readFileSync(join(fixture.outDir, `${program}.svg`), 'utf8')
    assert.not.match(
      made,
      /inkscape:|sodipodi|rdf|potrace|Adobe|aipgf|ENTITY|serif|sketch:|bx:|a14|Corel|<!/i,
      program,
    )
    const [before, after] = await Promise.all([pixels(text), pixels(made)])
    assert.ok(before.equals(after), program)
    assert.ok(
      before.some((value) => value !== 0),
      program,
    )
  }
  assert.match(readFileSync(join(fixture.outDir, 'Illustrator.svg'), 'utf8'), '<title>Müller</title>')
  assert.is(readFileSync(join(fixture.outDir, 'plain.svg'), 'utf8'), svg('<path  d="M0 0"/>'))
})

for (const [inner, expected] of hostile)
  svgs(`is refused or published without harm: ${inner}`, () => {
    const [, head = '', body = ''] = /^(<!DOCTYPE.*\]>)?(.*)$/s.exec(inner)!
    const [problem] = refused(head + svg(body))
    if (expected) return assert.ok(problem?.includes(expected), problem)
    assert.is(problem, undefined)
    return assert.not.match(read(head + svg(body)).published, 'evil')
  })

const deep = `<svg>${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`
svgs('is refused when it is broken or a page', () => {
  for (const text of ['<svg><path d="M0" <script></svg>', '<svg><path d="M0 <script>', '<svg><g>', '', deep])
    assert.match(refused(text)[0]!, /^\d+:\d+ is not well-formed XML/, text.slice(0, 40))
  assert.match(refused('<html xmlns="http://www.w3.org/1999/xhtml"/>')[0]!, '1:1 holds <html>')
})

const harmless = listed(`
  <style><![CDATA[ a > b {} <script> ]]></style>  <title>A script, onload="x", javascript:</title>  <use href="#a"/>
  <image href="data:image/png;base64,AAAA"/>  <path d="M0 0" id="one" style="fill:red"/>  <text>on= 3 &lt;script></text>
  <style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style>  <path fill="url('#a')" aria-label="src()"/>`)
for (const inner of harmless) svgs(`may stay: ${inner}`, () => assert.equal(refused(svg(inner)), []))

svgs('may be one of our own drawings', () => {
  for (const [name, make] of svgFiles(loadSite(fixtureFolders).site)) {
    const { problems, isCleaned } = read(make())
    assert.equal({ problems, isCleaned }, { problems: [], isCleaned: false }, name)
  }
})

svgs('is read in the encoding that it names, but not in UTF-16', () => {
  const little = Buffer.from(svg('<script/>'), 'utf16le')
  for (const bytes of [
    Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le'),
    little,
    Buffer.from(little).swap16(),
  ])
    assert.match(refused(bytes)[0]!, /is not well-formed XML .*; save it again/)
  const latin = Buffer.from(
    `<?xml version="1.0" encoding="iso-8859-1"?>\n${svg('<title>Café</title><script/>')}`,
    'latin1',
  )
  assert.match(refused(latin)[0]!, /holds <script>/)
  assert.match(refused(`<?xml version="1.0" encoding="none"?><svg/>`)[0]!, /"none" encoding is not supported/)
  assert.match(refused('x', 'public/x.svgz')[0]!, /^1:1 is compressed/)
})

svgs('stops the build with file, line and column', async (fixture) => {
  writeFileSync(join(fixture.publicDir, 'walk.SVG'), svg('<g>\n  <a href="java&#115;cript:alert(1)"/></g>'))
  fixture.edit('business.md', '---\n', '---\nsvgScripts: [/walk.svg]\n')
  assert.match(
    await said(fixture),
    /business\.md:2:1 {2}svgScripts is gone, .*; delete these lines\n.*\npublic\/walk\.SVG:3:3 {2}holds href="javascript:alert\(1\)" in <a>; .*; delete it, or export the drawing as plain SVG .*\n.*\n\n2 problems/,
  )
})

svgs.run()
