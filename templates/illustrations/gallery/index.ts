import type { ReactElement } from 'react'
import type { galleryNames } from '../../model/catalog'
import { Drain } from './drain'
import { Excavation } from './excavation'
import { Lift } from './lift'
import { Crew, Engineer, Foreman, Inspector, Plumber } from './people'
import { Pier } from './pier'
import { Raise } from './raise'
import { Survey } from './survey'
import { Visit } from './visit'
import { Walkthrough } from './walkthrough'

/** The pictures of the gallery, without words. */
export const gallery: Record<(typeof galleryNames)[number], () => ReactElement> = {
  survey: Survey,
  excavation: Excavation,
  pier: Pier,
  lift: Lift,
  raise: Raise,
  drain: Drain,
  walkthrough: Walkthrough,
  visit: Visit,
  inspector: Inspector,
  foreman: Foreman,
  crew: Crew,
  plumber: Plumber,
  engineer: Engineer,
}
