/**
 * Starts the server of `npm run dev` and `npm run edit` (renderer.ts) in a process of its own, and a new one when code
 * has changed, because only a new process can load changed code. This one keeps the port and hands over connections.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { announce, connections, listen, portOf } from './listen'
import { follow } from './watch'
import { rebundleProgram } from '../../process/bundle-program.mjs'
import { projectDir, realPath } from '../../process/paths'
import { readFlags } from '../../terminal/flags'

/** Serves the site until the process ends. Prints the address, with `path` behind it. @throws {UsageError} {HelpAsked} */
export async function startServer(command: 'dev' | 'edit', path = ''): Promise<void> {
  const { values } = readFlags(command)
  const wanted = portOf(values.port, 3000)
  let current: ChildProcess | undefined

  async function start(): Promise<void> {
    try {
      const program = await rebundleProgram('generator/commands/dev/renderer.ts')
      current?.kill()
      current = fork(program, [command, ...process.argv.slice(2)], { execArgv: ['--enable-source-maps'] })
      // It was sent something after its end. It has printed why it ended, and the next change starts another.
      current.on('error', () => {})
    } catch (error) {
      const { message } = error as Error
      console.error(`\n${message}`)
      if (current?.connected) current.send(message)
    }
  }

  const server = createServer({ ...connections, pauseOnConnect: true }, (socket) => {
    if (current?.connected) current.send('', socket)
    else socket.destroy()
  })
  const port = await listen(server, wanted, { pauseOnConnect: true })
  const sources = ['templates', 'client', 'generator'].map((name) => realPath(join(projectDir, name)))
  await follow(sources, start)
  announce(port, wanted, path)
}
