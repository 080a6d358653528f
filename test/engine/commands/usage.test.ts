import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listen } from '../../../generator/commands/dev/listen'
import { explain } from '../../../generator/terminal/explain'
import { readFlags, readNumber } from '../../../generator/terminal/flags'
import { projectDir } from '../../../generator/process/paths'
import { everything } from '../../helpers/everything'

const { scripts } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** What a command does with its arguments. It is ended, and fails the test, when it takes long. */
const run = (script: string, ...args: string[]) =>
  new Promise<{ code: number | string; stdout: string; stderr: string }>((resolve) => {
    // Of several programs, npm gives the arguments to the last.
    const words = scripts[script]!.split(' && ').at(-1)!.split(' ').slice(1)
    execFile(
      process.execPath,
      [...words, ...args],
      { cwd: projectDir, timeout: 20_000, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => resolve({ code: error ? (error.code ?? 'killed') : 0, stdout, stderr }),
    )
  })

const usage = suite('every command')

/** Prettier's own program. */
const foreign = ['format']

/** Other mistakes, and what is said of them; the first four are of all kinds. */
const mistakes: [script: string, args: string[], said: RegExp][] = [
  ['dev', ['--port', 'abc'], /^--port is "abc"; write a number from 0 to 65535$/],
  [
    'dev',
    ['--port'],
    /^Option '--port <value>' argument missing; flags: --port, --content, --public, --out$/,
  ],
  ['preview', ['4000'], /^Unexpected argument '4000'; flags: --port, --out$/],
  ['links', ['--out', '/nowhere'], /^there is no site at \/nowhere; run npm run build first$/],
  ['screenshots', ['--widths', '360,wide'], /^one of --widths is "wide"; write a number from 1 to 10000$/],
  ['bench', ['many'], /^how many is "many"; write a number from 0 to 1000000$/],
  ['speed', ['0'], /^the number of runs is "0"; write a number from 1 to 1000$/],
  ['fuzz', ['--only', 'x'], /^--only is "x"; write a number from 0 to 999999999$/],
  ['kill-test', ['10', '20'], /^the number of builds to kill is "10 20"; write a number/],
]

usage('refuses in one line what it does not know, and ends with 1', async () => {
  const unknown = /^Unknown option '--no-such-flag'; (flags: --\w+|there are no flags$)/
  const asked = everything ? Object.keys(scripts).filter((script) => !foreign.includes(script)) : ['test']
  const cases = asked
    .map((script): (typeof mistakes)[number] => [script, ['--no-such-flag'], unknown])
    .concat(everything ? mistakes : mistakes.slice(0, 4))
  const work = async () => {
    for (let next = cases.shift(); next; next = cases.shift()) {
      const [script, args, said] = next
      const { code, stdout, stderr } = await run(script, ...args)
      assert.equal({ script, code, stdout }, { script, code: 1, stdout: '' }, stderr)
      assert.match(stderr, /^[^\n]+\n$/, script)
      assert.match(stderr.trim(), said, script)
    }
  }
  // One for each core of a small machine.
  await Promise.all([work(), work()])
})

usage('says in one line which port is refused', async () => {
  const server = createServer()
  const real = server.listen.bind(server)
  // The first port is one that only the administrator may take.
  server.listen = (() => {
    process.nextTick(() => server.emit('error', Object.assign(new Error('listen'), { code: 'EACCES' })))
    return server
  }) as typeof real
  const said = await listen(server, 80).then(String, explain)
  assert.is(said, 'cannot listen on port 80 (EACCES)')
})

usage('knows a value from a flag, and a number from other words', () => {
  const said = (act: () => unknown) => {
    try {
      return JSON.stringify(act())
    } catch (error) {
      return explain(error)
    }
  }
  const options = { out: { type: 'string' }, all: { type: 'boolean' } } as const
  const read = (...args: string[]) => said(() => readFlags({ args, options }).values)
  assert.is(read('--out', 'a', '--all'), '{"out":"a","all":true}')
  const known = 'flags: --out, --all'
  assert.is(read('--out', '-a'), `Option '--out' argument is ambiguous; ${known}`)
  assert.is(read('--all=yes'), `Option '--all' does not take an argument; ${known}`)
  assert.is(read('-x'), `Unknown option '-x'; ${known}`)
  for (const text of ['', ' 1', '1e1', '-1', '0x1', '11', '9'.repeat(30)])
    assert.is(
      said(() => readNumber(text, 'N', [1, 10])),
      `N is "${text}"; write a number from 1 to 10`,
    )
  assert.is(
    said(() => readNumber('10', 'N', [1, 10])),
    '10',
  )
})

usage.run()
