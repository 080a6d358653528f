/** Starts the editor with our forms and our way of writing files. */
import CMS from '@sveltia/cms'
import type { CmsConfig } from '@sveltia/cms'
import { adminPath } from '../../templates/model/urls'
import type { EditorConfig } from './config'
import { formatName, fromFile, toFile } from './format'

const config = (await (await fetch(`${adminPath}/config.json`)).json()) as EditorConfig & CmsConfig
CMS.registerCustomFormat(formatName, 'md', { fromFile, toFile })
void CMS.init({ config })

// Shows the problems that the dev server finds in local files.
const state = document.querySelector('#state')
if (state)
  new EventSource('/__dev/news').onmessage = ({ data }: MessageEvent<string>) => {
    const { problems } = JSON.parse(data) as { problems?: string }
    state.textContent = problems ? `The website stays as it was. ${problems}` : ''
  }
