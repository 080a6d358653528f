import { createContext, useContext } from 'react'
import type { DrawingWords, FrameWords, PlateWords, Site } from './model/site'

/** The words that templates say by themselves. */
export type SiteWords = Pick<Site, 'frame' | 'drawings' | 'plates'>

/** The words of the frame and of drawings, and their language, for what stands deep in a page. */
export const Words = createContext<SiteWords | undefined>(undefined)

/** The words of the frame on the page that is being rendered. */
export const useWords = (): FrameWords => useContext(Words)!.frame

/** The words in drawings that are part of pages. */
export const useDrawingWords = (): DrawingWords => useContext(Words)!.drawings

/** The words of plates and of drawings of services. */
export const usePlateWords = (): PlateWords => useContext(Words)!.plates
