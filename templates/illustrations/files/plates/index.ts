import type { ReactElement } from 'react'
import type { Region } from '../../../site'
import type { PlateName } from '../../plates'
import { Piers } from './piers'
import { ReadingSheet } from './reading-sheet'
import { Seasons } from './seasons'
import { TwoGrounds } from './two-grounds'

/** What each plate is drawn by. Names of roads, faults and ground in them come from the region. */
export const plateDrawings: Record<PlateName, (props: { region: Region }) => ReactElement> = {
  seasons: Seasons,
  'two-grounds': TwoGrounds,
  piers: Piers,
  'reading-sheet': ReadingSheet,
}
