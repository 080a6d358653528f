import type { ReactElement } from 'react'
import { loadSite } from '../../generator/read/load'
import { Words } from '../../templates/words'
import { fixtureFolders } from './fixture'

const { site } = loadSite(fixtureFolders)

/** The words in the small site's drawings. */
export const { drawings: drawingWords } = site

/** Returns an element of a drawing with the words of the small site. */
export const withWords = (element: ReactElement): ReactElement => <Words value={site}>{element}</Words>
