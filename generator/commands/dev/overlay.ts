/** Runs in the browser during `npm run dev`. Replaces changed text, reloads the page, or shows problems over it. */
import type { News } from './messages'

const overlay = document.createElement('div')
Object.assign(overlay.style, {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '1000',
  maxHeight: '60vh',
  margin: '0',
  padding: '1rem 1.5rem',
  overflow: 'auto',
  background: '#2a1008',
  color: '#fff',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
})

const { src } = document.currentScript as HTMLScriptElement
const versionIn = (address: string) => Number(new URL(address).search.slice(1))
let version = versionIn(src)
// A copy of the page from before its scripts changed anything.
let shown: Node = document.cloneNode(true)

let news: Pick<News, 'version'> = { version }
const { port } = new SharedWorker('/__dev/tabs.js')
port.onmessage = ({ data }: MessageEvent<string>) => {
  const { whole, problems } = (news = JSON.parse(data) as News)
  if (whole > version) location.reload()
  else void renew().catch(() => location.reload())
  if (problems === undefined) overlay.remove()
  else showProblems(problems)
}

let isRenewing = false

/** Fetches the page until it is of the latest version. Changes that arrive meanwhile are covered by one more fetch. */
async function renew(): Promise<void> {
  if (isRenewing) return
  isRenewing = true
  while (news.version > version) {
    const before = shown
    const after = (shown = await read())
    version = versionIn([...after.scripts].find(isOverlay)?.src ?? src)
    if (!putWords(document, before, after)) return location.reload()
  }
  isRenewing = false
}

async function read(): Promise<Document> {
  const response = await fetch(location.href)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Shows problems over the page: how many there are, and each with its place in bold. */
function showProblems(text: string): void {
  // A problem starts with its place: "content/about.md:4:1  ".
  const parts = text.replace(/\n\n.*nothing was written$/, '').split(/^(\S.*?:\d+:\d+)(?= {2})/m)
  const count = (parts.length - 1) / 2
  const heading = document.createElement('h2')
  Object.assign(heading.style, { font: '700 18px/1.5 sans-serif', margin: '0 0 0.5rem', color: '#fff' })
  const problems = count > 1 ? `${count} problems` : 'A problem'
  heading.textContent = document.querySelector('main') ? `${problems}, the last good page is shown` : problems
  overlay.replaceChildren(heading, ...parts.map((part, i) => (i % 2 ? bold(part) : part)))
  document.body.append(overlay)
}

function bold(text: string): HTMLElement {
  const element = document.createElement('b')
  element.textContent = text
  return element
}

/**
 * Puts the text that differs between two versions of a page into the page as it is shown. What scripts have done, the
 * scroll position and what is open stay as they are. Returns false and changes nothing when the versions differ in
 * more than text.
 */
function putWords(shown: Node, before: Node, after: Node): boolean {
  const changes: (() => void)[] = []
  const only = onlyWords(shown, before, after, changes)
  if (only) for (const change of changes) change()
  return only
}

function onlyWords(shown: Node | undefined, before: Node, after: Node, changes: (() => void)[]): boolean {
  if (before.isEqualNode(after) || isOverlay(before)) return true
  if (shown?.nodeName !== before.nodeName || before.nodeName !== after.nodeName) return false
  if (before instanceof Text) {
    changes.push(() => (shown.nodeValue = after.nodeValue))
    return true
  }
  // The page's policy blocks new styles, and what was in a template is already on the page.
  if (before instanceof HTMLStyleElement || before instanceof HTMLTemplateElement) return false
  if (!before.cloneNode().isEqualNode(after.cloneNode())) return false
  const [children, next] = [[...before.childNodes], [...after.childNodes]]
  return (
    children.length === next.length &&
    children.every((child, i) => onlyWords(shown.childNodes[i], child, next[i]!, changes))
  )
}

/** True for this script, whose address differs between the versions of a page. */
const isOverlay = (node: Node) =>
  node instanceof HTMLScriptElement && node.src.split('?')[0] === src.split('?')[0]
