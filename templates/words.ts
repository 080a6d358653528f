import { createContext, useContext } from 'react'
import type { FrameWords } from './model/site'

/** The words of the frame, for drawings deep in a page. */
export const Words = createContext<FrameWords | undefined>(undefined)

export const useWords = (): FrameWords => useContext(Words)!
