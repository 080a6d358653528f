import type { ReactElement } from 'react'
import { loadSite } from '../../generator/read/load'
import { Words } from '../../templates/words'
import { fixtureFolders } from './fixture'

const { site } = loadSite(fixtureFolders)

/** The words in drawings of the small site. */
export const { drawings: drawingWords } = site

/** An element of a drawing with the words of the small site. */
export const withWords = (element: ReactElement): ReactElement => <Words value={site}>{element}</Words>
