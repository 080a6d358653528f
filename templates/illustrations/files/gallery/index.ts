import type { ReactElement } from 'react'
import { Drain } from './drain'
import { Excavation } from './excavation'
import { Lift } from './lift'
import { Pier } from './pier'
import { Survey } from './survey'
import { Walkthrough } from './walkthrough'

/** The pictures of the gallery by file name, 960 x 600, without words. */
export const gallery: Record<string, () => ReactElement> = {
  '1-survey': Survey,
  '2-excavation': Excavation,
  '3-pier': Pier,
  '4-lift': Lift,
  '5-drain': Drain,
  '6-walkthrough': Walkthrough,
}
