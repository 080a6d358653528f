/** Suggests what would improve a site that lacks it. Nothing of it keeps the site from going live. */
import type { Site } from '../../../templates/model/site'

/** One line each. */
export function worthDoing({ jobs, pages: { about, home }, services, testimonials }: Site): string[] {
  const team = about.team?.items ?? []
  const pictures = [about.image, ...team.map(({ photo }) => photo), ...services.map(({ image }) => image)]
  const isShown = home.who
    ? team.some(({ first, name, photo }) => first && name && photo?.photo)
    : pictures.some((picture) => picture?.photo)
  return [
    testimonials.length === 0 &&
      'content/testimonials/ has no review. The first one puts the page of reviews into the menu: npm run new -- review "NAME, TOWN"',
    jobs.length === 0 &&
      'content/jobs/ has no job. A file there shows one with its readings and photos on the home page and on those of its city and its service: npm run new -- job "WHAT WAS DONE, TOWN"',
    !isShown &&
      'No photo shows who comes. Put one into public/images/ and name it as "photo" of someone in "team" in content/pages/about.md, with a "name" and "first: yes", so that home shows it. No other change wins more trust.',
  ].filter((line) => line !== false)
}
