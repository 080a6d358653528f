/** Runs in the browser while `npm run dev` does: loads the page again, or shows problems over it. */
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
events.addEventListener('problems', ({ data }: MessageEvent<string>) => {
  overlay.textContent = JSON.parse(data) as string
  document.body.append(overlay)
})
