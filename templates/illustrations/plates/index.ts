import type { ReactElement } from 'react'
import type { Region } from '../../model/site'
import type { DrawnPlate } from './sizes'
import { Buried } from './buried'
import { CrackMap } from './crack-map'
import { CrawlSpacePlate } from './crawl-space'
import { FloorPlan } from './floor-plan'
import { Piers } from './piers'
import { Pushing } from './pushing'
import { Seasons } from './seasons'
import { Tunnel } from './tunnel'
import { TwoGrounds } from './two-grounds'
import { Watering } from './watering'

/** The component of each plate. Names of roads, faults and ground come from the region. */
export const plateDrawings: Record<DrawnPlate, (props: { region: Region }) => ReactElement> = {
  seasons: Seasons,
  'two-grounds': TwoGrounds,
  piers: Piers,
  'crawl-space': CrawlSpacePlate,
  tunnel: Tunnel,
  'crack-map': CrackMap,
  watering: Watering,
  buried: Buried,
  pushing: Pushing,
  'floor-plan': FloorPlan,
}
