/** `npm run budgets`: measures what each page loads, and compares it with the limits of the design. */
import { firstScreenLimit, heavyPages, pageLimit, weigh, weightOf, whatIsHeavy } from './page-weight'
import { needSite } from '../../generator/commands/deploy/site-rules'
import { photoLimits } from '../../generator/draw/photo-files'
import { isProgram } from '../../generator/process/paths'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags } from '../../generator/terminal/flags'
import { loadsIn, weighScripts } from './page-loads'
import type { PageLoads } from './page-loads'

/** Bytes of all scripts together. */
export const scriptLimit = 1_300
/** HTML, font and script. */
const requestLimit = 3

/** Returns one line for each broken limit that only code can break, not content. */
export function overBudget(folder: string, loads = loadsIn(folder)): string[] {
  const script = weighScripts(folder)
  const lines = [
    ...loads.flatMap(wrongRequests),
    script > scriptLimit && `the script is ${script} bytes; at most ${scriptLimit} fit`,
  ]
  return lines.filter((line) => line !== false)
}

function wrongRequests({ path, requests, thirdParty, photos }: PageLoads) {
  return [
    requests > requestLimit && `${path} makes ${requests} requests; at most ${requestLimit} are allowed`,
    ...thirdParty.map((url) => `${path} asks another host: ${url}`),
    ...photos.flatMap((photo) => [
      photo.phone > photoLimits.phone &&
        `${path} shows ${photo.path}, ${photo.phone} bytes on a phone; at most ${photoLimits.phone} fit`,
      photo.desk > photoLimits.desk &&
        `${path} shows ${photo.path}, ${photo.desk} bytes on a desk; at most ${photoLimits.desk} fit`,
    ]),
  ]
}

if (isProgram(import.meta.url))
  await runCommand(() => {
    const { out } = readFlags('budgets').values
    needSite(out)
    const column = (bytes: number) => String(bytes).padStart(6)
    console.log('bytes in all, of HTML, of it to the end of the first screen, of headers; requests')
    const weights = weigh(out)
    const loads = loadsIn(out)
    for (const weight of weights) {
      const { path, html, firstScreen, headers } = weight
      const { requests, photos } = loads.find((page) => page.path === path)!
      const columns = [weightOf(weight), html, firstScreen, headers].map(column).join(' ')
      console.log(`${columns}  ${requests}  ${path}`)
      for (const photo of photos)
        console.log(
          `${' '.repeat(26)}${column(photo.phone)} on a phone ${column(photo.desk)} on a desk  ${photo.path}`,
        )
    }
    console.log(`${column(weighScripts(out))} bytes of script`)
    for (const page of heavyPages(out, weights)) console.log(`remark: ${page.path} ${whatIsHeavy(page)}`)
    const over = overBudget(out, loads)
    for (const line of over) console.error(line)
    console.log(
      `limits: ${firstScreenLimit} bytes a first screen and ${pageLimit} a page, which are remarks; ${scriptLimit} of script; ${requestLimit} requests; a photo ${photoLimits.phone} on a phone, ${photoLimits.desk} on a desk; ${over.length} broken`,
    )
    if (over.length > 0) process.exitCode = 1
  })
