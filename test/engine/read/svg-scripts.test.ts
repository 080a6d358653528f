import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { svgFiles } from '../../../generator/draw/svg-drawings'
import { svgProblems } from '../../../generator/read/pictures/svg-scripts'
import { fixtureFolders } from '../../helpers/fixture'
import { said } from '../../helpers/fixture-build'
import { newFolder } from '../../helpers/folder'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { listed } from '../../helpers/listed'

const scripts = fixtureSuite('SVG in public/')

const folder = newFolder()

/** What is refused, with its position. */
function refused(contents: string | Buffer, name = 'x.svg'): string[] {
  writeFileSync(join(folder, name), contents)
  return svgProblems(folder, [`/${name}`]).map(
    ({ line, column, message }) =>
      `${line}:${column} ${/holds (.*?); a browser|is (not well-formed XML)/.exec(message)?.slice(1).find(Boolean)}`,
  )
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${inner}\n</svg>`

const declaration = 'a declaration (<!ENTITY or <!ATTLIST) that can hide a script'
const linked = 'a link that runs a script'

const dangerous: [inner: string, ...expected: string[]][] = [
  ['<script>alert(1)</script>', '2:1 a script'],
  ['<SCRIPT>alert(1)</SCRIPT>', '2:1 a script'],
  ['<svg:script href="a.js"/>', '2:1 a script'],
  ['<x:handler type="text/ecmascript"/>', '2:1 a script'],
  ['<g><g>\n   <path onload="alert(1)"/></g></g>', '3:4 a script, in onload='],
  ["<path\n  d='M0'\n  onClick = 'alert(1)'/>", '2:1 a script, in onclick='],
  ['<a xlink:href="javascript:alert(1)">x</a>', `2:1 ${linked}`],
  ['<a href="JavaScript:alert(1)">x</a>', `2:1 ${linked}`],
  ['<a href="java&#115;cript:alert(1)">x</a>', `2:1 ${linked}`],
  ['<a href="java&#x73;cript&#58;alert(1)">x</a>', `2:1 ${linked}`],
  ['<a href=" java\n&#9;script:alert(1)">x</a>', `2:1 ${linked}`],
  ['<animate attributeName="href" values="#a;javascript:alert(1)"/>', `2:1 ${linked}`],
  ['<set attributeName="href" to="javascript:alert(1)"/>', `2:1 ${linked}`],
  ['<a href="data:text/html,x">x</a>', '2:1 a page in a link, data:'],
  ['<foreignObject><p>x</p></foreignObject>', '2:1 HTML, in <foreignObject>'],
  [
    '<h:iframe src="https://x.example"/>',
    '2:1 another page, in <iframe>',
    '2:1 what it loads from another host, in <iframe>',
  ],
  ['<use href="https://x.example/a.svg#b"/>', '2:1 what it loads from another host, in <use>'],
  ['<image xlink:href="//x.example/a.png"/>', '2:1 what it loads from another host, in <image>'],
  ['<svg:image href="https:&#47;/x.example/a.png"/>', '2:1 what it loads from another host, in <image>'],
  ['<script/><path d="M0" <script>', '2:1 a script', '2:23 not well-formed XML'],
  ['<path d="M0 <script>', '2:13 not well-formed XML'],
  ['<g>', '3:6 not well-formed XML'],
  ['<!-- a --><script/>', '2:11 a script'],
  ['<![CDATA[ x ]]><script/>', '2:16 a script'],
  ['<path onload="a"/><path onload="b"/>', '2:1 a script, in onload='],
]
for (const [inner, ...expected] of dangerous)
  scripts(`is refused: ${inner}`, () => assert.equal(refused(svg(inner)), expected))

scripts('refuses deeper nesting than browsers show', () =>
  assert.equal(refused(`<svg>${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`), [
    '1:773 not well-formed XML',
  ]),
)

const heads: [head: string, expected: string][] = [
  ['<!DOCTYPE svg [<!ENTITY x "<script>">]>', `1:1 ${declaration}`],
  ['<!DOCTYPE svg [\n <!ATTLIST svg onload CDATA "alert(1)">\n]>', `1:1 ${declaration}`],
  ['<!DOCTYPE svg [<!ENTITY x SYSTEM "https://x.example/a">]>', `1:1 ${declaration}`],
  ['<?xml-stylesheet href="javascript:alert(1)"?>', '1:1 a link to a style sheet, <?xml-stylesheet'],
]
for (const [head, expected] of heads)
  scripts(`is refused: ${head}`, () => assert.is(refused(`${head}\n${svg('')}`)[0], expected))

const harmless = listed(`
  <!-- <script> -->  <style><![CDATA[ a > b {} <script> ]]></style>  <a href="https://x.example/">x</a>
  <title>A script, onload="x", javascript:</title>  <a href="/services">x</a>  <use href="#a"/>
  <image href="data:image/png;base64,AAAA"/>  <image href="/images/a.png"/>
  <path d="M0 0" id="one" style="fill:red"/>  <text>on= 3 &lt;script></text>`)
for (const inner of harmless) scripts(`may stay: ${inner}`, () => assert.equal(refused(svg(inner)), []))

scripts('may be as Illustrator exports it, with entities for its namespaces', () => {
  const head =
    '<!DOCTYPE svg [\n <!ENTITY ns_svg "http://www.w3.org/2000/svg">\n <!ENTITY run "javascript:x">\n]>'
  assert.equal(refused(`${head}\n<svg xmlns="&ns_svg;"><path d="M0 0"/></svg>`), [])
  assert.equal(refused(`${head}\n<svg xmlns="&ns_svg;"><a href="&run;">x</a></svg>`), [`5:23 ${linked}`])
})

scripts('may be one of our own drawings', () => {
  for (const [name, make] of svgFiles(loadSite(fixtureFolders).site)) assert.equal(refused(make()), [], name)
})

scripts('is read in UTF-16, and with any capitals in its name', () => {
  const source = svg('<script/>')
  const little = Buffer.from(source, 'utf16le')
  assert.equal(refused(Buffer.from(`\uFEFF${source}`, 'utf16le')), ['2:1 a script'])
  assert.equal(refused(little), ['2:1 a script'])
  assert.equal(refused(Buffer.from(little).swap16()), ['2:1 a script'])
  assert.equal(refused(source, 'x.SVG'), ['2:1 a script'])
  assert.equal(refused('x', 'x.svgz'), ['1:1 undefined'])
  assert.equal(refused(source, 'x.txt'), [])
})

scripts('stops the build with file, line and column, unless the owner allows it', async (fixture) => {
  const path = join(fixture.publicDir, 'tour/walk.svg')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, svg('<g>\n  <a href="java&#115;cript:alert(1)"/></g>'))
  assert.match(
    await said(fixture),
    /^public\/tour\/walk\.svg:3:3 {2}holds a link that runs a script; .*, or name the file in svgScripts of business\.md\n.*\n\n1 problem/,
  )
  fixture.edit('business.md', '---\n', '---\nsvgScripts: [/tour/walk.svg]\n')
  assert.is(await said(fixture), 'built')
  rmSync(path)
  assert.match(
    await said(fixture),
    /business\.md:2:14 {2}svgScripts\[0\] is "\/tour\/walk\.svg", but there is no such file in public\//,
  )
})

scripts.run()
