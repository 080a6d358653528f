import { bySlug } from '../model/by-slug'
import { bestJob, shownJobs } from '../model/jobs'
import type { Evidence, FrameWords, HeadContent, Job, Site } from '../model/site'
import { inDigits, monthInWords } from '../model/language'
import { lowerFirst } from '../model/text'
import { cityPath, servicePath } from '../model/urls'
import { BeforeAfter } from './before-after'
import { PhotoFigure } from './photo'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** The town or service that the page is about, because a page does not link to itself. */
export type Whose = Partial<Pick<Job, 'town' | 'service'>>

type JobSite = Pick<Site, 'jobs' | 'cities' | 'services' | 'frame'>

/** The latest jobs. Undefined when there are none. */
export function jobs(head: HeadContent, site: JobSite, whose: Whose = {}): Block | undefined {
  const shown = shownJobs(site.jobs, whose)
  if (shown.length === 0) return undefined
  return section(
    'jobs',
    head,
    <ul className="jobs">
      {shown.map((job) => (
        <li key={job.slug}>
          <JobReport job={job} site={site} whose={whose} />
        </li>
      ))}
    </ul>,
  )
}

/** How many other jobs the log of the home page lists. */
const logged = 6

/** The most convincing job, in large, and the latest others in a log. Undefined when there are no jobs. */
export function proof(head: HeadContent, site: JobSite): Block | undefined {
  const job = bestJob(site.jobs)
  const others = site.jobs.filter((one) => one !== job).slice(0, logged)
  return (
    job &&
    section(
      'jobs',
      head,
      <>
        <ul className="jobs">
          <li>
            <JobReport job={job} site={site} whose={{}} />
          </li>
        </ul>
        {others.length > 0 && (
          <ul className="ruled">
            {others.map((one) => (
              <li key={one.slug}>
                <LogLine job={one} site={site} />
              </li>
            ))}
          </ul>
        )}
      </>,
    )
  )
}

/** A job in one line: when, where, what, and the readings before and after. */
function LogLine({ job: { town, title, done, readings }, site }: { job: Job; site: JobSite }) {
  const { jobs: words, labels, lang } = site.frame
  const { label } = bySlug(site.cities, [town])[0]!
  return (
    <>
      <b>{`${monthInWords(done, lang)}, ${label}: `}</b>
      {title}
      {readings &&
        ` (${lowerFirst(words.before)} ${inDigits(readings.before, lang)}, ${lowerFirst(words.after)} ${inDigits(readings.after, lang)}\u00A0${labels.inches})`}
    </>
  )
}

function JobReport({ job, site, whose }: { job: Job; site: JobSite; whose: Whose }) {
  const { title, moved, method, readings, days, done } = job
  const { jobs: words, lang } = site.frame
  const town = bySlug(site.cities, [job.town])[0]!
  const service = bySlug(site.services, [job.service])[0]!
  return (
    <>
      <div className="found">
        <h3>{title}</h3>
        {job.draft && <small className="sample">{site.frame.draft.text}</small>}
        {readings && <Readings readings={readings} frame={site.frame} />}
      </div>
      <JobPhotos
        job={job}
        repair={service.name}
        town={town.label}
        words={words}
        brief={!whose.town && !whose.service}
      />
      <div className="told">
        <Rich value={moved} />
        <Rich value={method} />
        <ul className="where">
          <li>
            <TownLink name={town.label} path={cityPath(town)} here={whose.town !== undefined} />
          </li>
          <li>
            <TownLink name={service.name} path={servicePath(service)} here={whose.service !== undefined} />
          </li>
          <li>{monthInWords(done, lang)}</li>
          {days && <li>{`${days}\u00A0${days === 1 ? words.day : words.days}`}</li>}
        </ul>
      </div>
    </>
  )
}

const TownLink = ({ name, path, here }: { name: string; path: string; here: boolean }) =>
  here ? name : <a href={path}>{name}</a>

interface ReadingsProps {
  readings: NonNullable<Job['readings']>
  frame: FrameWords
}

function Readings({ readings: { before, after }, frame }: ReadingsProps) {
  const { jobs: words, labels, lang } = frame
  const inches = (amount: number) => `${inDigits(amount, lang)}\u00A0${labels.inches}`
  return (
    <div className="readings small">
      <p>{words.readings}</p>
      <dl>
        <div>
          <dt>{words.before}</dt>
          <dd>{inches(before)}</dd>
        </div>
        <div>
          <dt>{words.after}</dt>
          <dd>{inches(after)}</dd>
        </div>
      </dl>
    </div>
  )
}

interface JobPhotosProps {
  job: Job
  repair: string
  town: string
  words: FrameWords['jobs']
  /** Shows only the first photo, where jobs of all kinds are together. */
  brief: boolean
}

/** The pair or the first photo, whose title block says what was done. The other photos are below. */
function JobPhotos({ job: { pair, photos = [], done }, repair, town, words, brief }: JobPhotosProps) {
  const known = ({ place = town, taken = done }: Pick<Evidence, 'place' | 'taken'>) => ({ place, taken })
  const [first, ...others] = photos
  const rest = brief ? [] : pair ? photos : others
  if (!pair && !first) return null
  return (
    <div className="evidence">
      {pair ? (
        <BeforeAfter pair={{ ...pair, ...known(pair) }} repair={repair} words={words} />
      ) : (
        <PhotoFigure photo={{ ...first!, ...known(first!) }} repair={repair} />
      )}
      {rest.length > 0 && (
        <ul className="shots">
          {rest.map((photo) => (
            <li key={photo.src}>
              <PhotoFigure photo={photo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
