/** Which jobs a page shows, and which photos of a job. */
import type { Evidence, Job, Site } from './site'

/** A visitor reads a few; more of them would only make the page long. */
const most = 3

/** The last jobs that were done, of all or of those in one town or of one service; `jobs` come newest first. */
export const shownJobs = (
  jobs: Site['jobs'],
  { town, service }: { town?: string; service?: string } = {},
): Job[] =>
  jobs
    .filter(
      (job) =>
        (town === undefined || job.town === town) && (service === undefined || job.service === service),
    )
    .slice(0, most)

/** Before and after show a repair best, so no other photo is shown beside them. */
export const photosOfJob = ({ pair, photos }: Pick<Job, 'pair' | 'photos'>): Evidence[] =>
  pair ? [pair.before, pair.after] : (photos?.slice(0, 1) ?? [])
