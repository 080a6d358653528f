/** Runs in the browser at /admin/: starts the editor with our forms and our way of writing files. */
import CMS from '@sveltia/cms'
import type { CmsConfig } from '@sveltia/cms'
import { adminPath } from '../../templates/model/urls'
import type { EditorConfig } from './config'
import { formatName, fromFile, toFile } from './format'
import { problemsInWords } from './problem-words'

declare global {
  interface Window {
    showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>
  }
}

/** The editor wants the folder to be a repository, which it need not be; it must hold what is edited. */
function checkFolder({ media_folder }: EditorConfig, state: Element): void {
  const pick = window.showDirectoryPicker?.bind(window)
  if (!pick) return
  const [needed = ''] = media_folder.split('/')
  window.showDirectoryPicker = async () => {
    const picked = await pick({ id: 'website', mode: 'readwrite' })
    const get = picked.getDirectoryHandle.bind(picked)
    await get(needed).catch((error) => {
      state.textContent = `The folder that you chose holds no folder "${needed}". Choose the one that is named here.`
      throw error
    })
    picked.getDirectoryHandle = (name, options) => get(name === '.git' ? needed : name, options)
    return picked
  }
}

/** What the build says of the files that were saved: its problems, or nothing when all is well. */
function showProblems(config: EditorConfig, state: Element): void {
  const events = new EventSource('/__dev/events')
  events.addEventListener('problems', ({ data }: MessageEvent<string>) => {
    const problems = problemsInWords(JSON.parse(data) as string, config)
    state.textContent = `The website stays as it was. ${problems}`
  })
  for (const name of ['content', 'reload']) events.addEventListener(name, () => (state.textContent = ''))
}

const config = (await (await fetch(`${adminPath}/config.json`)).json()) as EditorConfig & CmsConfig
/** Only where files of this machine are edited. */
const state = document.querySelector('#state')
if (state) {
  checkFolder(config, state)
  showProblems(config, state)
}
CMS.registerCustomFormat(formatName, 'md', { fromFile, toFile })
void CMS.init({ config })
