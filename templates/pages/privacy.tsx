import { singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { callPanel } from '../sections/notice'
import { prose } from '../sections/prose'
import { privacyPath } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const privacy = singlePage('privacy', 'pages/privacy.md', privacyPath, privacyPage)

/** What the site does with visitors' data, and how accessible it is. */
function privacyPage(site: Site): Page {
  const { business, frame, pages } = site
  const page = pages.privacy
  return pageWithHero(site, page, privacyPath, {
    blocks: [...prose(page.body), callPanel('contact', frame.contact, business)],
  })
}
