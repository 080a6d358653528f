/** `npm run edit`: the owner's editor in a browser, beside the live preview of `npm run dev`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { adminPath } from '../../templates/model/urls'
import { makeAdmin } from '../editor/admin'
import type { Admin } from '../editor/admin'
import { runCommand } from '../terminal/explain'
import { readDevFlags, serveDev } from './dev-server'

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}

/** Answers what is asked of the editor. Gives back false for any other address. */
function answerAdmin({ files, policy }: Admin, path: string, response: ServerResponse): boolean {
  if (path === adminPath) response.writeHead(302, { location: `${adminPath}/` }).end()
  else if (!path.startsWith(`${adminPath}/`)) return false
  else {
    const name = path.slice(adminPath.length + 1)
    response
      .writeHead(files.has(name) ? 200 : 404, {
        'content-type': types[extname(name)] ?? 'text/plain',
        'content-security-policy': `${policy}; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      })
      .end(files.get(name))
  }
  return true
}

const started = await runCommand(async () => {
  const flags = readDevFlags()
  return { flags, admin: await makeAdmin(flags) }
})
if (started)
  await serveDev(started.flags, {
    path: '/admin/',
    answerFirst: (_request: IncomingMessage, response, path) => answerAdmin(started.admin, path, response),
  })
