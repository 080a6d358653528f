/** `npm run edit`: the owner's editor in a browser, beside the live preview of `npm run dev`. */
import type { ServerResponse } from 'node:http'
import { adminPath } from '../../templates/model/urls'
import { makeAdmin } from '../editor/admin'
import type { Admin } from '../editor/admin'
import { runCommand } from '../terminal/explain'
import { readDevFlags, serveDev } from './dev-server'

/** By the ending of a name; the page has none. Of fonts a browser need not be told. */
const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
}

/** Answers what is asked of the editor. Gives back false for any other address. */
function answer({ files, policy }: Admin, path: string, response: ServerResponse): boolean {
  if (path !== adminPath && !path.startsWith(`${adminPath}/`)) return false
  const name = path.slice(adminPath.length + 1)
  const type = types[name.replace(/.*\./, '')] ?? 'application/octet-stream'
  response.writeHead(files.has(name) ? 200 : 404, {
    'content-type': type,
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'cache-control': 'no-store',
  })
  response.end(files.get(name))
  return true
}

const started = await runCommand(async () => {
  const flags = readDevFlags()
  return { flags, admin: await makeAdmin(flags) }
})
if (started)
  await serveDev(started.flags, {
    path: `${adminPath}/`,
    answerFirst: (path, response) => answer(started.admin, path, response),
  })
