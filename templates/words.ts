import { createContext, useContext } from 'react'
import type { DrawingWords, FrameWords, PlateWords, Region, Site } from './model/site'

/** What templates use on any page: the words of the frame, drawings and plates, and what houses stand on. */
export type SiteWords = Pick<Site, 'frame' | 'drawings' | 'plates' | 'region'>

/** The words of the frame and of drawings, for components deep in a page. */
export const Words = createContext<SiteWords | undefined>(undefined)

/** Returns the words of the frame for the page being rendered. */
export const useWords = (): FrameWords => useContext(Words)!.frame

/** Returns the words in drawings that are part of pages. */
export const useDrawingWords = (): DrawingWords => useContext(Words)!.drawings

/** Returns the words of plates and of the drawings of services. */
export const usePlateWords = (): PlateWords => useContext(Words)!.plates

/** Returns what drawings show of the region. */
export const useRegion = (): Region => useContext(Words)!.region

/** True when drawings of no particular house show the edge of a slab. Otherwise they show a wall on a footing. */
export const useHasSlab = (): boolean => (useRegion().hero.foundation ?? 'slab') === 'slab'
