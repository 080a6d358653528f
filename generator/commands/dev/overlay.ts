/** Runs in the browser during `npm run dev`. Reloads the page when it has changed, or shows problems over it. */
import type { News } from './pages'

const overlay = document.createElement('div')
Object.assign(overlay.style, {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '1000',
  maxHeight: '60vh',
  padding: '1rem 1.5rem',
  overflow: 'auto',
  background: '#2a1008',
  color: '#fff',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
})

const version = Number((document.currentScript as HTMLScriptElement).src.split('?')[1])
let stream: EventSource | undefined

/** A browser opens only six connections to a host, so a hidden tab gives its own up. */
function connect(): void {
  stream?.close()
  if (document.hidden) return
  stream = new EventSource('/__dev/news')
  stream.onmessage = ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as News
    if (news.version > version) location.reload()
    overlay.textContent = news.problems ?? ''
    if (news.problems === undefined) overlay.remove()
    else document.body.append(overlay)
  }
}

connect()
document.addEventListener('visibilitychange', connect)
