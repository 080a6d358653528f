import { createContext, useContext } from 'react'
import type { DrawingWords, FrameWords, PlateWords, Site } from './model/site'

/** Words that templates use on any page: those of the frame, drawings and plates. */
export type SiteWords = Pick<Site, 'frame' | 'drawings' | 'plates'>

/** The words of the frame and of drawings, for components deep in a page. */
export const Words = createContext<SiteWords | undefined>(undefined)

/** Returns the words of the frame for the page being rendered. */
export const useWords = (): FrameWords => useContext(Words)!.frame

/** Returns the words in drawings that are part of pages. */
export const useDrawingWords = (): DrawingWords => useContext(Words)!.drawings

/** Returns the words of plates and of the drawings of services. */
export const usePlateWords = (): PlateWords => useContext(Words)!.plates
