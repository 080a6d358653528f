/**
 * Runs in the browser as one SharedWorker for all tabs, and passes the dev server's news to them. A browser opens only
 * six connections to a host, so with one stream per tab the seventh tab could not load.
 */
const tabs: MessagePort[] = []
let last: string | undefined

const stream = new EventSource('/__dev/news')
stream.onmessage = ({ data }: MessageEvent<string>) => {
  last = data
  for (const tab of tabs) tab.postMessage(data)
}
// The browser does not retry after another server's answer, so the next tab starts a new worker.
stream.onerror = () => stream.readyState === EventSource.CLOSED && close()

addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports
  tabs.push(tab!)
  if (last !== undefined) tab!.postMessage(last)
})
