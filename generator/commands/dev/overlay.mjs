// @ts-check
/** Runs in the browser during `npm run dev`. Reloads the page when it has changed, or shows problems over it. */
const overlay = document.createElement('div')
overlay.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 1000; max-height: 60vh; padding: 1rem 1.5rem; overflow: auto; ' +
  'background: #2a1008; color: #fff; font: 14px/1.5 monospace; white-space: pre-wrap'

const { src } = /** @type {HTMLScriptElement} */ (document.currentScript)
const version = Number(src.split('?')[1])

/** Not every browser connects again by itself, when the server starts anew with changed code. */
function connect() {
  const stream = new EventSource('/__dev/news')
  stream.onmessage = ({ data }) => {
    const news = /** @type {import('./renderer').News} */ (JSON.parse(data))
    if (news.version > version) location.reload()
    overlay.textContent = news.problems ?? ''
    if (news.problems === undefined) overlay.remove()
    else document.body.append(overlay)
  }
  stream.onerror = () => {
    stream.close()
    setTimeout(connect, 100)
  }
}

connect()
