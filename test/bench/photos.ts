/**
 * `npm run bench-photos -- N`: builds the real content with N photos of 12 megapixels in its gallery, as whole
 * processes: first when none of them was ever encoded, then again. On Node 20 and two cores: see the README.
 */
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../generator/terminal/explain'
import { contentDir, publicDir } from '../../generator/process/paths'
import { filesBelow } from '../helpers/files'
import { put, scene } from '../helpers/photos'
import { readCounts } from './synthetic'
import { timedBuild } from './timed'

await runCommand(async () => {
  const [count = 60] = readCounts('bench-photos', [])
  const root = mkdtempSync(join(tmpdir(), 'bench-photos-'))
  try {
    const [content, files, out] = ['content', 'public', 'dist'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ]
    cpSync(contentDir, content, { recursive: true })
    cpSync(publicDir, files, { recursive: true })
    console.log(`without photos: ${build(content, files, out)} s`)
    const photo = await (await scene(4000, 3000)).jpeg({ quality: 92 }).toBuffer()
    const names = Array.from({ length: count }, (_, i) => `bench-${i + 1}.jpg`)
    // What follows the end of a JPEG is read by nobody, but makes each another file that no cache holds.
    for (const name of names) put(files, name, Buffer.concat([photo, Buffer.from(randomUUID())]))
    const page = join(content, 'pages/services.md')
    const entries = names.map(
      (name, i) => `    - src: /images/${name}\n      alt: Photo ${i + 1}\n      caption: Photo ${i + 1}.\n`,
    )
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(
        /(\ngallery:\n[^]*?\n {2}items:\n)/,
        (begin) => begin + entries.join(''),
      ),
    )
    console.log(
      `${count} photos of ${Math.round(photo.length / 1000)} kB, the first time: ${build(content, files, out)} s`,
    )
    for (const _ of [1, 2, 3]) console.log(`again: ${build(content, files, out)} s`)
    const made = filesBelow(out).filter((file) => /\/bench-\d+-/.test(file))
    const bytes = made.reduce((sum, file) => sum + statSync(join(out, file)).size, 0)
    console.log(`${made.length} files, ${Math.round(bytes / 1000)} kB`)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

/** Seconds. @throws when the build fails */
function build(...folders: Parameters<typeof timedBuild>): string {
  return (timedBuild(...folders).whole / 1000).toFixed(2)
}
