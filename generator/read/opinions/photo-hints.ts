/** Suggests photos and jobs that would improve a site without any. None of them keeps it from going live. */
import type { Site } from '../../../templates/model/site'

/** One sentence each. */
export function photoHints({ jobs, pages, services }: Site): string[] {
  const hints: string[] = []
  if (jobs.length === 0)
    hints.push(
      'content/jobs/ has no job. A file there shows one with its readings and photos on the home page and on those of its city and its service: npm run new -- job "WHAT WAS DONE, TOWN"',
    )
  const { about } = pages
  const pictures = [
    about.image,
    ...(about.team?.items ?? []).map(({ photo }) => photo),
    ...services.map(({ image }) => image),
  ]
  if (!pictures.some((picture) => picture?.photo))
    hints.push(
      'No photo shows you at work. Put some into public/images/ and name them as "image" or as "photo" of someone in "team" in content/pages/about.md, or as "image" in files of content/services/, so that visitors see who comes and search engines find pictures of the work.',
    )
  return hints
}
