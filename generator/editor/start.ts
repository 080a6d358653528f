/** Starts the editor with our forms and our way of writing files. */
import CMS from '@sveltia/cms'
import type { CmsConfig } from '@sveltia/cms'
import { adminPath } from '../../templates/model/urls'
import type { EditorConfig } from './config'
import { formatName, fromFile, toFile } from './format'

const config = (await (await fetch(`${adminPath}/config.json`)).json()) as EditorConfig & CmsConfig
CMS.registerCustomFormat(formatName, 'md', { fromFile, toFile })
void CMS.init({ config })

// Shows what the dev server reports about local files: changes made by others, and problems the build finds.
const state = document.querySelector('#state')
if (state) {
  const own = noteWrites()
  const outside = new Set<string>()
  new EventSource('/__dev/news').onmessage = ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as { changed: string[]; problems?: string }
    const names = news.changed.map((path) => path.replace(/.*[/\\]/, ''))
    // The dev server reports a write after about 0.1 s, and later on a busy machine.
    const isOwn = (name: string) => Date.now() - (own.get(name) ?? 0) < 10_000 // ms
    for (const name of names) if (name.endsWith('.md') && !isOwn(name)) outside.add(name)
    const lines = [
      outside.size > 0 &&
        `Changed outside of this page: ${listed(outside)}. Reload it before you go on, or a save puts the old words back.`,
      news.problems && `The website stays as it was. ${news.problems}`,
    ]
    state.textContent = lines.filter(Boolean).join('\n')
  }
}

function listed(names: ReadonlySet<string>): string {
  const first = [...names].slice(0, 3).join(', ')
  return names.size > 3 ? `${first} and others` : first
}

/** Notes when this page writes or removes a file, by its name. */
function noteWrites(): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  const note = (
    owner: object,
    method: string,
    nameOf: (handle: FileSystemHandle, args: unknown[]) => unknown,
  ) => {
    const methods = owner as Record<string, ((...args: unknown[]) => unknown) | undefined>
    const original = methods[method]
    // A browser may lack the method, and the editor asks whether it does.
    if (!original) return
    methods[method] = function (this: FileSystemHandle, ...args: unknown[]) {
      times.set(String(nameOf(this, args)), Date.now())
      return original.apply(this, args)
    }
  }
  note(FileSystemFileHandle.prototype, 'createWritable', ({ name }) => name)
  note(FileSystemFileHandle.prototype, 'move', (_, args) => args.at(-1))
  note(FileSystemDirectoryHandle.prototype, 'removeEntry', (_, [name]) => name)
  return times
}
