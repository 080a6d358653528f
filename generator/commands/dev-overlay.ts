/** Runs in the browser while `npm run dev` does: shows other words, a new page, or problems over the old. */
import { putWords } from './dev-words'

const overlay = document.createElement('pre')
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

const events = new EventSource('/__dev/events')
events.addEventListener('reload', () => location.reload())

// This runs before the scripts of the page have done anything to it.
let last: Promise<Node> = Promise.resolve(document.cloneNode(true))
events.addEventListener('content', () => void renew().catch(() => location.reload()))

async function renew(): Promise<void> {
  overlay.remove()
  const before = last
  const after = (last = read())
  if (!putWords(document, await before, await after)) location.reload()
}

async function read(): Promise<Node> {
  const response = await fetch(location.href)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

events.addEventListener('problems', ({ data }: MessageEvent<string>) => {
  overlay.textContent = JSON.parse(data) as string
  document.body.append(overlay)
})
