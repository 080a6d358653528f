/** Chooses the jobs that a page shows, and the photos of a job. */
import type { Evidence, Job, Site } from './site'

/** More jobs would only make the page long. */
const most = 3

/** Returns the latest jobs: of all, or of one town or one service. `jobs` are sorted newest first. */
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

/** Shows only the pair if there is one, because before and after prove a repair best. */
export const photosOfJob = ({ pair, photos }: Pick<Job, 'pair' | 'photos'>): Evidence[] =>
  pair ? [pair.before, pair.after] : (photos?.slice(0, 1) ?? [])

/** Returns the job of the home page: the latest one with a pair, or else the latest. */
export const bestJob = (jobs: Site['jobs']): Job | undefined =>
  shownJobs(jobs).find(({ pair }) => pair) ?? jobs[0]
