import { createContext, useContext } from 'react'
import type { FrameWords } from './model/site'

/** The words of the frame and their language, for what stands deep in a page. */
export const Words = createContext<FrameWords | undefined>(undefined)

/** Those of the page that is being rendered. */
export const useWords = (): FrameWords => useContext(Words)!
