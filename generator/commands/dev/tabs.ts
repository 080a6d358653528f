/**
 * Runs in the browser, once for all tabs: hears the news of the dev server and passes them on. A browser opens six
 * connections to a host, so that a stream of its own for each tab would keep the seventh from loading.
 */
const tabs: MessagePort[] = []
let last: string | undefined

const stream = new EventSource('/__dev/news')
stream.onmessage = ({ data }: MessageEvent<string>) => {
  last = data
  for (const tab of tabs) tab.postMessage(data)
}
// Another server has answered, and the browser tries no more: the next tab starts anew.
stream.onerror = () => stream.readyState === EventSource.CLOSED && close()

addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports
  tabs.push(tab!)
  if (last !== undefined) tab!.postMessage(last)
})
