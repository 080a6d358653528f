import type { ReactElement } from 'react'
import type { Drawing } from '../../model/site'
import { CrackRepair } from './crack'
import { CrawlSpace } from './crawl-space'
import { FoamLifting } from './foam-lifting'
import { Foundation } from './foundation'
import { FrenchDrain } from './french-drain'
import { HelicalPierRepair } from './helical-pier'
import { Leveling } from './leveling'
import { PierAndBeam } from './pier-and-beam'
import { PushPier } from './push-pier'
import { RootBarrier } from './root-barrier'
import { Slab } from './slab'
import { SoilInjection } from './soil-injection'

/** The drawing of each repair. */
export const cutaways: Record<Drawing, () => ReactElement> = {
  foundation: Foundation,
  slab: Slab,
  'pier-and-beam': PierAndBeam,
  leveling: Leveling,
  'crawl-space': CrawlSpace,
  'french-drain': FrenchDrain,
  'soil-injection': SoilInjection,
  'helical-pier': HelicalPierRepair,
  'push-pier': PushPier,
  crack: CrackRepair,
  'root-barrier': RootBarrier,
  'foam-lifting': FoamLifting,
}
