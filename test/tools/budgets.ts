/** `npm run budgets`: what each page takes to load, against the limits of the design. */
import {
  evidenceLimit,
  heavyPages,
  pageLimit,
  remarkOn,
  weigh,
  weighScripts,
  weightOf,
} from '../../generator/commands/deploy/page-weight'
import type { Weight } from '../../generator/commands/deploy/page-weight'
import { needSite } from '../../generator/commands/deploy/site-rules'
import { photoLimits } from '../../generator/draw/photo-files'
import { isProgram } from '../../generator/process/paths'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags } from '../../generator/terminal/flags'

/** Bytes of all scripts together. */
export const scriptLimit = 2_048
/** HTML, font and script. */
const requestLimit = 3

/** One line for each limit that is broken and that no content can break, but only code. */
export function overBudget(folder: string, weights = weigh(folder)): string[] {
  const script = weighScripts(folder)
  const lines = [
    ...weights.flatMap(wrongRequests),
    script > scriptLimit && `the script is ${script} bytes; at most ${scriptLimit} fit`,
  ]
  return lines.filter((line) => line !== false)
}

function wrongRequests({ path, requests, thirdParty, photos }: Weight) {
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
    console.log('bytes in all, of HTML, of what else the first paint waits for, of headers; requests')
    const weights = weigh(out)
    for (const weight of weights) {
      const { path, html, blocking, headers, requests, photos } = weight
      const columns = [weightOf(weight), html, blocking, headers].map(column).join(' ')
      console.log(`${columns}  ${requests}  ${path}`)
      for (const photo of photos)
        console.log(
          `${' '.repeat(26)}${column(photo.phone)} on a phone ${column(photo.desk)} on a desk  ${photo.path}`,
        )
    }
    console.log(`${column(weighScripts(out))} bytes of script`)
    for (const page of heavyPages(out, weights)) console.log(`remark: ${remarkOn(page)}`)
    const over = overBudget(out, weights)
    for (const line of over) console.error(line)
    console.log(
      `limits: ${pageLimit} bytes a page, and ${evidenceLimit} more below the first screen of one with photos or jobs, which is no error; ${scriptLimit} of script; ${requestLimit} requests; a photo ${photoLimits.phone} on a phone, ${photoLimits.desk} on a desk; ${over.length} broken`,
    )
    if (over.length > 0) process.exitCode = 1
  })
