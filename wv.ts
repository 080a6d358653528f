import './generator/process/production'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as schema from './templates/model/schema'
import { filesBelow } from './test/helpers/files'
import { withFullFixture, fullContentDir } from './test/helpers/full-fixture'
import { readPhotos } from './generator/read/public-photos'
import { fixtureFolders } from './test/helpers/fixture'
import { checkContent } from './test/helpers/refused'
import { withWrongValues } from './test/helpers/wrong-values'
import { ContentError } from './generator/read/problems'
const files = new Map<string, Buffer>()
for (const dir of [fixtureFolders.contentDir, fullContentDir]) for (const f of filesBelow(dir)) files.set(f, readFileSync(join(dir, f)))
const of: [string, any][] = [['business.md', schema.business],['region.md', schema.region],['redirects.md', schema.redirects],['services/piers.md', schema.service],['locations/bee.md', schema.city],['testimonials/dana.md', schema.testimonial],['jobs/porch-by-the-creek.md', schema.job],['pages/home.md', schema.home],['pages/services.md', schema.servicesPage],['pages/locations.md', schema.locationsPage],['pages/about.md', schema.aboutPage],['pages/reviews.md', schema.reviewsPage],['pages/faqs.md', schema.faqsPage],['pages/privacy.md', schema.privacyPage],['pages/not-found.md', schema.notFoundPage],['shared/frame.md', schema.frame],['shared/city.md', schema.cityShared],['shared/county.md', schema.countyShared],['shared/service.md', schema.serviceShared]]
const stat: any = {}
await withFullFixture(async ({ publicDir }) => {
const photos = await readPhotos(publicDir)
const more = { publicDir, photos }
const t = performance.now(); let n = 0
console.log('plain', await checkContent(files, more).then(() => 'ok', (e) => String(e).slice(0, 800)))
for (const [file, rules] of of) {
  if (process.argv[2] && !file.includes(process.argv[2])) continue
  for (const w of withWrongValues(files.get(file)!.toString(), rules)) {
    n++
    let cls = 'ok', msg = ''
    try { await checkContent(new Map([...files, [file, Buffer.from(w.text)]]), more) } catch (e) {
      if (!(e instanceof ContentError)) { cls = 'STACK'; msg = (e as Error).stack!.split('\n').slice(0, 4).join(' / ') }
      else { const p = e.problems; cls = p.length !== 1 ? `${p.length > 1 ? 'MANY' : 'none'}` : p[0]!.file !== file || p[0]!.line! < w.lines[0] || p[0]!.line! > w.lines[1] ? 'ELSEWHERE' : 'one'
        msg = p.slice(0, 4).map((x) => `${x.file}:${x.line} ${x.message}`).join(' ;; ') + (cls === 'MANY' ? ` (${p.length})` : '') + ` [${w.lines}]` }
    }
    stat[cls + ' ' + w.kind] = (stat[cls + ' ' + w.kind] ?? 0) + 1
    if (cls !== 'one' && !(cls === 'ok')) console.log(cls, file, w.field, w.kind, '=>', msg.slice(0, 400))
    if (cls === 'ok' && w.kind !== 'nothing' && w.kind !== 'a number') console.log('OK?', file, w.field, w.kind)
  }
}
console.log(stat, n, performance.now() - t)
})
process.exit()
