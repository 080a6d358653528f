/**
 * Runs in the browser at /admin/: keeps the editor from asking others than it must, and starts it with the forms and the
 * format.
 */
import { adminPath } from '../../templates/model/urls'
import { fromFile, toFile } from './format'
import { formatName, githubApi } from './names'
import type { EditorPage } from './config'
import { problemsInWords } from './problem-words'

declare global {
  interface Window {
    CMS_MANUAL_INIT: boolean
    CMS: {
      registerCustomFormat: (name: string, extension: string, format: object) => void
      init: (options: object) => Promise<void>
    }
    showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>
  }
}

const ask = window.fetch.bind(window)

/** The editor looks for updates, the state of GitHub and its own translations elsewhere: only the last are here. */
function answerHere({ folders }: EditorPage): void {
  const origins = [location.origin, ...(folders ? [] : [githubApi])]
  window.fetch = (input, options) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (origins.includes(address.origin) || /^(blob|data):$/.test(address.protocol))
      return address.href === `${githubApi}/user`
        ? ask(input, options).then(withoutPicture)
        : ask(input, options)
    const translation = /\/locales\/[\w-]+\.json$/.exec(address.pathname)?.[0]
    return translation
      ? ask(`${adminPath}/package${translation}`)
      : Promise.reject(new TypeError(`${address.origin} is not asked`))
  }
}

/** Of who signs in: another host has their picture. */
async function withoutPicture(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  return Response.json({ ...((await answer.json()) as object), avatar_url: null })
}

/** The folder must be that of the website. The editor also wants it to be a repository, which it need not be. */
function checkFolder(folders: readonly string[]): void {
  const pick = window.showDirectoryPicker?.bind(window)
  if (!pick) return
  window.showDirectoryPicker = async () => {
    const picked = await pick({ id: 'website', mode: 'readwrite' })
    const get = picked.getDirectoryHandle.bind(picked)
    for (const path of folders) {
      let at = picked
      for (const name of path.split('/')) at = await at.getDirectoryHandle(name).catch(() => refuse(path))
    }
    picked.getDirectoryHandle = (name, options) =>
      name === '.git' ? Promise.resolve(picked) : get(name, options)
    return picked
  }
}

function refuse(missing: string): never {
  tell(`The folder that you chose holds no folder "${missing}". Choose the folder that is named above.`)
  throw new DOMException('another folder was picked', 'AbortError')
}

const tell = (words: string) => (document.querySelector('#state')!.textContent = words)

/** What the build says of the files that were saved: its problems, or nothing when all is well. */
function showProblems({ config }: EditorPage): void {
  const events = new EventSource('/__dev/events')
  events.addEventListener('problems', ({ data }: MessageEvent<string>) =>
    tell(`The website stays as it was. ${problemsInWords(JSON.parse(data) as string, config)}`),
  )
  for (const name of ['content', 'reload']) events.addEventListener(name, () => tell(''))
}

const page = (await (await ask(`${adminPath}/page.json`)).json()) as EditorPage
answerHere(page)
if (page.folders) {
  checkFolder(page.folders)
  showProblems(page)
}
window.CMS_MANUAL_INIT = true
const script = Object.assign(document.createElement('script'), { src: `${adminPath}/editor.js` })
script.addEventListener('load', () => {
  window.CMS.registerCustomFormat(formatName, 'md', { fromFile, toFile })
  void window.CMS.init({ config: page.config })
})
document.head.append(script)
