import type { Site } from '../../templates/model/site'
import { cityPath, faqsPath, homePath, servicePath } from '../../templates/model/urls'

/** One page of each kind: home, a service, a city, questions. */
export const fourPages = ({ services, cities }: Site) => [
  homePath,
  servicePath(services[0]!),
  cityPath(cities[0]!),
  faqsPath,
]
