/** `npm run build`: builds with the given flags and prints the report. */
import { asGiven } from './as-given'
import { createStopwatch, timings } from '../process/progress'
import { runCommand } from './explain'
import { parseFlags } from './flags'
import type { BuildOptions } from './flags'
import { formatJson, formatReport, formatTimings } from './report'
import type { Report } from './report'

type Build = (
  options: BuildOptions,
  lap: (stage: string) => void,
  tell: (report: Report) => void,
) => Promise<unknown>

export const runBuild = (build: Build): Promise<void> =>
  runCommand(async () => {
    const options = parseFlags(process.argv.slice(2))
    const stopwatch = createStopwatch()
    await build(options, stopwatch.lap, (report) => {
      if (options.json) return console.log(formatJson(report, timings(stopwatch)))
      console.log(asGiven(formatReport(report, process.uptime() * 1000)))
      if (options.timings) console.log(formatTimings(timings(stopwatch)))
    })
  })
