/** `npm run edit`: the owner's editor in a browser, with the live preview of `npm run dev`. */
import { adminPath } from '../../templates/model/urls'
import { makeAdmin } from '../editor/admin'
import { problemsInWords } from '../editor/problem-words'
import { Reader } from '../read/reader'
import { runCommand } from '../terminal/explain'
import { readDevFlags, serveDev } from './dev/server'

/** Media types by extension; the page has none. Browsers do not need one for fonts. */
const types: Record<string, string> = { '': 'text/html', js: 'text/javascript', json: 'application/json' }

await runCommand(async () => {
  const flags = readDevFlags('edit')
  const { files, policy, config } = await makeAdmin(flags, new Reader(flags).siteFacts.lang)
  await serveDev(flags, {
    path: `${adminPath}/`,
    inWords: (problems) => problemsInWords(problems, config),
    answerFirst(path, response) {
      if (path !== adminPath && !path.startsWith(`${adminPath}/`)) return false
      const name = path.slice(adminPath.length + 1)
      response.writeHead(files.has(name) ? 200 : 404, {
        'content-type': types[name.replace(/.*\./, '')] ?? 'application/octet-stream',
        'content-security-policy': `${policy}; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      })
      response.end(files.get(name))
      return true
    },
  })
})
