import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { compress } from '../../../generator/write/compress'
import { openOutput } from '../../../generator/write/output'
import { filesBelow } from '../../helpers/files'
import { make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'

const compressing = fixtureSuite('compress(output)')

compressing('puts a .br and a .gz beside each name of each text file, and nothing else', async (fixture) => {
  const { compressed } = await make(fixture, { compress: true })
  const { outDir } = fixture
  const texts = filesBelow(outDir).filter((file) => /\.(html|js|svg|xml|txt|json|webmanifest)$/.test(file))
  assert.ok(
    texts.includes('about.html') && texts.includes('about/index.html') && texts.includes('sitemap.xml'),
  )
  const packed = filesBelow(outDir).filter((file) => /\.(br|gz)$/.test(file))
  for (const file of packed) assert.ok(texts.includes(file.slice(0, -'.br'.length)), file)
  for (const file of texts) {
    const bytes = readFileSync(join(outDir, file))
    const read = (ending: string) => readFileSync(join(outDir, file + ending))
    // A file of a few bytes does not get smaller.
    if (bytes.length < 150) continue
    assert.equal(brotliDecompressSync(read('.br')), bytes, file)
    assert.equal(gunzipSync(read('.gz')), bytes, file)
    assert.ok(read('.br').length < bytes.length && read('.gz').length < bytes.length, file)
  }
  const { files, before, br, gz } = compressed!
  assert.ok(files > 10 && files < texts.length && br < gz && gz < before / 2, JSON.stringify(compressed))
})

compressing(
  'makes no file that would not be smaller, and leaves compressed files unchanged',
  async ({ outDir }) => {
    const writer = openOutput(outDir, [])
    const { folder } = writer
    writer.write(['a.txt'], 'a')
    for (const names of [['b.txt', 'b/c.txt'], ['d.png'], ['e.txt']]) writer.write(names, 'b'.repeat(1000))
    writer.write(['e.txt.gz'], 'packed')
    // With one more ending, no disk would take this name.
    writer.write([`${'é'.repeat(124)}.html`], 'b'.repeat(1000))
    const sums = await compress(writer)
    const packed = filesBelow(folder).filter((file) => /(br|gz)$/.test(file))
    assert.equal(packed, ['b.txt.br', 'b.txt.gz', 'b/c.txt.br', 'b/c.txt.gz', 'e.txt.br', 'e.txt.gz'])
    assert.is(readFileSync(join(folder, 'e.txt.gz'), 'utf8'), 'packed')
    assert.equal([sums.before, sums.files], [3001, 4])
  },
)

compressing.run()
